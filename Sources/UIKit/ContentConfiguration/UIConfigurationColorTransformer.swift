/// A function that makes one color from another, for the colors of configurations.
///
/// Two transformers are equal if one is a copy of the other.
// Sound: UIKit calls transforms on the main actor only.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// Makes the new color. It may be called on any thread.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer. It is equal to its copies only, not to another one with the same function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the new color; lets the transformer be called like a function.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Removes the hue, and keeps the luminance and the alpha. The weights of the components are unverified.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }

    /// Returns the color that the user prefers to the application's tint color. Only the Mac has such a setting, so the
    /// result is the input.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Returns a color for content that is not to stand out by its tint: ``UIColor/secondaryLabel``. Unverified.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
