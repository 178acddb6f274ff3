import UIKit

/// A light at the place of a node. It keeps its values.
/// - Linux: works
open class SCNLight: NSObject, SCNAnimatable {
    /// A name for searches; nil by default.
    open var name: String?
    /// What the light is like; `omni` by default.
    open var type = LightType.omni
    /// The color, a `UIColor` or `CGColor`; white by default.
    open var color: Any = UIColor.white
    /// The color in kelvin; 6500 by default.
    open var temperature: CGFloat = 6500
    /// The brightness in lumens; 1000 by default.
    open var intensity: CGFloat = 1000
    /// Whether there are shadows; false by default.
    open var castsShadow = false
    /// The color of shadows; black by default.
    open var shadowColor: Any = UIColor.black
    /// How soft shadows are; 3 by default.
    open var shadowRadius: CGFloat = 3
    /// When shadows are computed.
    open var shadowMode = SCNShadowMode.forward
    /// Where the light begins to fade; 0 by default.
    open var attenuationStartDistance: CGFloat = 0
    /// Where the light has faded; 0, which is nowhere, by default.
    open var attenuationEndDistance: CGFloat = 0
    /// How the light fades; 2 by default.
    open var attenuationFalloffExponent: CGFloat = 2
    /// The angle of full light, in degrees; 0 by default.
    open var spotInnerAngle: CGFloat = 0
    /// The angle of any light, in degrees; 45 by default.
    open var spotOuterAngle: CGFloat = 45
    /// The categories that are lit; all by default.
    open var categoryBitMask = -1

    /// What a light is like.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From everywhere.
        public static let ambient = LightType(rawValue: "ambient")
        /// From a point to all sides.
        public static let omni = LightType(rawValue: "omni")
        /// From far, in one direction.
        public static let directional = LightType(rawValue: "directional")
        /// From a point in a cone.
        public static let spot = LightType(rawValue: "spot")
        /// From a point, as a file says.
        public static let IES = LightType(rawValue: "ies")
        /// From around a point.
        public static let probe = LightType(rawValue: "probe")
        /// From a surface.
        public static let area = LightType(rawValue: "area")
    }
}

/// When shadows are computed.
/// - Linux: no effect
public enum SCNShadowMode: Int, Sendable {
    /// With the surfaces: the default.
    case forward = 0
    /// After the surfaces.
    case deferred = 1
    /// As a picture of what casts them.
    case modulated = 2
}
