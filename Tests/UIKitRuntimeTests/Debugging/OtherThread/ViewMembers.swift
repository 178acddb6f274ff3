import UIKit

/// Calls every member of a class of views that needs no argument: sets each property to the value that it has, and calls
/// the methods without parameters.
@MainActor enum ViewMembers {
    /// Takes the name of a member in Objective-C, and a call of it.
    typealias MemberCall = (_ name: String, _ body: @escaping @MainActor () -> Void) -> Void
}
