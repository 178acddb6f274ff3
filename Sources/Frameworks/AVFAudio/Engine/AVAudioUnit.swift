import AudioToolbox
import Foundation

/// - Linux: no effect
/// A node that makes or changes sound. It keeps its settings, and nothing is heard.
open class AVAudioUnit: AVAudioNode {
    open internal(set) var audioComponentDescription: AudioComponentDescription
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }

    /// - Linux: refuses
    /// Calls the handler with an error: there are no components.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, AudioRefusal.error) }
    }

    open func loadPreset(at url: URL) throws { throw AudioRefusal.error }

    init(_ description: AudioComponentDescription) {
        audioComponentDescription = description
        super.init()
    }
}
