import AudioToolbox
import Foundation

/// - Linux: no effect
/// A node that plays notes. Nothing is heard.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing {
    public init(audioComponentDescription description: AudioComponentDescription) {
        super.init(description)
    }

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}

    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}

    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}

    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}

    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}

    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}

    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}

    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}

    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}

    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}

    open func sendMIDISysExEvent(_ midiData: Data) {}

    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()
}

/// - Linux: refuses
/// Plays notes with recorded sounds, none of which can be loaded.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    open var stereoPan: Float = 0
    open var overallGain: Float = 0
    open var masterGain: Float = 0
    open var globalTuning: Float = 0

    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AudioRefusal.error
    }

    open func loadInstrument(at instrumentURL: URL) throws { throw AudioRefusal.error }

    open func loadAudioFiles(at audioFiles: [URL]) throws { throw AudioRefusal.error }

    public init() {
        super.init(audioComponentDescription: .apple(kAudioUnitType_MusicDevice, kAudioUnitSubType_Sampler))
    }
}
