import Foundation

/// How a menu shows its elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The number of lines that titles of elements may take; 0, the default, is that of the system.
    open var maximumNumberOfTitleLines = 0

    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
