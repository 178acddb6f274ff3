import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that make a pixel of several.
    static let surroundings: [String: FilterKind] = [
        "CIGaussianBlur": FilterKind([(kCIInputImageKey, nil), (kCIInputRadiusKey, 10.0)]) { inputs in
            inputs.image.map { Blur.gaussian($0, sigma: inputs.number(kCIInputRadiusKey)) }
        },
        "CISharpenLuminance": FilterKind([
            (kCIInputImageKey, nil), (kCIInputSharpnessKey, 0.4), (kCIInputRadiusKey, 1.69),
        ]) { inputs in
            inputs.image.map {
                sharpen($0, inputs.number(kCIInputRadiusKey), Float(inputs.number(kCIInputSharpnessKey)))
            }
        },
        "CIUnsharpMask": FilterKind([
            (kCIInputImageKey, nil), (kCIInputRadiusKey, 2.5), (kCIInputIntensityKey, 0.5),
        ]) { inputs in
            inputs.image.map {
                sharpen($0, inputs.number(kCIInputRadiusKey), Float(inputs.number(kCIInputIntensityKey)))
            }
        },
        "CIPixellate": FilterKind([
            (kCIInputImageKey, nil), (kCIInputCenterKey, CIVector(x: 150, y: 150)), (kCIInputScaleKey, 8.0),
        ]) { inputs in
            let size = max(1, Int(inputs.number(kCIInputScaleKey)))
            return inputs.image.map { pixellate($0, size, inputs.vector(kCIInputCenterKey).cgPointValue) }
        },
        "CIAreaAverage": FilterKind([(kCIInputImageKey, nil), (kCIInputExtentKey, nil)]) { inputs in
            area(inputs) { colors in colors.isEmpty ? .zero : colors.reduce(.zero, +) / Float(colors.count) }
        },
        "CIAreaMaximum": FilterKind([(kCIInputImageKey, nil), (kCIInputExtentKey, nil)]) { inputs in
            area(inputs) { colors in colors.reduce(colors.first ?? .zero) { pointwiseMax($0, $1) } }
        },
        "CIAreaMinimum": FilterKind([(kCIInputImageKey, nil), (kCIInputExtentKey, nil)]) { inputs in
            area(inputs) { colors in colors.reduce(colors.first ?? .zero) { pointwiseMin($0, $1) } }
        },
    ]

    /// Makes one pixel of those of an area.
    private static func area(
        _ inputs: FilterInputs, _ color: @escaping @Sendable ([PixelColor]) -> PixelColor
    ) -> CIImage? {
        guard let image = inputs.image else { return nil }
        let given = inputs.values[kCIInputExtentKey]
        let wanted = (given as? CIVector)?.cgRectValue ?? given as? CGRect ?? image.extent
        let area = PixelRect(wanted.intersection(image.extent))
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { rect in
            let source = image.render(area)
            var colors: [PixelColor] = []
            if !area.isEmpty {
                colors.reserveCapacity(area.width * area.height)
                for y in area.y..<area.maxY {
                    for x in area.x..<area.maxX { colors.append(source[x, y]) }
                }
            }
            let (result, place) = (color(colors), rect.intersection(PixelRect(x: 0, y: 0, width: 1, height: 1)))
            return source.hasNumbers
                ? Raster(numbersIn: place) { _, _ in result } : Raster(place) { _, _ in result }
        }
    }

    /// Moves each pixel away from the blurred image's.
    private static func sharpen(_ image: CIImage, _ radius: Double, _ amount: Float) -> CIImage {
        let limit = image.extent.isInfinite ? nil : PixelRect(image.extent)
        let blurred = Blur.gaussian(image.clampedToExtent(), sigma: radius)
        return CIImage(extent: image.extent) { rect in
            let wanted = limit.map { rect.intersection($0) } ?? rect
            let (sharp, soft) = (image.render(wanted), blurred.render(wanted))
            return Raster(wanted) { x, y in
                let color = sharp[x, y]
                var result = color + (color - soft[x, y]) * amount
                result.w = color.w
                return result.clamped(lowerBound: .zero, upperBound: PixelColor(repeating: color.w))
            }
        }
    }

    /// Gives squares the color of their middle.
    private static func pixellate(_ image: CIImage, _ size: Int, _ center: CGPoint) -> CIImage {
        let extent = image.extent
        return CIImage(extent: extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(-size), dy: CGFloat(-size))) {
            rect in
            let source = image.render(rect.insetBy(-size))
            func middle(_ place: Int, _ origin: CGFloat) -> Int {
                let start = Int(origin)
                return start + Int((Double(place - start) / Double(size)).rounded(.down)) * size + size / 2
            }
            return Raster(rect) { x, y in source[middle(x, center.x), middle(y, center.y)] }
        }
    }
}
