import CoreGraphics

/// Images that are made of two.
enum Blending {
    /// Combines premultiplied colors of two images, wherever one of them has pixels.
    static func combine(
        _ first: CIImage, _ second: CIImage, _ color: @escaping @Sendable (PixelColor, PixelColor) -> PixelColor
    ) -> CIImage {
        let extent =
            first.extent.isInfinite || second.extent.isInfinite
            ? CGRect.infinite : first.extent.union(second.extent)
        return CIImage(extent: extent, isNearest: first.isNearest && second.isNearest) { rect in
            let (upper, lower) = (first.render(rect), second.render(rect))
            return Raster(rect) { x, y in color(upper[x, y], lower[x, y]) }
        }
    }

    /// Blends colors as PDF defines it: where both are opaque the result is `color` of both.
    static func blend(
        _ first: CIImage, _ second: CIImage, _ color: @escaping @Sendable (PixelColor, PixelColor) -> PixelColor
    ) -> CIImage {
        combine(first, second) { upper, lower in
            let mixed = color(upper.straight, lower.straight) * (upper.w * lower.w)
            var result = upper * (1 - lower.w) + lower * (1 - upper.w) + mixed
            result.w = upper.w + lower.w - upper.w * lower.w
            return result
        }
    }

    /// Shows the first image where the mask is white, and the second where it is black.
    static func mask(
        _ first: CIImage, _ second: CIImage, _ mask: CIImage, _ weight: @escaping @Sendable (PixelColor) -> Float
    ) -> CIImage {
        let extent =
            first.extent.isInfinite || second.extent.isInfinite
            ? CGRect.infinite : first.extent.union(second.extent)
        return CIImage(extent: extent) { rect in
            let (upper, lower, weights) = (first.render(rect), second.render(rect), mask.render(rect))
            return Raster(rect) { x, y in
                let part = weight(weights[x, y])
                return upper[x, y] * part + lower[x, y] * (1 - part)
            }
        }
    }
}

extension PixelColor {
    /// The color without its alpha multiplied in.
    var straight: PixelColor {
        guard w > 0 else { return .zero }
        return PixelColor(x / w, y / w, z / w, w)
    }

    /// The color with its alpha multiplied in.
    var premultiplied: PixelColor { PixelColor(x * w, y * w, z * w, w) }

    /// How bright the color is, by the weights of sRGB.
    var luminance: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }
}
