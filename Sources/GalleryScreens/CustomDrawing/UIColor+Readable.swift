import UIKit

extension UIColor {
    /// The color of text on a light ground: darker than the color itself, which is for areas. On dark grounds it is the
    /// color itself.
    var readable: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return traits.userInterfaceStyle == .dark ? color : color.darker(by: 0.35)
        }
    }

    /// The color of an area with white text, in both appearances.
    var deep: UIColor {
        UIColor { self.resolvedColor(with: $0).darker(by: 0.4) }
    }

    /// - Parameter share: 0 to 1; 1 is black.
    private func darker(by share: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        let rest = 1 - share
        return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
    }
}
