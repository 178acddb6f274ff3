import Foundation

/// Compiled rules about what pages may load. There are none.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    private let ownIdentifier: String

    init(_ identifier: String) { ownIdentifier = identifier }

    open var identifier: String! { ownIdentifier }
}
