import Foundation

/// - Linux: no effect
/// Mixes its inputs around a listener.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
    open var outputVolume: Float = 1
    open var listenerPosition = AVAudio3DPoint()

    public override init() { super.init() }

    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
}
