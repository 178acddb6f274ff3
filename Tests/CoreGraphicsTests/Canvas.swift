import CoreGraphics
import Testing

/// A small bitmap to draw on, with UIKit's orientation, white at first.
struct Canvas {
    let context: CGContext

    init(_ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1, background: CGColor? = .white) {
        context = CGContext(size: CGSize(width: width, height: height), scale: scale)!
        if let background { context.fill(CGRect(x: 0, y: 0, width: width, height: height), color: background) }
    }

    var image: CGImage { context.makeImage()! }

    /// The pixel as `RRGGBBAA`.
    func pixel(_ x: Int, _ y: Int) -> String {
        let color = image.color(x: x, y: y)
        return [color.red, color.green, color.blue, color.alpha].map { String(format: "%02X", $0) }.joined()
    }

    /// All pixels, for comparing pictures.
    var bytes: [UInt8] {
        image.withPixels { Array($0) }
    }

    /// The bounding box of everything that is not the color of the top left pixel.
    var inkBox: CGRect {
        let image = image
        let background = image.color(x: 0, y: 0)
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.color(x: x, y: y) != background {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}

extension CGColor {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
