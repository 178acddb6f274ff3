internal import CSDL2
import Foundation

/// Wakes SDL's event wait when `DispatchQueue.main` has work.
///
/// A thread of its own waits on the main queue's handle and pushes an SDL event. The handle stays readable until the
/// main thread has served the queue, so the thread looks again only after ``arm()``.
@MainActor
final class MainQueueWaker {
    /// The pushed event's type, of SDL's range for applications.
    static let eventType: UInt32 = SDL_RegisterEvents(1)

    private let armed = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    /// Written to end the thread while it waits.
    private let endPipe: [Int32]
    private var isArmed = false

    init() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fatalError("pipe: \(String(cString: strerror(errno)))") }
        endPipe = ends
        let queueHandle = _dispatch_get_main_queue_handle_4CF()
        let endHandle = ends[0]
        let type = Self.eventType
        let (armed, ended) = (armed, ended)
        let thread = Thread {
            while true {
                armed.wait()
                var handles = [
                    pollfd(fd: queueHandle, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: endHandle, events: Int16(POLLIN), revents: 0),
                ]
                while poll(&handles, 2, -1) < 0, errno == EINTR {}
                if handles[1].revents != 0 { break }
                Self.push(type)
            }
            ended.signal()
        }
        thread.name = "main queue waker"
        thread.stackSize = 256 * 1024
        thread.start()
    }

    /// Call before waiting for events, after the main queue was served.
    func arm() {
        guard !isArmed else { return }
        isArmed = true
        armed.signal()
    }

    /// The event came: the thread waits for the next ``arm()``.
    func wasPushed() {
        isArmed = false
    }

    /// Wakes the event wait now.
    func push() {
        Self.push(Self.eventType)
    }

    func stop() {
        var byte: UInt8 = 1
        write(endPipe[1], &byte, 1)
        armed.signal()
        ended.wait()
        close(endPipe[0])
        close(endPipe[1])
    }

    private nonisolated static func push(_ type: UInt32) {
        var event = SDL_Event()
        event.type = type
        SDL_PushEvent(&event)
    }
}
