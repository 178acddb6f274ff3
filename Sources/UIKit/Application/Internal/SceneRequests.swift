import Foundation

/// The application's requests to open, activate or close scenes. They are performed before the next frame or in the
/// next block of the main queue, so that a request never calls back before it has returned.
@MainActor
final class SceneRequests {
    private var pending: [@MainActor () -> Void] = []

    func add(_ request: @escaping @MainActor () -> Void) {
        pending.append(request)
        // There are no frames while no window is visible.
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.serve() } }
    }

    func serve() {
        while !pending.isEmpty { pending.removeFirst()() }
    }

    func forget() { pending = [] }
}
