import CoreAudioTypes
import Foundation

/// - Linux: works
/// A time as a number of frames, by the clock, or both.
open class AVAudioTime: NSObject {
    private let stamp: AudioTimeStamp
    private let rate: Double

    public init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        stamp = ts.pointee
        rate = sampleRate
        super.init()
    }

    public convenience init(hostTime: UInt64) {
        var stamp = AudioTimeStamp()
        stamp.mHostTime = hostTime
        stamp.mFlags = .hostTimeValid
        self.init(audioTimeStamp: &stamp, sampleRate: 0)
    }

    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        var stamp = AudioTimeStamp()
        stamp.mSampleTime = Float64(sampleTime)
        stamp.mFlags = .sampleTimeValid
        self.init(audioTimeStamp: &stamp, sampleRate: sampleRate)
    }

    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        var stamp = AudioTimeStamp()
        stamp.mHostTime = hostTime
        stamp.mSampleTime = Float64(sampleTime)
        stamp.mFlags = .sampleHostTimeValid
        self.init(audioTimeStamp: &stamp, sampleRate: sampleRate)
    }

    /// Returns nanoseconds, the unit of the clock on Linux.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }

    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }

    open var isHostTimeValid: Bool { stamp.mFlags.contains(.hostTimeValid) }
    open var hostTime: UInt64 { stamp.mHostTime }
    open var isSampleTimeValid: Bool { stamp.mFlags.contains(.sampleTimeValid) }
    open var sampleTime: AVAudioFramePosition { AVAudioFramePosition(stamp.mSampleTime) }
    open var sampleRate: Double { rate }
    open var audioTimeStamp: AudioTimeStamp { stamp }
}
