import Foundation

/// The principal object of an extension, which a host would call. Declared for source that has extensions beside an
/// application; never called here.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Would begin the extension's work for a host.
    func beginRequest(with context: NSExtensionContext)
}
