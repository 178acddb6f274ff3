/// Where alpha is in a pixel, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha.
    case none
    /// RGBA; colors are multiplied by alpha.
    case premultipliedLast
    /// ARGB; colors are multiplied by alpha.
    case premultipliedFirst
    /// RGBA; colors are not multiplied by alpha.
    case last
    /// ARGB; colors are not multiplied by alpha.
    case first
    /// RGB and an unused component.
    case noneSkipLast
    /// An unused component and RGB.
    case noneSkipFirst
    /// Alpha without colors.
    case alphaOnly
}

/// The layout of pixels: a ``CGImageAlphaInfo`` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Pixels are bytes, in the order of their components.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Numbers of 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Numbers of 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Numbers of 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Numbers of 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Numbers of 16 bits in the byte order of this machine, which is a little-endian one.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// Numbers of 32 bits in the byte order of this machine, which is a little-endian one.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little

/// The order of the bytes of a pixel, as a part of a ``CGBitmapInfo``.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that have the order.
    case orderMask = 0x7000
    /// Bytes, in the order of their components.
    case orderDefault = 0
    /// Numbers of 16 bits, the lowest byte first.
    case order16Little = 0x1000
    /// Numbers of 32 bits, the lowest byte first.
    case order32Little = 0x2000
    /// Numbers of 16 bits, the highest byte first.
    case order16Big = 0x3000
    /// Numbers of 32 bits, the highest byte first.
    case order32Big = 0x4000
}

/// How the components of a pixel share its bits, as a part of a ``CGBitmapInfo``.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits that have the format.
    case mask = 0xF0000
    /// Every component has the same number of bits; the format of every image here.
    case packed = 0
    /// 5 bits for each color.
    case RGB555 = 0x10000
    /// 5 bits, 6 bits and 5 bits.
    case RGB565 = 0x20000
    /// 10 bits for each color.
    case RGB101010 = 0x30000
    /// 10 bits for each color, beyond what a display shows.
    case RGBCIF10 = 0x40000
}

/// An image that could not be read, and the reason.
package struct ImageDecodingError: Error, CustomStringConvertible {
    package let description: String
}
