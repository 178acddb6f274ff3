/// How an image is made: how it is magnified and what it notes is used.
/// - Linux: works
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "colorSpace")
    public static let nearestSampling = CIImageOption(rawValue: "nearestSampling")
    public static let properties = CIImageOption(rawValue: "properties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
}

/// How a context computes, which has no effect on Linux.
/// - Linux: works
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let workingFormat = CIContextOption(rawValue: "workingFormat")
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "outputPremultiplied")
    public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
    public static let allowLowPower = CIContextOption(rawValue: "allowLowPower")
    public static let name = CIContextOption(rawValue: "name")
}

/// What an image file contains beside its pixels, which has no effect on Linux.
/// - Linux: works
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let depthImage = CIImageRepresentationOption(rawValue: "depthImage")
    public static let disparityImage = CIImageRepresentationOption(rawValue: "disparityImage")
}

/// How the pixels of a bitmap are laid out. Only those that are declared are written. The numbers of the formats of
/// floating-point numbers are unverified.
/// - Linux: works
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 22)
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Four numbers of 16 bits a pixel.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// Four numbers of 32 bits a pixel.
    public static let RGBAf = CIFormat(rawValue: 34)
    /// The red component as a number of 16 bits.
    public static let Rh = CIFormat(rawValue: 37)
    /// The red component as a number of 32 bits.
    public static let Rf = CIFormat(rawValue: 38)
}
