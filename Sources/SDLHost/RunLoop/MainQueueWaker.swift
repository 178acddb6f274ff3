internal import CSDL2
import Foundation
import Synchronization

/// Wakes SDL's event wait when `DispatchQueue.main` has work or a timer of `RunLoop.main` is due.
///
/// A thread waits on their file descriptors and pushes an SDL event. A descriptor stays readable until the main thread
/// has done the work, so the thread waits again only after ``arm()``.
@MainActor
final class MainQueueWaker {
    /// The type of the pushed event, registered in SDL's range for applications.
    static let eventType: UInt32 = SDL_RegisterEvents(1)

    private let armed = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    /// Written to in order to end the thread while it waits.
    private let endPipe: [Int32]
    private var isArmed = false
    private let runLoopHandle: Int32?
    private let watchesRunLoop = Flag()

    private final class Flag: Sendable {
        let value = Atomic(false)
    }

    init() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fatalError("pipe: \(String(cString: strerror(errno)))") }
        endPipe = ends
        let queueHandle = _dispatch_get_main_queue_handle_4CF()
        let endHandle = ends[0]
        let type = Self.eventType
        runLoopHandle = RunLoopHandle.find()
        let (armed, ended, watchesRunLoop, runLoopHandle) = (armed, ended, watchesRunLoop, runLoopHandle ?? -1)
        let thread = Thread {
            while true {
                armed.wait()
                var handles = [
                    pollfd(fd: queueHandle, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: endHandle, events: Int16(POLLIN), revents: 0),
                    // poll ignores negative descriptors.
                    pollfd(
                        fd: watchesRunLoop.value.load(ordering: .relaxed) ? runLoopHandle : -1, events: Int16(POLLIN),
                        revents: 0),
                ]
                while poll(&handles, nfds_t(handles.count), -1) < 0, errno == EINTR {}
                if handles[1].revents != 0 { break }
                Self.push(type)
            }
            ended.signal()
        }
        thread.name = "main queue waker"
        thread.stackSize = 256 * 1024
        thread.start()
    }

    /// Called before waiting for events, after the main queue was served.
    func arm() {
        guard !isArmed else { return }
        isArmed = true
        // A descriptor that is readable after its work was done would wake the loop endlessly.
        let isQuiet = runLoopHandle.map { !RunLoopHandle.isReadable($0) } ?? false
        watchesRunLoop.value.store(isQuiet, ordering: .relaxed)
        armed.signal()
    }

    /// Called when the event was received: the thread waits for the next ``arm()``.
    func wasPushed() {
        isArmed = false
    }

    /// Wakes the event wait immediately.
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
