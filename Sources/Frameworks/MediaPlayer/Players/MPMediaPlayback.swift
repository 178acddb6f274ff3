import Foundation

/// - Linux: no effect
/// Plays media. Nothing is heard.
public protocol MPMediaPlayback {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

extension NSNotification.Name {
    public static let MPMediaPlaybackIsPreparedToPlayDidChange = NSNotification.Name(
        "MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
}
