import Foundation

extension Stream {
    /// Creates two streams: what is written to one is read from the other.
    ///
    /// - Parameter bufferSize: how many bytes can be written before they are read.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = StreamPipe(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}
