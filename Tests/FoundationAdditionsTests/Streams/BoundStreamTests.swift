import Foundation
import FoundationAdditions
import Testing

struct BoundStreamTests {
    private func streams(_ size: Int) throws -> (InputStream, OutputStream) {
        var (input, output): (InputStream?, OutputStream?)
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        let (reader, writer) = (try #require(input), try #require(output))
        reader.open()
        writer.open()
        return (reader, writer)
    }

    private func read(_ count: Int, from stream: InputStream) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: count)
        return Array(buffer[..<max(stream.read(&buffer, maxLength: count), 0)])
    }

    @Test func whatIsWrittenIsRead() throws {
        let (reader, writer) = try streams(8)
        #expect(!reader.hasBytesAvailable && writer.hasSpaceAvailable)
        #expect(writer.write([1, 2, 3], maxLength: 3) == 3)
        #expect(reader.hasBytesAvailable)
        #expect(read(2, from: reader) == [1, 2])
        #expect(read(2, from: reader) == [3])
    }

    @Test func onlyWhatFitsIsWritten() throws {
        let (reader, writer) = try streams(2)
        #expect(writer.write([1, 2, 3], maxLength: 3) == 2)
        #expect(!writer.hasSpaceAvailable)
        #expect(read(4, from: reader) == [1, 2])
        #expect(writer.hasSpaceAvailable)
    }

    @Test func theEndOfWritingIsTheEndOfReading() throws {
        let (reader, writer) = try streams(8)
        _ = writer.write([1], maxLength: 1)
        writer.close()
        #expect(reader.streamStatus == .open)
        #expect(read(4, from: reader) == [1])
        #expect(reader.streamStatus == .atEnd)
        var byte: UInt8 = 0
        #expect(reader.read(&byte, maxLength: 1) == 0)
    }

    @Test func nothingIsWrittenForAReaderThatIsClosed() throws {
        let (reader, writer) = try streams(8)
        reader.close()
        #expect(writer.write([1], maxLength: 1) == -1)
    }

    @Test func theDelegateIsToldInItsRunLoop() throws {
        let (reader, writer) = try streams(8)
        let listener = Listener()
        reader.delegate = listener
        reader.schedule(in: .current, forMode: .default)
        _ = writer.write([1], maxLength: 1)
        writer.close()
        #expect(listener.events == [])
        _ = RunLoop.current.run(mode: .default, before: Date())
        #expect(listener.events == [.hasBytesAvailable])
        #expect(read(4, from: reader) == [1])
        _ = RunLoop.current.run(mode: .default, before: Date())
        // The end comes after the last byte was read.
        #expect(listener.events == [.hasBytesAvailable, .endEncountered])
    }

    private final class Listener: NSObject, StreamDelegate {
        var events: [Stream.Event] = []

        func stream(_ aStream: Stream, handle eventCode: Stream.Event) { events.append(eventCode) }
    }
}
