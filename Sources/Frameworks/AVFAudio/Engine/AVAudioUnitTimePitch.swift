import AudioToolbox
import Foundation

/// - Linux: no effect
/// Changes speed and pitch separately.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8

    public init() {
        super.init(audioComponentDescription: .apple(kAudioUnitType_FormatConverter, kAudioUnitSubType_NewTimePitch))
    }
}

/// - Linux: no effect
/// Changes speed and pitch together.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    open var rate: Float = 1

    public init() {
        super.init(audioComponentDescription: .apple(kAudioUnitType_FormatConverter, kAudioUnitSubType_Varispeed))
    }
}
