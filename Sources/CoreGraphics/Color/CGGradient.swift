/// Apple's name for an untyped list, so that `[a, b] as CFArray` compiles; on Linux it is a Swift array.
public typealias CFArray = [Any]

/// A transition through colors at locations from 0 to 1. Immutable.
///
/// Colors are mixed in sRGB without premultiplication, component by component: a transition to a transparent color passes
/// through its red, green and blue.
public final class CGGradient: Sendable {
    /// By location, lowest first; never empty.
    let stops: [Stop]

    struct Stop: Hashable, Sendable {
        let location: CGFloat
        let color: CGColor
    }

    /// A gradient of CGColors. Without locations they stand at equal distances; else there is one location a color. The color
    /// nearest to an end holds up to it. Nil for an empty list and for elements that are no colors.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// A gradient of `count` colors, each by its components in `space` and alpha. Nil for a `count` of 0.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let each = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * each) }
        self.init(
            colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Locations of another number than the colors count as none.
    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let places =
            locations.flatMap { $0.count == colors.count ? $0 : nil } ?? colors.indices.map { CGFloat($0) / last }
        // Of colors at one location the first ends what is before it, the last begins what comes after: their order stays.
        stops = zip(places, colors).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: min(max($0.element.0, 0), 1), color: $0.element.1) }
    }

    /// The mixed color at a location; beyond the ends theirs.
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

/// Whether the colors at the ends of a gradient go on beyond them.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
