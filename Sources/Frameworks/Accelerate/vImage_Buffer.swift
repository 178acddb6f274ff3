@_exported import CoreGraphics
import Foundation

/// - Linux: works
public typealias vImagePixelCount = UInt
/// A number that is 0 for success, or negative.
/// - Linux: works
public typealias vImage_Error = Int
/// - Linux: works
public typealias vImage_Flags = UInt32
/// - Linux: works
public typealias Pixel_8 = UInt8
/// - Linux: works
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageUnknownFlagsBit: Int { -21775 }

public var kvImageNoFlags: Int { 0 }
public var kvImageLeaveAlphaUnchanged: Int { 1 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }
public var kvImageNoAllocate: Int { 512 }

/// Pixels in memory.
/// - Linux: works
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        self.data = data
        self.height = height
        self.width = width
        self.rowBytes = rowBytes
    }

    /// Allocates memory for pixels, which ``free()`` releases. Throws ``vImage/Error`` for a size without pixels.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
        let status = vImageBuffer_Init(&self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0)
        guard status == kvImageNoError else { throw vImage.Error.memoryAllocationError }
    }

    /// Releases memory that a function of this module allocated.
    public func free() { Foundation.free(data) }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
    }
}

/// How the pixels of a buffer are laid out. Buffers with 8 bits in each of four components are converted.
/// - Linux: works
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
        bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
        renderingIntent: CGColorRenderingIntent
    ) {
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.version = version
        self.decode = decode
        self.renderingIntent = renderingIntent
    }
}

/// Allocates memory for pixels, which `free` releases.
/// - Linux: works
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    let rowBytes = (Int(width) * Int(pixelBits) / 8 + 15) & ~15
    guard width > 0, height > 0, let data = calloc(Int(height), rowBytes) else { return kvImageMemoryAllocationError }
    buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
    return kvImageNoError
}

/// Draws an image into pixels that it allocates. Returns `kvImageInvalidParameter` for formats that `CGContext` has
/// not.
/// - Linux: works
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let status = vImageBuffer_Init(buf, UInt(image.height), UInt(image.width), 32, 0)
    guard status == kvImageNoError else { return status }
    guard let context = context(buf.pointee, format.pointee) else {
        buf.pointee.free()
        buf.pointee.data = nil
        return kvImageInvalidParameter
    }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return kvImageNoError
}

/// Returns an image with a copy of the pixels; nil with an error for formats that `CGContext` has not.
/// - Linux: works
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
    _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    let image = context(buf.pointee, format.pointee)?.makeImage()
    error?.pointee = image == nil ? kvImageInvalidParameter : kvImageNoError
    if image != nil, flags & vImage_Flags(kvImageNoAllocate) != 0 { callback?(userData, buf.pointee.data) }
    return image.map { Unmanaged.passRetained($0) }
}

private func context(_ buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> CGContext? {
    CGContext(
        data: buffer.data, width: Int(buffer.width), height: Int(buffer.height),
        bitsPerComponent: Int(format.bitsPerComponent), bytesPerRow: buffer.rowBytes,
        space: format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: format.bitmapInfo.rawValue)
}
