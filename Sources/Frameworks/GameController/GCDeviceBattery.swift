import Foundation

/// - Linux: refuses
///
/// The battery of a controller; none is found.
open class GCDeviceBattery: NSObject {
    /// - Linux: works
    ///
    /// Says whether a battery is charged.
    public enum State: Int, Sendable {
        case unknown = -1
        case discharging = 0
        case charging = 1
        case full = 2
    }

    override init() {}

    open var batteryLevel: Float { 0 }
    open var batteryState: State { .unknown }
}

/// - Linux: works
///
/// A color for the light of a controller.
open class GCColor: NSObject, NSCopying {
    public let red: Float
    public let green: Float
    public let blue: Float

    public init(red: Float, green: Float, blue: Float) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: refuses
///
/// The light of a controller; none is found.
open class GCDeviceLight: NSObject {
    open var color = GCColor(red: 0, green: 0, blue: 0)

    override init() {}
}

/// - Linux: works
///
/// Says which part of a controller vibrates.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
    public static let `default` = GCHapticsLocality(rawValue: "Default")
    public static let all = GCHapticsLocality(rawValue: "All")
    public static let handles = GCHapticsLocality(rawValue: "Handles")
    public static let leftHandle = GCHapticsLocality(rawValue: "Left Handle")
    public static let rightHandle = GCHapticsLocality(rawValue: "Right Handle")
    public static let triggers = GCHapticsLocality(rawValue: "Triggers")
    public static let leftTrigger = GCHapticsLocality(rawValue: "Left Trigger")
    public static let rightTrigger = GCHapticsLocality(rawValue: "Right Trigger")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// - Linux: refuses
///
/// The motors of a controller; none is found.
open class GCDeviceHaptics: NSObject {
    override init() {}

    open var supportedLocalities: Set<GCHapticsLocality> { [] }
}
