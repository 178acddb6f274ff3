import Foundation

/// Scenes that the application wants opened, shown or closed. Served before the next frame or with the next work of the main queue, so
/// that a request never calls back before it returned.
@MainActor
final class SceneRequests {
    private var pending: [@MainActor () -> Void] = []

    func add(_ request: @escaping @MainActor () -> Void) {
        pending.append(request)
        // While no window is visible there are no frames.
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.serve() } }
    }

    func serve() {
        while !pending.isEmpty { pending.removeFirst()() }
    }

    func forget() { pending = [] }
}
