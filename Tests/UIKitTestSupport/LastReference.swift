import Foundation
import Synchronization
import Testing

/// The only reference to an object, to be given up on any thread.
final class LastReference<Object: AnyObject & Sendable>: Sendable {
    private let object: Mutex<Object?>

    @MainActor init(_ make: () -> Object) {
        object = Mutex(make())
    }

    /// Releases the object on the calling thread. Its memory stays until then.
    nonisolated func drop() {
        var last: Object?
        object.withLock { swap(&last, &$0) }
    }

    /// Releases the object on another thread while the main actor waits: what the release left to the main queue has not been done
    /// when it returns.
    @MainActor func dropWhileTheMainActorIsBusy() {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            self.drop()
            done.signal()
        }
        done.wait()
    }
}

/// The threads that are not the main actor's, for parameterised tests.
enum OtherThread: CaseIterable {
    case queue, task

    /// Releases the object there. What the release left to the main queue has been done when it returns.
    @MainActor func drop<Object>(_ reference: LastReference<Object>) async {
        switch self {
        case .queue:
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    reference.drop()
                    continuation.resume()
                }
            }
        case .task:
            await Task.detached { reference.drop() }.value
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

/// What deinitializers of a test's classes tell, from any thread.
enum Deinits {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    private static let told = Mutex<[String]>([])

    static func tell(_ name: String) {
        let isMain = DispatchQueue.getSpecific(key: key) == true
        told.withLock { $0.append(isMain ? name : "\(name) elsewhere") }
    }

    static func take() -> [String] {
        var taken: [String] = []
        told.withLock { swap(&$0, &taken) }
        return taken
    }
}
