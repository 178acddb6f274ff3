import CoreGraphics
import Foundation
import Metal

// Sound: a Core Graphics context is used where the program uses it.
/// Computes images on the processor. The options have no effect.
/// - Linux: works
open class CIContext: NSObject, @unchecked Sendable {
    // Sound: a Core Graphics context is used where the program uses it.
    private let target: CGContext?

    public var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    public override init() { target = nil }

    public init(options: [CIContextOption: Any]? = nil) { target = nil }

    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { target = cgctx }

    /// The device is not used: no function returns one on Linux.
    public init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) { target = nil }

    /// Computes the pixels of a rectangle; nil if it is empty or has no end.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = PixelRect(fromRect)
        guard !rect.isEmpty else { return nil }
        return pixels(of: image, in: rect).cgImage
    }

    /// Computes the pixels of a rectangle, in sRGB and 8 bits whatever the format is.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Draws a part of an image into the Core Graphics context; does nothing without one.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let pixels = createCGImage(image, from: fromRect) else { return }
        target.draw(pixels, in: inRect)
    }

    /// Writes pixels, the top row first, in one of the formats that ``CIFormat`` declares.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let orders: [CIFormat: SIMD4<UInt8>] = [
            .RGBA8: SIMD4(0, 1, 2, 3), .BGRA8: SIMD4(2, 1, 0, 3), .ARGB8: SIMD4(3, 0, 1, 2),
        ]
        let pixels = pixels(of: image, in: PixelRect(bounds))
        if let order = orders[format] { return pixels.write(to: data, rowBytes: rowBytes, order) }
        switch format {
        case .Rh: pixels.write(to: data, rowBytes: rowBytes) { Float16($0.x) }
        case .Rf: pixels.write(to: data, rowBytes: rowBytes) { $0.x }
        case .RGBAh: pixels.write(to: data, rowBytes: rowBytes) { SIMD4<Float16>($0) }
        case .RGBAf: pixels.write(to: data, rowBytes: rowBytes) { $0 }
        default: break
        }
    }

    /// Returns a PNG file; nil if the image is empty or has no end.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData() }

    /// Returns a JPEG file; nil if the image is empty or has no end.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = options[
            CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)]
        return createCGImage(image, from: image.extent)?.jpegData(
            quality: CGFloat((quality as? NSNumber)?.doubleValue ?? 0.8))
    }

    /// - Linux: no effect
    open func clearCaches() {}

    open func inputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

    open func outputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

    /// Returns pixels that fill the rectangle.
    private func pixels(of image: CIImage, in rect: PixelRect) -> Raster {
        let part = image.render(rect)
        if part.rect == rect { return part }
        return part.hasNumbers
            ? Raster(numbersIn: rect) { x, y in part[x, y] } : Raster(rect) { x, y in part[x, y] }
    }
}
