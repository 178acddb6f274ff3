import Foundation

/// - Linux: works
///
/// A value of the store of events, which the program makes. None is ever saved.
open class EKObject: NSObject {
    let identifier = UUID().uuidString

    /// True: nothing has been saved.
    open var hasChanges: Bool { true }

    /// True: nothing has been saved.
    open var isNew: Bool { true }

    /// - Linux: no effect
    open func reset() {}

    /// - Linux: no effect
    open func rollback() {}

    /// Returns false: there is nothing saved that the object could become.
    open func refresh() -> Bool { false }
}
