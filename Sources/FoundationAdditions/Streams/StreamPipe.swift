import Foundation

/// The bytes on their way from an output stream to an input stream.
// Sound: all state is used under the lock of the condition.
final class StreamPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var writerStatus = Stream.Status.notOpen
    private var readerStatus = Stream.Status.notOpen

    /// What happens at the two ends: called without the lock.
    var readerEvent: ((Stream.Event) -> Void)?
    var writerEvent: ((Stream.Event) -> Void)?

    init(capacity: Int) { self.capacity = capacity }

    var statusOfReader: Stream.Status {
        condition.withLock { readerStatus == .open && isAtEnd ? .atEnd : readerStatus }
    }
    var statusOfWriter: Stream.Status { condition.withLock { writerStatus } }
    var hasBytes: Bool { condition.withLock { readerStatus == .open && !bytes.isEmpty } }
    var hasSpace: Bool { condition.withLock { isWritable && bytes.count < capacity } }

    private var isAtEnd: Bool { writerStatus == .closed && bytes.isEmpty }
    private var isWritable: Bool { writerStatus == .open && readerStatus != .closed }

    func openReader() {
        let isOpened = open(\.readerStatus)
        if isOpened { readerEvent?(.openCompleted) }
        if hasBytes { readerEvent?(.hasBytesAvailable) }
    }

    func openWriter() {
        let isOpened = open(\.writerStatus)
        if isOpened { writerEvent?(.openCompleted) }
        if isOpened, hasSpace { writerEvent?(.hasSpaceAvailable) }
    }

    private func open(_ status: ReferenceWritableKeyPath<StreamPipe, Stream.Status>) -> Bool {
        condition.withLock {
            guard self[keyPath: status] == .notOpen else { return false }
            self[keyPath: status] = .open
            condition.broadcast()
            return true
        }
    }

    func closeReader() {
        condition.withLock {
            readerStatus = .closed
            bytes = []
            condition.broadcast()
        }
    }

    func closeWriter() {
        let isEnd = condition.withLock {
            defer { writerStatus = .closed }
            condition.broadcast()
            return writerStatus != .closed && bytes.isEmpty
        }
        if isEnd { readerEvent?(.endEncountered) }
    }

    /// Waits for bytes, and takes up to `limit` of them. Returns 0 at the end, and -1 if the stream is not open.
    func read(into buffer: UnsafeMutablePointer<UInt8>, limit: Int) -> Int {
        let (count, event) = condition.withLock { () -> (Int, Stream.Event?) in
            while readerStatus == .open, bytes.isEmpty, writerStatus != .closed { condition.wait() }
            guard readerStatus == .open else { return (-1, nil) }
            let count = min(limit, bytes.count)
            for index in 0..<count { buffer[index] = bytes[index] }
            bytes.removeFirst(count)
            condition.broadcast()
            return (count, !bytes.isEmpty ? .hasBytesAvailable : count > 0 && isAtEnd ? .endEncountered : nil)
        }
        if count > 0, hasSpace { writerEvent?(.hasSpaceAvailable) }
        if let event { readerEvent?(event) }
        return count
    }

    /// Waits for space, and writes as many bytes as fit. Returns -1 if one of the streams is closed.
    func write(_ buffer: UnsafePointer<UInt8>, count: Int) -> Int {
        let written = condition.withLock { () -> Int in
            while isWritable, bytes.count >= capacity { condition.wait() }
            guard isWritable else { return -1 }
            let written = min(count, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: written))
            condition.broadcast()
            return written
        }
        if written > 0, hasBytes { readerEvent?(.hasBytesAvailable) }
        if written > 0, hasSpace { writerEvent?(.hasSpaceAvailable) }
        return written
    }
}
