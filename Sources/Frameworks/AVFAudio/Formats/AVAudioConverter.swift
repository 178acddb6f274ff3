import Foundation
import ObjectiveCRuntime

/// - Linux: refuses
/// Converts samples between formats. Its initializer returns nil.
open class AVAudioConverter: NSObject {
    private let formats: (input: AVAudioFormat, output: AVAudioFormat)

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        AudioRefusal.report("AVAudioConverter", "its initializer returns nil")
        return nil
    }

    open var inputFormat: AVAudioFormat { formats.input }
    open var outputFormat: AVAudioFormat { formats.output }
    open var channelMap: [NSNumber] = []
    open var downmix = false
    open var sampleRateConverterQuality = 0

    open func reset() {}

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AudioRefusal.error
    }

    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AudioRefusal.error
        return .error
    }
}

/// - Linux: works
/// Says whether a converter was given samples.
public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData = 0
    case noDataNow = 1
    case endOfStream = 2
}

/// - Linux: works
/// Says whether a converter yielded samples.
public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData = 0
    case inputRanDry = 1
    case endOfStream = 2
    case error = 3
}

/// - Linux: works
/// Gives a converter samples.
public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?
