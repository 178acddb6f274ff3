import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that make images of nothing.
    static let generators: [String: FilterKind] = [
        "CIConstantColorGenerator": FilterKind([(kCIInputColorKey, CIColor.red)]) { inputs in
            CIImage(color: inputs.color(kCIInputColorKey))
        },
        "CIQRCodeGenerator": FilterKind([("inputMessage", nil), ("inputCorrectionLevel", "M")]) { inputs in
            guard let message = inputs.values["inputMessage"] as? Data,
                let level = QRCode.Level(rawValue: inputs.values["inputCorrectionLevel"] as? String ?? "M"),
                let code = QRCode(Array(message), level: level)
            else { return nil }
            // Apple's code has a margin of one module.
            return modules(width: code.size + 2, height: code.size + 2) { x, y in
                let (column, row) = (x - 1, code.size - y)
                return (0..<code.size).contains(column) && (0..<code.size).contains(row) && code[column, row]
            }
        },
        "CICode128BarcodeGenerator": FilterKind([
            ("inputMessage", nil), ("inputQuietSpace", 7.0), ("inputBarcodeHeight", 32.0),
        ]) { inputs in
            guard let message = inputs.values["inputMessage"] as? Data, let bars = Code128.modules(Array(message))
            else {
                return nil
            }
            let space = max(0, Int(inputs.number("inputQuietSpace")))
            return modules(width: bars.count + 2 * space, height: max(1, Int(inputs.number("inputBarcodeHeight")))) {
                x, _ in
                bars.indices.contains(x - space) && bars[x - space]
            }
        },
        "CICheckerboardGenerator": FilterKind([
            (kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white),
            ("inputColor1", CIColor.black),
            (kCIInputWidthKey, 80.0),
        ]) { inputs in
            let width = max(1, inputs.number(kCIInputWidthKey))
            let center = inputs.vector(kCIInputCenterKey).cgPointValue
            let colors = [inputs.color("inputColor0").premultiplied, inputs.color("inputColor1").premultiplied]
            return CIImage(extent: .infinite) { rect in
                Raster(rect) { x, y in
                    let column = ((Double(x) + 0.5 - Double(center.x)) / width).rounded(.down)
                    let row = ((Double(y) + 0.5 - Double(center.y)) / width).rounded(.down)
                    return colors[abs(Int(column + row)) % 2]
                }
            }
        },
        "CILinearGradient": gradient { inputs in
            let (start, end) = (inputs.vector("inputPoint0").cgPointValue, inputs.vector("inputPoint1").cgPointValue)
            let (width, height) = (end.x - start.x, end.y - start.y)
            let length = max(0.0001, width * width + height * height)
            return { ((($0 - start.x) * width) + (($1 - start.y) * height)) / length }
        },
        "CIRadialGradient": gradient { inputs in
            let center = inputs.vector(kCIInputCenterKey).cgPointValue
            let inner = CGFloat(inputs.number("inputRadius0"))
            let outer = CGFloat(inputs.number("inputRadius1"))
            return { (hypot($0 - center.x, $1 - center.y) - inner) / max(0.0001, outer - inner) }
        },
    ]

    private static func modules(
        width: Int, height: Int, _ isDark: @escaping @Sendable (_ x: Int, _ y: Int) -> Bool
    ) -> CIImage {
        let area = PixelRect(x: 0, y: 0, width: width, height: height)
        return CIImage(extent: area.cgRect, isNearest: true) { rect in
            Raster(rect.intersection(area)) { x, y in isDark(x, y) ? PixelColor(0, 0, 0, 1) : PixelColor(repeating: 1) }
        }
    }

    private static func gradient(
        _ part: @escaping @Sendable (FilterInputs) -> @Sendable (CGFloat, CGFloat) -> CGFloat
    ) -> FilterKind {
        FilterKind([
            ("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200)),
            (kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputRadius0", 5.0), ("inputRadius1", 100.0),
            ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
        ]) { inputs in
            let (first, last) = (inputs.color("inputColor0").premultiplied, inputs.color("inputColor1").premultiplied)
            let part = part(inputs)
            return CIImage(extent: .infinite) { rect in
                Raster(rect) { x, y in
                    let share = Float(min(1, max(0, part(CGFloat(x) + 0.5, CGFloat(y) + 0.5))))
                    return first * (1 - share) + last * share
                }
            }
        }
    }
}
