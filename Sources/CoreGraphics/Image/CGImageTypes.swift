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

/// An image that could not be read, and the reason.
package struct ImageDecodingError: Error, CustomStringConvertible {
    package let description: String
}
