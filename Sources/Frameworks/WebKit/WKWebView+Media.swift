import UIKit

/// Whether a page plays media. None does.
///
/// - Linux: no effect
public enum WKMediaPlaybackState: Int, Sendable {
    case none = 0
    case playing = 1
    case paused = 2
    case suspended = 3
}

/// Whether a page uses a camera or a microphone. None does.
///
/// - Linux: no effect
public enum WKMediaCaptureState: Int, Sendable {
    case none = 0
    case active = 1
    case muted = 2
}

// No page plays or records: there is nothing to pause or to close.
extension WKWebView {
    public var cameraCaptureState: WKMediaCaptureState { .none }

    public var microphoneCaptureState: WKMediaCaptureState { .none }

    public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
        later { completionHandler?() }
    }

    public func closeAllMediaPresentations() async {}

    public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
        later { completionHandler?() }
    }

    public func pauseAllMediaPlayback() async {}

    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) {
        later { completionHandler?() }
    }

    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}

    public func requestMediaPlaybackState(completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void) {
        later { completionHandler(.none) }
    }

    public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

    public func setCameraCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
    ) {
        later { completionHandler?() }
    }

    public func setMicrophoneCaptureState(
        _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
    ) {
        later { completionHandler?() }
    }
}
