import Foundation

extension UIApplication {
    /// Opens a URL with the program that the user chose for its type, and returns whether a program was started.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

extension UIScene {
    /// Opens a URL with the program that the user chose for its type, and returns whether a program was started.
    @discardableResult
    public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}
