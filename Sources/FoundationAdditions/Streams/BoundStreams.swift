import Foundation

/// The end of a pair of streams that is read from.
final class BoundInputStream: InputStream {
    private let pipe: StreamPipe
    private let events = StreamEvents()

    init(_ pipe: StreamPipe) {
        self.pipe = pipe
        super.init(data: Data())
        events.stream = self
        pipe.readerEvent = { [weak self] in self?.events.send($0) }
    }

    override func open() { pipe.openReader() }
    override func close() { pipe.closeReader() }
    override var streamStatus: Status { pipe.statusOfReader }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { pipe.hasBytes }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        pipe.read(into: buffer, limit: len)
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override var delegate: (any StreamDelegate)? {
        get { events.delegate }
        set { events.delegate = newValue }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        events.add(aRunLoop, mode)
        if hasBytesAvailable { events.send(.hasBytesAvailable) }
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }
}

/// The end of a pair of streams that is written to.
final class BoundOutputStream: OutputStream {
    // Set after the initializer of the class, whose only one without arguments is required.
    private var pipe = StreamPipe(capacity: 1)
    private let events = StreamEvents()

    convenience init(_ pipe: StreamPipe) {
        self.init(toMemory: ())
        self.pipe = pipe
        events.stream = self
        pipe.writerEvent = { [weak self] in self?.events.send($0) }
    }

    required init(toMemory: ()) { super.init(toMemory: ()) }

    override func open() { pipe.openWriter() }
    override func close() { pipe.closeWriter() }
    override var streamStatus: Status { pipe.statusOfWriter }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { pipe.hasSpace }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        pipe.write(buffer, count: len)
    }

    override var delegate: (any StreamDelegate)? {
        get { events.delegate }
        set { events.delegate = newValue }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        events.add(aRunLoop, mode)
        if hasSpaceAvailable { events.send(.hasSpaceAvailable) }
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }
}
