import Foundation

/// - Linux: refuses
/// Reads and writes the samples of a file. Its initializers throw, because nothing on Linux decodes or encodes them.
open class AVAudioFile: NSObject {
    public init(forReading fileURL: URL) throws { throw AudioRefusal.error(reading: fileURL) }

    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw AudioRefusal.error(reading: fileURL)
    }

    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AudioRefusal.unsupportedFile }

    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        throw AudioRefusal.unsupportedFile
    }

    open var framePosition: AVAudioFramePosition = 0
    open var url: URL { URL(fileURLWithPath: "/") }
    open var fileFormat: AVAudioFormat { AVAudioFormat() }
    open var processingFormat: AVAudioFormat { AVAudioFormat() }
    open var length: AVAudioFramePosition { 0 }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw AudioRefusal.unsupportedFile }

    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw AudioRefusal.unsupportedFile
    }

    open func write(from buffer: AVAudioPCMBuffer) throws { throw AudioRefusal.unsupportedFile }
}
