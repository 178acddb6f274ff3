/// How contents are aligned when their size differs from that of the layer. "Top" is the largest y and "bottom" the
/// smallest, whichever way the y axis points.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of the top edge, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of the bottom edge, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to the bounds, in both dimensions. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit into the bounds as a whole.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds; what is over hangs out.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Apple's continuous corner, which starts farther along the edges and curves most in the middle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
