import UIKit

extension UIColor {
    /// The color of text: darker on a light ground than the color itself, which is for areas, and lighter on a dark one.
    var readable: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.mixed(with: traits.userInterfaceStyle == .dark ? 1 : 0, share: 0.35)
        }
    }

    /// The color of an area with white text, in both appearances.
    var deep: UIColor {
        UIColor { self.resolvedColor(with: $0).mixed(with: 0, share: 0.4) }
    }

    /// - Parameters:
    ///   - white: the gray that is mixed in, from 0 for black to 1 for white.
    ///   - share: the share of the gray, 0 to 1.
    private func mixed(with white: CGFloat, share: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        func mix(_ part: CGFloat) -> CGFloat { part * (1 - share) + white * share }
        return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
    }
}
