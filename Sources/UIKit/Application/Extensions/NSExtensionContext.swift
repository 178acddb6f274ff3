import Foundation

/// What an extension of an application receives from its host. The system runs no extensions here, so that no code gets
/// a context with items: ``UIViewController/extensionContext`` is nil.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    public override init() {
        super.init()
    }

    /// The items of the host; empty, as there is no host.
    open var inputItems: [Any] { [] }

    /// Calls the handler with false: nothing has expired, and no host waits for the items.
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Does nothing: no host waits for the error.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
    open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        UIApplication.shared.open(URL) { completionHandler?($0) }
    }
}
