import Foundation

/// - Linux: no effect
///
/// Called when the user taps an item.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// - Linux: no effect
///
/// A setting below the text of a post. The properties are kept, and not shown.
open class SLComposeSheetConfigurationItem: NSObject {
    // The argument makes the initializer another one than NSObject's, which is not optional and not inherited now.
    public init!(_ nothing: Void = ()) { super.init() }

    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
}
