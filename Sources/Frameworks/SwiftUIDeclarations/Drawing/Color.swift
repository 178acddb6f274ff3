import UIKit

/// - Linux: works
///
/// A color, which is one of UIKit: `UIColor(color)` gives it back.
nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
    let uiColor: UIColor

    public init(uiColor: UIColor) { self.uiColor = uiColor }

    @_disfavoredOverload public init(_ color: UIColor) { uiColor = color }

    public init(_ cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

    public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }

    /// Clear if the assets have no such color.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    public var cgColor: CGColor? { uiColor.cgColor }

    public var description: String { uiColor.description }

    public func opacity(_ opacity: Double) -> Color {
        let color = uiColor
        return Color(uiColor: UIColor { color.resolvedColor(with: $0).multiplyingAlpha(by: opacity) })
    }

    public var gradient: AnyGradient { AnyGradient(_inert: ()) }

    public static func == (lhs: Color, rhs: Color) -> Bool { lhs.uiColor == rhs.uiColor }

    public func hash(into hasher: inout Hasher) { hasher.combine(uiColor) }
}

nonisolated extension Color: View {
    public typealias Body = Never
}

nonisolated extension Color: ShapeStyle {
    public typealias Resolved = Never
}

extension UIColor {
    public convenience init(_ color: Color) {
        let color = color.uiColor
        self.init { color.resolvedColor(with: $0) }
    }

    fileprivate func multiplyingAlpha(by opacity: Double) -> UIColor {
        withAlphaComponent(cgColor.alpha * opacity)
    }
}
