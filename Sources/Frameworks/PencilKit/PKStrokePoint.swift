import Foundation

/// A point of a stroke.
///
/// - Linux: works
public struct PKStrokePoint: Sendable {
    public let location: CGPoint
    /// Seconds since the stroke has begun.
    public let timeOffset: TimeInterval
    public let size: CGSize
    /// - Linux: no effect
    public let opacity: CGFloat
    /// - Linux: no effect
    public let force: CGFloat
    /// - Linux: no effect
    public let azimuth: CGFloat
    /// - Linux: no effect
    public let altitude: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        self.location = location
        self.timeOffset = timeOffset
        self.size = size
        self.opacity = opacity
        self.force = force
        self.azimuth = azimuth
        self.altitude = altitude
    }

    /// Returns the point at a fraction of the way to another one.
    func interpolated(to end: PKStrokePoint, _ fraction: CGFloat) -> PKStrokePoint {
        let mix = { (start: CGFloat, end: CGFloat) in start + (end - start) * fraction }
        return PKStrokePoint(
            location: CGPoint(x: mix(location.x, end.location.x), y: mix(location.y, end.location.y)),
            timeOffset: timeOffset + (end.timeOffset - timeOffset) * Double(fraction),
            size: CGSize(width: mix(size.width, end.size.width), height: mix(size.height, end.size.height)),
            opacity: mix(opacity, end.opacity), force: mix(force, end.force), azimuth: mix(azimuth, end.azimuth),
            altitude: mix(altitude, end.altitude))
    }
}
