import Foundation

/// - Linux: refuses
/// Plays notes. Its initializers throw, because there are no instruments.
open class AVMIDIPlayer: NSObject {
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0

    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AudioRefusal.error(reading: inURL) }

    public init(data: Data, soundBankURL bankURL: URL?) throws { throw AudioRefusal.unsupportedFile }

    open func prepareToPlay() {}

    open func play(_ completionHandler: (@Sendable () -> Void)? = nil) {
        if let completionHandler { callLater(completionHandler) }
    }

    open func play() async {}

    open func stop() {}
}
