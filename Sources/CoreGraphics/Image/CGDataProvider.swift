import Foundation

/// Core Foundation's data, which is Foundation's on Linux.
public typealias CFData = NSData
/// Core Foundation's URL, which is Foundation's on Linux.
public typealias CFURL = NSURL
/// Any object of Core Foundation; on Linux any object.
public typealias CFTypeRef = AnyObject

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// Returns the bytes, which live as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Bytes that Core Graphics reads: those of a file, or those of an image's pixels.
public final class CGDataProvider {
    private let bytes: NSData

    /// A copy of the bytes.
    public var data: CFData? { NSData(data: bytes as Data) }

    /// Uses the bytes as they are at each reading; never nil.
    public init?(data: CFData) {
        bytes = data
    }

    /// Reads a file at once. Nil if it cannot be read.
    public init?(url: CFURL) {
        guard let data = NSData(contentsOf: url as URL) else { return nil }
        bytes = data
    }
}

/// How colors that an output device lacks are replaced; every color of an image is drawn as it is.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// What the device does by itself.
    case defaultIntent = 0
    /// Colors outside of the device's range become the nearest ones.
    case absoluteColorimetric = 1
    /// As `absoluteColorimetric`, relative to the white of the device.
    case relativeColorimetric = 2
    /// All colors are moved, so that their relations stay.
    case perceptual = 3
    /// Strong colors stay strong.
    case saturation = 4
}

extension CGImage {
    /// The pixels as ``bitmapInfo`` describes them, row by row, ``bytesPerRow`` apart.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: withPixels { NSData(bytes: $0.baseAddress!, length: $0.count) })
    }

    /// The ranges to which an image's components are stretched: always nil, for components that are used as they are.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// Copies pixels with 8 bits for each of four components. Returns nil for other layouts, and if the provider has
    /// fewer bytes than the image needs.
    ///
    /// - Parameters:
    ///   - decode: must be nil.
    ///   - shouldInterpolate: has no effect; images are interpolated when they are scaled.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 32, decode == nil, width > 0, height > 0,
            bytesPerRow >= width * 4, let order = ComponentOrder(bitmapInfo), let data = provider.data,
            data.length >= bytesPerRow * (height - 1) + width * 4
        else { return nil }
        self.init(width: width, height: height) { target, perRow in
            for y in 0..<height {
                let row = data.bytes + y * bytesPerRow
                for x in 0..<width { target[y * perRow + x] = order.pixel(row + x * 4) }
            }
        }
    }
}

/// Where the components of a pixel are in memory.
private struct ComponentOrder {
    private let red, green, blue, alpha: Int
    private let hasAlpha: Bool
    private let isPremultiplied: Bool

    /// Nil for layouts without four bytes for each pixel.
    init?(_ info: CGBitmapInfo) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
        let isLittle = info.contains(.byteOrder32Little)
        let alphaIsFirst: Bool
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: alphaIsFirst = true
        case .premultipliedLast, .last, .noneSkipLast: alphaIsFirst = false
        default: return nil
        }
        // In the order of the bytes of a big-endian number.
        let order = alphaIsFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let places = isLittle ? order.map { 3 - $0 } : order
        (red, green, blue, alpha) = (places[0], places[1], places[2], places[3])
        hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    }

    /// Returns a premultiplied pixel.
    func pixel(_ bytes: UnsafeRawPointer) -> UInt32 {
        func byte(_ place: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: place, as: UInt8.self)) }
        let opacity = hasAlpha ? byte(alpha) : 255
        func component(_ place: Int) -> UInt32 {
            hasAlpha && !isPremultiplied ? (byte(place) * opacity + 127) / 255 : byte(place)
        }
        return opacity << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
