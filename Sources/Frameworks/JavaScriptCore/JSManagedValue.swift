import Foundation

/// Keeps a value.
///
/// - Linux: works
open class JSManagedValue: NSObject {
    private let kept: JSValue?

    public init!(value: JSValue!) { kept = value }

    public init!(value: JSValue!, andOwner owner: Any!) { kept = value }

    open var value: JSValue! { kept }
}
