import Foundation

extension AVPlayerItem {
    /// - Linux: works
    /// Says whether an item can be played.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }
}

/// - Linux: works
/// Says which quality is preferred.
public struct AVVariantPreferences: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let scalabilityToLosslessAudio = AVVariantPreferences(rawValue: 1 << 0)
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey: String = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
    public class var timeJumpedNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    }
    public class var mediaSelectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
    }
    public class var recommendedTimeOffsetFromLiveDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    }
}

extension AVPlayerItem {
    public class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
    public class var failedToPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemFailedToPlayToEndTime }
    public class var playbackStalledNotification: NSNotification.Name { .AVPlayerItemPlaybackStalled }
}

extension NSNotification.Name {
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}
