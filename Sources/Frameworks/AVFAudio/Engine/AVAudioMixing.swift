import Foundation

/// - Linux: no effect
/// The volume of a node in a mixer.
public protocol AVAudioMixing: AVAudio3DMixing, AVAudioStereoMixing {
    var volume: Float { get set }
}

/// - Linux: no effect
/// The place of a node between left and right.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float { get set }
}

/// - Linux: no effect
/// The place of a node around the listener.
public protocol AVAudio3DMixing: NSObjectProtocol {
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    var position: AVAudio3DPoint { get set }
}
