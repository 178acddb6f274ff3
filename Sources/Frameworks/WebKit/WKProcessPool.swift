import Foundation

/// Names the web views that share a process. There is none for pages.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKProcessPool: NSObject, @preconcurrency NSSecureCoding {
    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}
}
