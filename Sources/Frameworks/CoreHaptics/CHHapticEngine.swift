import AVFAudio
import Foundation
import FrameworkAbsence

public let CHHapticTimeImmediate: TimeInterval = 0

/// - Linux: refuses
/// Plays patterns. There are no motors: the initializers throw.
open class CHHapticEngine: NSObject {
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: CHHapticEngine.StoppedHandler = { _ in }
    open var resetHandler: CHHapticEngine.ResetHandler = {}
    open var playsHapticsOnly: Bool = false
    open var playsAudioOnly: Bool = false
    open var isMutedForAudio: Bool = false
    open var isMutedForHaptics: Bool = false
    open var isAutoShutdownEnabled: Bool = false

    /// Throws an error. The default value stands in place of an initializer without parameters, which cannot throw in a
    /// subclass of NSObject on Linux.
    public init(audioSession: AVAudioSession? = nil) throws {
        Absence.report("CoreHaptics", "CHHapticEngine", "there are no motors, and its initializer throws an error")
        throw CHHapticError(.notSupported)
    }

    /// Says that there are no motors.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotors() }

    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(CHHapticError(.notSupported)) } }
    }

    open func start() async throws { throw CHHapticError(.notSupported) }

    open func start() throws { throw CHHapticError(.notSupported) }

    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(nil) } }
    }

    open func stop() async throws {}

    open func notifyWhenPlayersFinished(finishedHandler: @escaping CHHapticEngine.FinishedHandler) {}

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    open func registerAudioResource(
        _ resourceURL: URL, options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID {
        throw CHHapticError(.notSupported)
    }

    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }

    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

extension CHHapticEngine {
    /// - Linux: works
    /// Says what an engine does at the end.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning = 2
    }

    /// - Linux: works
    /// Says why an engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }
}

extension CHHapticEngine {
    /// - Linux: works
    /// Called when an engine has started or stopped.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// - Linux: no effect
    /// Called when all patterns have ended. It is not called.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    /// - Linux: no effect
    /// Called when an engine stops by itself. It is not called.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// - Linux: no effect
    /// Called when an engine has to be started again. It is not called.
    public typealias ResetHandler = () -> Void
}

/// What a computer can do, which has no motors.
private struct NoMotors: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }

    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes {
        throw CHHapticError(.notSupported)
    }

    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes {
        throw CHHapticError(.notSupported)
    }
}
