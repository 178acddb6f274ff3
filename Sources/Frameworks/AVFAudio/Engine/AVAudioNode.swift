import Foundation

/// - Linux: works
/// Receives the samples that pass a node. Nothing passes, so a tap is never called.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// - Linux: no effect
/// A part of an ``AVAudioEngine``. Nothing passes through it.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?

    override init() { super.init() }

    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }

    open func reset() {}

    /// Returns the format of two channels at 44100 frames a second.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    /// Returns the format of two channels at 44100 frames a second.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }

    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}

    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// - Linux: no effect
/// A node at the edge of an engine.
open class AVAudioIONode: AVAudioNode {
    open var presentationLatency: TimeInterval { 0 }
    open var isVoiceProcessingEnabled: Bool { false }

    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { if enabled { throw AudioRefusal.error } }
}

/// - Linux: no effect
/// Stands for the output of an engine.
open class AVAudioOutputNode: AVAudioIONode {}
