import UIKit

/// A view whose layer is a gradient between its two sides.
@MainActor
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradient: CAGradientLayer? { layer as? CAGradientLayer }

    /// Shows the colors from the leading to the trailing side.
    func show(_ colors: [UIColor]) {
        let shown = colors.count == 1 ? colors + colors : colors
        gradient?.colors = shown.map(\.cgColor)
    }

    func setDirection(isRightToLeft: Bool) {
        gradient?.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
        gradient?.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    }
}

extension UIColor {
    /// Returns an opaque color between this one and another.
    ///
    /// - Parameter share: 0 for this color, 1 for the other.
    func shaded(with other: UIColor, by share: CGFloat, for traits: UITraitCollection) -> UIColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        let mixed = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }
}
