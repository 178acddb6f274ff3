import CoreGraphics
import Foundation
import Metal

/// Pixels that a ``CIImageProcessorKernel`` reads.
/// - Linux: works
public protocol CIImageProcessorInput {
    /// The place of the pixels in their image.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    /// The first byte of the top row.
    var baseAddress: UnsafeRawPointer { get }
    /// Nil: Metal is not there on Linux.
    var metalTexture: (any MTLTexture)? { get }
}

/// Pixels that a ``CIImageProcessorKernel`` writes.
/// - Linux: works
public protocol CIImageProcessorOutput {
    /// The place of the pixels in the image that is made.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    /// The first byte of the top row.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// Nil: Metal is not there on Linux.
    var metalTexture: (any MTLTexture)? { get }
    /// Nil: Metal is not there on Linux.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// The base class of computations that a program writes for the processor.
/// - Linux: works
open class CIImageProcessorKernel: NSObject {
    /// Computes the pixels of the output. Override it; the default leaves them clear.
    ///
    /// - Parameter inputs: nil for a computation without images.
    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}

    /// Returns the part of an input that a part of the output needs; the default is the same part.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// The format in which an input is read; `BGRA8` by default.
    open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }

    /// The format in which the output is written; `BGRA8` by default, which with `RGBA8` and `ARGB8` is read as colors,
    /// and the others as numbers.
    open class var outputFormat: CIFormat { .BGRA8 }

    /// Has no effect: outputs are always written from clear pixels.
    open class var outputIsOpaque: Bool { false }

    /// Has no effect: inputs are always there while an output is computed.
    open class var synchronizeInputs: Bool { true }

    /// Returns an image whose pixels ``process(with:arguments:output:)`` computes when they are asked for. They are
    /// clear where it throws. Throws for an extent without pixels.
    open class func apply(
        withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?
    ) throws -> CIImage {
        guard !PixelRect(extent).isEmpty else { throw ProcessorError.extentWithoutPixels }
        let run = ProcessorRun(kernel: self, extent: PixelRect(extent), inputs: inputs, arguments: args)
        return CIImage(extent: extent) { run.render($0) }
    }
}

private enum ProcessorError: Error {
    case extentWithoutPixels
}

// Sound: nothing of it changes; arguments are read by the kernel only.
/// A computation with its inputs.
private struct ProcessorRun: @unchecked Sendable {
    let kernel: CIImageProcessorKernel.Type
    let extent: PixelRect
    let inputs: [CIImage]?
    let arguments: [String: Any]?

    func render(_ wanted: PixelRect) -> Raster {
        let rect = wanted.intersection(extent)
        guard !rect.isEmpty else { return Raster(rect) }
        let read = inputs?.enumerated().map { index, image in
            let place = kernel.roi(forInput: Int32(index), arguments: arguments, outputRect: rect.cgRect)
            let pixels = ProcessorPixels(PixelRect(place), kernel.formatForInput(at: Int32(index)))
            CIContext().render(
                image, toBitmap: pixels.baseAddress, rowBytes: pixels.bytesPerRow, bounds: pixels.region,
                format: pixels.format, colorSpace: nil)
            return pixels
        }
        let written = ProcessorPixels(rect, kernel.outputFormat)
        do {
            try kernel.process(with: read?.map(ProcessorSource.init), arguments: arguments, output: written)
        } catch {
            return Raster(rect)
        }
        return written.raster
    }
}

/// Memory for the pixels of a rectangle.
private final class ProcessorPixels: CIImageProcessorOutput {
    private let rect: PixelRect
    let format: CIFormat
    let bytesPerRow: Int
    let baseAddress: UnsafeMutableRawPointer
    var region: CGRect { rect.cgRect }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }

    init(_ rect: PixelRect, _ format: CIFormat) {
        self.rect = rect
        self.format = format
        bytesPerRow = max(1, rect.width) * format.bytes
        baseAddress = .allocate(byteCount: bytesPerRow * max(1, rect.height), alignment: 16)
        baseAddress.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * max(1, rect.height))
    }

    deinit { baseAddress.deallocate() }

    var raster: Raster {
        let hasNumbers = ![.BGRA8, .RGBA8, .ARGB8].contains(format)
        return hasNumbers ? Raster(numbersIn: rect, pixel) : Raster(rect, pixel)
    }

    private func pixel(_ x: Int, _ y: Int) -> PixelColor {
        let place = baseAddress + (rect.maxY - 1 - y) * bytesPerRow + (x - rect.x) * format.bytes
        switch format {
        case .Rh: return PixelColor(Float(place.load(as: Float16.self)), 0, 0, 1)
        case .Rf: return PixelColor(place.load(as: Float.self), 0, 0, 1)
        case .RGBAh: return PixelColor(place.load(as: SIMD4<Float16>.self))
        case .RGBAf: return place.load(as: SIMD4<Float>.self)
        default:
            let bytes = place.load(as: SIMD4<UInt8>.self)
            let color: SIMD4<UInt8> =
                switch format {
                case .BGRA8: SIMD4(bytes.z, bytes.y, bytes.x, bytes.w)
                case .ARGB8: SIMD4(bytes.y, bytes.z, bytes.w, bytes.x)
                default: bytes
                }
            return PixelColor(color) / 255
        }
    }
}

/// Pixels that are read only.
private struct ProcessorSource: CIImageProcessorInput {
    let pixels: ProcessorPixels
    var region: CGRect { pixels.region }
    var bytesPerRow: Int { pixels.bytesPerRow }
    var format: CIFormat { pixels.format }
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(pixels.baseAddress) }
    var metalTexture: (any MTLTexture)? { nil }
}

extension CIFormat {
    /// The bytes of a pixel.
    fileprivate var bytes: Int {
        switch self {
        case .Rh: 2
        case .RGBAh: 8
        case .RGBAf: 16
        default: 4
        }
    }
}
