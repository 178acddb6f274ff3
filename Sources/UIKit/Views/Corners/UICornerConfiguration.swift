import Foundation

/// The radii of a view's corners. A corner without a radius is square.
///
/// Corners that are uniform have one radius: the greatest that is found for any of them (unverified).
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// Nil for a square corner.
    var topLeft, topRight, bottomLeft, bottomRight: UICornerRadius?
    /// Groups of corners with one radius.
    var uniform: [UIRectCorner] = []

    /// The configuration of a new view: square corners, unless its layer has a radius.
    static let unspecified = UICornerConfiguration()

    var isSpecified: Bool { topLeft != nil || topRight != nil || bottomLeft != nil || bottomRight != nil }

    private init() {}

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, uniform: [UIRectCorner] = []
    ) {
        (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
        self.uniform = uniform
    }

    /// Returns a configuration in which each corner finds its own radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }

    /// Returns a configuration with a radius for each corner; nil for a square one.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// Returns a configuration in which all corners have one radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            radius, radius, radius, radius, uniform: [[.topLeft, .topRight, .bottomLeft, .bottomRight]])
    }

    /// Returns a configuration in which the corners at the top have one radius, and those at the bottom.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topRadius, topRadius, bottomRadius, bottomRadius,
            uniform: [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
    }

    /// Returns a configuration in which the corners at the left have one radius, and those at the right.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            leftRadius, rightRadius, leftRadius, rightRadius,
            uniform: [[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
    }

    /// Returns a configuration in which the corners at the top have one radius. The others are square without one.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: [[.topLeft, .topRight]])
    }

    /// Returns a configuration in which the corners at the bottom have one radius. The others are square without one.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: [[.bottomLeft, .bottomRight]])
    }

    /// Returns a configuration in which the corners at the left have one radius. The others are square without one.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: [[.topLeft, .bottomLeft]])
    }

    /// Returns a configuration in which the corners at the right have one radius. The others are square without one.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: [[.topRight, .bottomRight]])
    }

    /// Returns a configuration of half circles at the ends of the view, with a radius of half its shorter side.
    ///
    /// - Parameter maximumRadius: The greatest radius, in points; nil for any.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        let radius = maximumRadius.map { UICornerRadius.fixed($0) } ?? .capsule
        return UICornerConfiguration(radius, radius, radius, radius)
    }

    public var description: String {
        func text(_ radius: UICornerRadius?) -> String { radius?.description ?? ".unspecified" }
        return "UICornerConfiguration(topLeftRadius: \(text(topLeft)), topRightRadius: \(text(topRight)), "
            + "bottomLeftRadius: \(text(bottomLeft)), bottomRightRadius: \(text(bottomRight)))"
    }
}
