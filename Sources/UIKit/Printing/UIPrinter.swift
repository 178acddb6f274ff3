import Foundation

/// A printer of the desktop, by its address. What a printer can do is not known here.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// The address, whose last component is the name of the printer.
    open private(set) var url: URL

    /// Names a printer by its address. Nothing is asked of it.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The name of the printer.
    open var displayName: String { url.lastPathComponent }
    /// Nil: unknown.
    open var displayLocation: String? { nil }
    /// Nil: unknown.
    open var makeAndModel: String? { nil }
}
