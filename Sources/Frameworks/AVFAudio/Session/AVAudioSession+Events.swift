import Foundation

extension AVAudioSession {
    /// - Linux: works
    /// Says whether an interruption begins or ends. None is ever reported.
    public enum InterruptionType: UInt, Sendable {
        case began = 1
        case ended = 0
    }

    /// - Linux: works
    /// Says whether a program may play on.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
    }

    /// - Linux: works
    /// Says why an interruption began.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0
        case appWasSuspended = 1
        case builtInMicMuted = 2
    }

    /// - Linux: works
    /// Says why inputs or outputs changed. No change is ever reported.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    /// - Linux: works
    /// Says whether other programs begin or end to play.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case begin = 1
        case end = 0
    }
}

extension AVAudioSession {
    public class var interruptionNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionInterruptionNotification")
    }

    public class var routeChangeNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionRouteChangeNotification")
    }

    public class var mediaServicesWereLostNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
    }

    public class var mediaServicesWereResetNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    }

    public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }

    public class var spatialPlaybackCapabilitiesChangedNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
    }
}

public let AVAudioSessionSpatialAudioEnabledKey: String = "AVAudioSessionSpatialAudioEnabledKey"
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey: String = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey: String = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey: String = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey: String = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
