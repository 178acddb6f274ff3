/// The meaning of the components of a color. Drawing happens in sRGB; gray spaces have one component before alpha.
public final class CGColorSpace: Sendable {
    /// The name of the color space that everything is drawn in.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of a color space with one component, gray.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name of sRGB with components outside 0 to 1, which are limited when they are drawn.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of gray with components outside 0 to 1, which are limited when they are drawn.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let genericXYZ = "kCGColorSpaceGenericXYZ"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let genericLab = "kCGColorSpaceGenericLab"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let dcip3 = "kCGColorSpaceDCIP3"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let rommrgb = "kCGColorSpaceROMMRGB"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let itur_709 = "kCGColorSpaceITUR_709"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
    /// The name of a space that drawing here does not have: no space is created of it.
    public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"

    /// Nil for device spaces.
    public let name: String?
    /// Which components the colors of the space have.
    public let model: CGColorSpaceModel

    static let srgb = CGColorSpace(name: sRGB, model: .rgb)
    static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
    static let pattern = CGColorSpace(name: nil, model: .pattern)
    private static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
    private static let deviceGray = CGColorSpace(name: nil, model: .monochrome)

    private init(name: String?, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    /// Creates a color space; nil unless the name is that of sRGB or of a gray with its gamma.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(name: name, model: .rgb)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome)
        default: return nil
        }
    }

    /// The number of components without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .rgb: 3
        case .monochrome: 1
        case .cmyk: 4
        case .lab, .XYZ: 3
        case .unknown, .deviceN, .indexed, .pattern: 0
        }
    }

    /// False: drawing happens in sRGB.
    public var isWideGamutRGB: Bool { false }

    /// Whether a bitmap can have the space: false for patterns.
    public var supportsOutput: Bool { numberOfComponents > 0 }

    static var sharedDeviceRGB: CGColorSpace { deviceRGB }
    static var sharedDeviceGray: CGColorSpace { deviceGray }
}

/// Returns the sRGB space: there are no device spaces.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .sharedDeviceRGB
}

/// Returns the gray space: there are no device spaces.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .sharedDeviceGray
}

/// The kinds of components that colors of a space have.
public enum CGColorSpaceModel: Int32, Sendable {
    /// A space of another kind; none that this module makes.
    case unknown = -1
    /// One component, from black to white.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// The inks of a printer; no space here has them.
    case cmyk
    /// Lightness and two hues; no space here has them.
    case lab
    /// Any number of inks; no space here has them.
    case deviceN
    /// A number in a table of colors; no space here has it.
    case indexed
    /// An image that is repeated.
    case pattern = 6
    /// The values of three receptors; no space here has them.
    case XYZ = 7
}

extension CGColorSpace: Hashable {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.model == right.model
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}
