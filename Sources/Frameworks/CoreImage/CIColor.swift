import CoreGraphics
import Foundation

/// A color of sRGB.
/// - Linux: works
public final class CIColor: NSObject, NSCopying, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public let numberOfComponents = 4
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        (red, green, blue, alpha) = (r, g, b, a)
    }

    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    public convenience init(cgColor c: CGColor) {
        let parts = c.components ?? []
        if parts.count >= 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            self.init(red: parts.first ?? 0, green: parts.first ?? 0, blue: parts.first ?? 0, alpha: parts.last ?? 1)
        }
    }

    /// Reads three or four numbers with spaces between them.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : 0 }
        self.init(red: part(0), green: part(1), blue: part(2), alpha: parts.count > 3 ? parts[3] : 1)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor).map { $0.premultiplied == premultiplied && $0.alpha == alpha } ?? false
    }

    public override var hash: Int { stringRepresentation.hashValue }

    var straight: PixelColor { PixelColor(Float(red), Float(green), Float(blue), Float(alpha)) }

    var premultiplied: PixelColor { straight.premultiplied }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
