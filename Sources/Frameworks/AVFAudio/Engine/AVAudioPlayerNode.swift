import Foundation

/// - Linux: no effect
/// Plays buffers. Nothing is heard: the completion handler of a buffer is called at once, on a background queue.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()

    public override init() { super.init() }

    open var isPlaying: Bool { false }

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        drop(completionHandler)
    }

    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async {}

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        drop { completionHandler?(callbackType) }
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        drop(completionHandler)
    }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = []
    ) async {}

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        drop { completionHandler?(callbackType) }
    }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        drop(completionHandler)
    }

    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async {}

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        drop { completionHandler?(callbackType) }
    }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        drop(completionHandler)
    }

    open func play() {}

    open func play(at when: AVAudioTime?) {}

    open func pause() {}

    open func stop() {}

    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }

    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

    private func drop(_ completionHandler: (@Sendable () -> Void)?) {
        if let completionHandler { callLater(on: .global(), completionHandler) }
    }
}
