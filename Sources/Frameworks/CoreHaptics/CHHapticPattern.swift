import Foundation

/// - Linux: works
/// Taps and hums in time. The pattern keeps them, and nothing plays it.
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = events
        super.init()
    }

    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.events = events
        super.init()
    }

    /// - Linux: refuses
    /// Throws an error.
    public init(dictionary patternDict: [Key: Any]) throws { throw CHHapticError(.notSupported) }

    /// - Linux: refuses
    /// Throws an error.
    public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }

    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// - Linux: refuses
    /// Throws an error.
    open func exportDictionary() throws -> [Key: Any] { throw CHHapticError(.notSupported) }
}

extension CHHapticPattern {
    /// - Linux: works
    /// Names a part of a pattern.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }
}
