import Foundation

/// - Linux: no effect
/// Mixes its inputs.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
    open var outputVolume: Float = 1

    public override init() { super.init() }

    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
}

/// - Linux: refuses
/// Stands for the microphone of an engine. Nothing comes in.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
}
