import Foundation

/// The name of a ``CAValueFunction``.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scaling in all directions by one number. Apple's takes an array of three.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scaling along the x axis, by a number.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scaling along the y axis, by a number.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scaling across the plane of the layers, which has no effect.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation in points, by a size or point.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation across the plane of the layers, which has no effect.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    /// The part of a transform that the function sets; nil for those without effect.
    var partOfTransform: String? {
        switch self {
        case .rotateX: "rotation.x"
        case .rotateY: "rotation.y"
        case .rotateZ: "rotation.z"
        case .scale: "scale"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .translate: "translation"
        case .translateX: "translation.x"
        case .translateY: "translation.y"
        default: nil
        }
    }
}

/// Makes a transform of the numbers that an animation of `transform` has as its values.
public final class CAValueFunction: NSObject, Sendable {
    /// Which function it is.
    public let name: CAValueFunctionName

    /// Creates a function; nil for a name that is none of the constants of ``CAValueFunctionName``.
    public init?(name: CAValueFunctionName) {
        let known: Set<CAValueFunctionName> = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }
}
