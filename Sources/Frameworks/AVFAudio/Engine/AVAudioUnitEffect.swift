import AudioToolbox
import Foundation

/// - Linux: no effect
/// A node that changes sound.
open class AVAudioUnitEffect: AVAudioUnit {
    open var bypass: Bool = false

    public init(audioComponentDescription: AudioComponentDescription) {
        super.init(audioComponentDescription)
    }
}

/// - Linux: no effect
/// A node that changes the speed of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    open var bypass: Bool = false

    public init(audioComponentDescription: AudioComponentDescription) {
        super.init(audioComponentDescription)
    }
}

/// - Linux: no effect
/// A node that makes sound.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing {
    open var bypass: Bool = false

    public init(audioComponentDescription: AudioComponentDescription) {
        super.init(audioComponentDescription)
    }

    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
}

extension AudioComponentDescription {
    static func apple(_ type: OSType, _ subType: OSType) -> AudioComponentDescription {
        AudioComponentDescription(
            componentType: type, componentSubType: subType, componentManufacturer: kAudioUnitManufacturer_Apple,
            componentFlags: 0, componentFlagsMask: 0)
    }
}
