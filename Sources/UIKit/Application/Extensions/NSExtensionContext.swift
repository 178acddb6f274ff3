import Foundation

/// What an extension of an application receives from its host. The system runs no extensions here, so that no code gets
/// an object with items: ``UIViewController/extensionContext`` is nil.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    public override init() {
        super.init()
    }

    /// The items of the host; empty, as there is no host.
    open var inputItems: [Any] { [] }
}

/// The principal object of an extension, which a host would call. Declared for source that has extensions beside an
/// application; never called here.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Would begin the extension's work for a host.
    func beginRequest(with context: NSExtensionContext)
}
