import Foundation

/// Tells the delegate of a stream what happens, in the run loops that the stream is scheduled in.
// Sound: all state is used under the lock; the delegate is called in its run loop.
final class StreamEvents: @unchecked Sendable {
    private let lock = NSLock()
    /// Set when the stream is created.
    weak var stream: Stream?
    private weak var receiver: (any StreamDelegate)?
    private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    var delegate: (any StreamDelegate)? {
        get { lock.withLock { receiver } }
        set { lock.withLock { receiver = newValue } }
    }

    func add(_ loop: RunLoop, _ mode: RunLoop.Mode) { lock.withLock { places.append((loop, mode)) } }

    func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.withLock { places.removeAll { $0.loop === loop && $0.mode == mode } }
    }

    func send(_ event: Stream.Event) {
        guard let place = lock.withLock({ receiver == nil ? nil : places.first }) else { return }
        place.loop.perform(inModes: [place.mode]) { [self] in
            guard let stream, let delegate else { return }
            delegate.stream(stream, handle: event)
        }
    }
}
