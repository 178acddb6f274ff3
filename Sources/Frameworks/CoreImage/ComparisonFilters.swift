import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that measure how two images differ.
    static let comparisons: [String: FilterKind] = [
        "CILabDeltaE": FilterKind([(kCIInputImageKey, nil), ("inputImage2", nil)]) { inputs in
            guard let first = inputs.image, let second = inputs.image("inputImage2") else { return nil }
            let extent = first.extent.union(second.extent)
            return CIImage(extent: extent) { rect in
                let (one, other) = (first.render(rect), second.render(rect))
                return Raster(numbersIn: rect) { x, y in
                    let distance = LabColor(one[x, y]).distance(to: LabColor(other[x, y]))
                    return SIMD4<Float>(distance, distance, distance, 1)
                }
            }
        }
    ]
}

/// A color of CIE L*a*b* with the white point D65, in which equal distances look equally large.
struct LabColor {
    var lightness: Float
    var greenToRed: Float
    var blueToYellow: Float

    /// - Parameter color: in sRGB, premultiplied: what is clear counts as black.
    init(_ color: PixelColor) {
        func linear(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : Float(pow(Double(value + 0.055) / 1.055, 2.4))
        }
        let (red, green, blue) = (linear(color.x), linear(color.y), linear(color.z))
        // IEC 61966-2-1, divided by the white point.
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        func root(_ value: Float) -> Float {
            value > 216.0 / 24389 ? Float(cbrt(Double(value))) : (24389.0 / 27 * value + 16) / 116
        }
        let (fx, fy, fz) = (root(x), root(y), root(z))
        lightness = 116 * fy - 16
        greenToRed = 500 * (fx - fy)
        blueToYellow = 200 * (fy - fz)
    }

    /// The difference delta E of 1994 for graphic arts, from this color as the standard: 100 for black and white, and 2
    /// for colors that can just be told apart.
    func distance(to other: LabColor) -> Float {
        let (chroma, otherChroma) = (self.chroma, other.chroma)
        let lightnessStep = lightness - other.lightness
        let (a, b) = (greenToRed - other.greenToRed, blueToYellow - other.blueToYellow)
        let chromaStep = chroma - otherChroma
        let hueStep = max(0, a * a + b * b - chromaStep * chromaStep)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let sum =
            lightnessStep * lightnessStep + chromaStep * chromaStep / (chromaWeight * chromaWeight)
            + hueStep / (hueWeight * hueWeight)
        return min(100, sum.squareRoot())
    }

    private var chroma: Float { (greenToRed * greenToRed + blueToYellow * blueToYellow).squareRoot() }
}
