import Foundation

/// How a text is looked for in a page.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        copy.backwards = backwards
        copy.caseSensitive = caseSensitive
        copy.wraps = wraps
        return copy
    }
}

/// Whether a text was found in a page.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
    private let isFound: Bool

    init(_ isFound: Bool) { self.isFound = isFound }

    open var matchFound: Bool { isFound }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
