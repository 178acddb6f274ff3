import CoreGraphics
import Foundation

extension CIImage {
    /// Returns the image turned, scaled and moved.
    /// - Linux: works
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
        let inverse = matrix.inverted()
        let isMoved =
            matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
            && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
        let isNearest = isNearest || isMoved
        let shrinking = max(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d))
        let result = extent.isInfinite ? CGRect.infinite : extent.applying(matrix)
        return CIImage(extent: result, isNearest: self.isNearest, properties: properties) { [self] rect in
            let wanted = rect.intersection(result.isInfinite ? rect : PixelRect(result))
            guard !wanted.isEmpty else { return Raster(wanted) }
            let needed = PixelRect(wanted.cgRect.applying(inverse)).insetBy(-2 - Int(shrinking))
            let source = render(needed)
            let samples = isNearest ? 1 : min(8, max(1, Int(shrinking.rounded(.up))))
            return Raster(wanted) { x, y in
                var sum = PixelColor.zero
                for row in 0..<samples {
                    for column in 0..<samples {
                        let place = CGPoint(
                            x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(samples),
                            y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(samples)
                        ).applying(inverse)
                        sum +=
                            isNearest
                            ? source[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
                            : source.interpolated(place.x, place.y)
                    }
                }
                return sum / Float(samples * samples)
            }
        }
    }

    /// Returns the part of the image in a rectangle.
    /// - Linux: works
    public func cropped(to rect: CGRect) -> CIImage {
        let result = extent.isInfinite ? rect : extent.intersection(rect)
        let limit = PixelRect(result)
        return CIImage(extent: result, isNearest: isNearest, properties: properties) { [self] wanted in
            let part = wanted.intersection(limit)
            let source = render(part)
            return Raster(part) { x, y in source[x, y] }
        }
    }

    /// Returns an image without end: beyond its edges it has their pixels.
    /// - Linux: works
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns an image without end: beyond the edges of a rectangle it has their pixels.
    /// - Linux: works
    public func clamped(to rect: CGRect) -> CIImage {
        let limit = PixelRect(rect)
        guard !limit.isEmpty else { return self }
        return CIImage(extent: .infinite, isNearest: isNearest, properties: properties) { [self] wanted in
            let source = render(limit)
            return Raster(wanted) { x, y in
                source[min(max(x, limit.x), limit.maxX - 1), min(max(y, limit.y), limit.maxY - 1)]
            }
        }
    }

    /// Returns the image over another one.
    /// - Linux: works
    public func composited(over dest: CIImage) -> CIImage { Blending.combine(self, dest) { $0 + $1 * (1 - $0.w) } }

    /// Returns the image turned as an image file notes it.
    /// - Linux: works
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image turned as an image file notes it; unchanged for numbers that are no orientation.
    /// - Linux: works
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))) ?? .up)
    }

    /// Returns the transform that sets the image upright, with its corner where it was.
    /// - Linux: works
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        let turn: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }

    /// Returns the output of a filter; the image itself if there is no such filter.
    /// - Linux: works
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setDefaults()
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    /// Returns the output of a filter; the image itself if there is no such filter.
    /// - Linux: works
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// - Linux: works
    public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma: sigma) }

    /// Returns an image whose magnified pixels run into each other.
    /// - Linux: works
    public func samplingLinear() -> CIImage {
        CIImage(extent: extent, isNearest: false, cgImage: cgImage, url: url, properties: properties, render)
    }

    /// Returns an image whose magnified pixels keep their edges.
    /// - Linux: works
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, isNearest: true, cgImage: cgImage, url: url, properties: properties, render)
    }

    /// Returns the image with its alpha multiplied into the colors.
    /// - Linux: works
    public func premultiplyingAlpha() -> CIImage {
        mapped { $0 * PixelColor($0.w, $0.w, $0.w, 1) }
    }

    /// Returns the image with a change of each pixel.
    func mapped(_ change: @escaping @Sendable (PixelColor) -> PixelColor) -> CIImage {
        CIImage(extent: extent, isNearest: isNearest, properties: properties) { [self] rect in
            render(rect).map(change)
        }
    }
}
