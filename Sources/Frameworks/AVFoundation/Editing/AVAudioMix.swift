import CoreMedia
import Foundation

/// - Linux: no effect
/// Says how loud the tracks of a medium are. Nothing is heard.
open class AVAudioMix: NSObject {
    var parameters: [AVAudioMixInputParameters] = []

    open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

/// - Linux: no effect
/// Says how loud the tracks of a medium are, and can be changed. Nothing is heard.
open class AVMutableAudioMix: AVAudioMix {
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// - Linux: no effect
/// Says how loud a track is. Nothing is heard.
open class AVAudioMixInputParameters: NSObject {
    var track = kCMPersistentTrackID_Invalid
    var algorithm: AVAudioTimePitchAlgorithm?

    open var trackID: CMPersistentTrackID { track }
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { algorithm }
}

/// - Linux: no effect
/// Says how loud a track is, and can be changed. Nothing is heard.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    public override init() { super.init() }

    public convenience init(track: AVAssetTrack?) {
        self.init()
        self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
    }

    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { algorithm }
        set { algorithm = newValue }
    }

    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}

    open func setVolume(_ volume: Float, at time: CMTime) {}
}
