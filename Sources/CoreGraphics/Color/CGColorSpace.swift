/// The meaning of the components of a color. Drawing happens in sRGB; gray spaces have one component before alpha.
public final class CGColorSpace: Sendable {
    /// The name of the color space that everything is drawn in.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of a color space with one component, gray.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

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

    /// Creates a color space; nil unless the name is one of the static names.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB: self.init(name: name, model: .rgb)
        case Self.genericGrayGamma2_2: self.init(name: name, model: .monochrome)
        default: return nil
        }
    }

    /// The number of components without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .rgb: 3
        case .monochrome: 1
        case .unknown, .pattern: 0
        }
    }

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
    /// An image that is repeated.
    case pattern = 6
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
