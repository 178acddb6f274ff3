import Foundation

extension AVPlayer {
    /// - Linux: works
    /// Says whether a player can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// - Linux: works
    /// Says whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// - Linux: works
    /// Says why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingReasonToMinimizeStalls")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingReasonEvaluatingBufferingRate")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingReasonNoItemToPlay")
        public static let waitingForCoordinatedPlayback = WaitingReason(
            rawValue: "AVPlayerWaitingReasonWaitingForCoordinatedPlayback")
        public static let interstitialEvent = WaitingReason(rawValue: "AVPlayerWaitingReasonInterstitialEvent")
    }

    /// - Linux: works
    /// Says what a player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    /// - Linux: works
    /// Says why the rate has changed.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = RateDidChangeReason(
            rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }

    /// - Linux: works
    /// Names a format of bright video.
    public struct HDRMode: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let hlg = HDRMode(rawValue: 1 << 0)
        public static let hdr10 = HDRMode(rawValue: 1 << 1)
        public static let dolbyVision = HDRMode(rawValue: 1 << 2)
    }
}

/// - Linux: works
/// Says whether a player plays on in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses = 2
    case continuesIfPossible = 3
}

extension AVPlayer {
    public class var rateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerRateDidChangeNotification")
    }
    public class var rateDidChangeReasonKey: String { "AVPlayerRateDidChangeReasonKey" }
    public class var eligibleForHDRPlaybackDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerEligibleForHDRPlaybackDidChangeNotification")
    }
}
