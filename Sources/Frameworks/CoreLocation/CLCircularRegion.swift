import Foundation

/// - Linux: works
///
/// A circle on the ground.
open class CLCircularRegion: CLRegion {
    private let middle: CLLocationCoordinate2D
    private let extent: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        middle = center
        extent = radius
        super.init(identifier: identifier)
    }

    public required init?(coder: NSCoder) {
        middle = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        extent = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(middle.latitude, forKey: "latitude")
        coder.encode(middle.longitude, forKey: "longitude")
        coder.encode(extent, forKey: "radius")
    }

    override func twin() -> CLRegion { CLCircularRegion(center: middle, radius: extent, identifier: identifier) }

    open var center: CLLocationCoordinate2D { middle }
    open var radius: CLLocationDistance { extent }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(from: center, to: coordinate) <= radius
    }
}
