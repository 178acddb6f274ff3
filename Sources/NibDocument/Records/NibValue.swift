/// A value that an element of its own describes: `<rect key="frame" …/>`, `<color key="textColor" …/>`.
package enum NibValue: Equatable, Sendable {
    /// An explicit nil.
    case null
    case number(Double)
    case bool(Bool)
    case string(String)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rect(NibRect)
    case insets(NibInsets)
    case range(location: Int, length: Int)
    /// Seconds since the first instant of 2001, UTC.
    case date(Double)
    /// The identifier of a locale, calendar or time zone.
    case named(String)
    case color(NibColor)
    case font(NibFont)
    case image(NibImage)
    case data([UInt8])
}

package struct NibRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
}

/// Insets from the edges. In elements with `leading` and `trailing` these are the left and right ones.
package struct NibInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
}

package struct NibColor: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// In sRGB.
        case rgb(red: Double, green: Double, blue: Double)
        /// In Display P3.
        case displayP3(red: Double, green: Double, blue: Double)
        case white(Double)
        /// A color of the system, with the name of its property (`systemBackgroundColor`), dynamic or not.
        case system(String)
        /// A color of an asset catalog.
        case named(String)
    }

    package var source: Source
    package var alpha: Double
}

package struct NibFont: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case system
        case boldSystem
        case italicSystem
        /// The name of a text style: `UICTFontTextStyleBody`.
        case style(String)
        case named(name: String, family: String?)
    }

    package var source: Source
    /// In points. Nil for the default size of what the font is used in, and for text styles.
    package var pointSize: Double?
    /// `semibold`, `light`. Nil for the weight of the source.
    package var weight: String?
}

package struct NibImage: Hashable, Sendable {
    package var name: String
    /// Whether the image is a symbol of the system.
    package var isSymbol: Bool
    /// The configuration of a symbol, by attribute.
    package var configuration: [String: String]

    package init(name: String, isSymbol: Bool, configuration: [String: String] = [:]) {
        self.name = name
        self.isSymbol = isSymbol
        self.configuration = configuration
    }
}
