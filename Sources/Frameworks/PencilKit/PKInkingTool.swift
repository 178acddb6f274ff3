import UIKit

/// Draws strokes.
///
/// A stroke has the same width everywhere. A pen covers what is below it, a pencil and a marker let it shine through.
///
/// - Linux: works
public struct PKInkingTool: PKTool, Equatable {
    /// The kind of a stroke.
    ///
    /// - Linux: works
    public enum InkType: String, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"

        /// The width in points. // unverified
        public var defaultWidth: CGFloat {
            switch self {
            case .pen: 2.5
            case .pencil: 3
            case .marker: 15
            }
        }

        /// The widths in points. // unverified
        public var validWidthRange: ClosedRange<CGFloat> {
            switch self {
            case .pen: 0.9...25
            case .pencil: 2.4...16
            case .marker: 7.5...60
            }
        }

        var opacity: CGFloat {
            switch self {
            case .pen: 1
            case .pencil: 0.8
            case .marker: 0.5
            }
        }
    }

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    /// - Parameter width: in points; nil is the default of the kind.
    public init(_ inkType: InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
        self.inkType = inkType
        self.color = color
        self.width = width ?? inkType.defaultWidth
    }

    public init(ink: PKInk, width: CGFloat) {
        self.init(ink.inkType, color: ink.color, width: width)
    }

    public var ink: PKInk { PKInk(inkType, color: color) }

    /// Returns the color for another style of the interface: with the opposite brightness, if the styles differ.
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard (from == .dark) != (to == .dark),
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        else { return color }
        return UIColor(
            hue: hue, saturation: saturation, brightness: saturation < 0.1 ? 1 - brightness : brightness, alpha: alpha)
    }
}
