/// Apple's name for an untyped list, so that `[a, b] as CFArray` compiles. On Linux it is a Swift array.
public typealias CFArray = [Any]

/// A transition through colors at locations from 0 to 1. Immutable.
///
/// Colors are interpolated in sRGB without premultiplication, component by component: a transition to a transparent
/// color passes through its red, green and blue.
public final class CGGradient: Sendable {
    /// In ascending order of location; never empty.
    let stops: [Stop]

    struct Stop: Hashable, Sendable {
        let location: CGFloat
        let color: CGColor
    }

    /// Creates a gradient from CGColors. Without locations they are evenly spaced; otherwise there is one location for
    /// each color. The first and the last color extend to the ends. Nil for an empty list and for elements that are not
    /// colors.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient of `count` colors, each given by its components in `space` followed by alpha. Nil for a
    /// `count` of 0.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let each = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * each) }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Locations are ignored when their number differs from that of the colors.
    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let places =
            locations.flatMap { $0.count == colors.count ? $0 : nil } ?? colors.indices.map { CGFloat($0) / last }
        // The order of colors at the same location is preserved: the first ends what precedes it, the last begins what
        // follows.
        stops = zip(places, colors).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: min(max($0.element.0, 0), 1), color: $0.element.1) }
    }

    /// Returns the interpolated color at a location; outside 0 to 1 the color of the nearer end.
    func color(at location: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let after = stops.firstIndex { $0.location > location } ?? stops.count
        let (low, high) = (stops[max(after - 1, 0)], stops[min(after, stops.count - 1)])
        let span = high.location - low.location
        let part = span > 0 ? min(max((location - low.location) / span, 0), 1) : 0
        func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
            low.color[keyPath: path] + (high.color[keyPath: path] - low.color[keyPath: path]) * part
        }
        return (mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
    }
}

/// Whether the colors at the ends of a gradient extend beyond them.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Fills the area before the start with the first color.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Fills the area after the end with the last color.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
