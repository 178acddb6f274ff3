import Foundation

/// The scheme, host and port of a page.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    private let url: URL?

    init(_ url: URL?) { self.url = url }

    open var `protocol`: String { url?.scheme ?? "" }

    open var host: String { url?.host ?? "" }

    /// The port of the address; 0 if the address has none.
    open var port: Int { url?.port ?? 0 }
}
