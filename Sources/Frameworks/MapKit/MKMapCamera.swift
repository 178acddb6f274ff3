import CoreLocation
import UIKit

/// - Linux: works
///
/// Says from where a map is seen.
open class MKMapCamera: NSObject, NSCopying, NSSecureCoding {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// A camera above `eyeCoordinate`. Its direction is that on a flat ground.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let ground = eye.distance(to: center)
        let direction = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
            pitch: atan2(ground, eyeAltitude) * 180 / .pi,
            heading: ground == 0 ? 0 : (direction + 360).truncatingRemainder(dividingBy: 360))
    }

    public required init?(coder: NSCoder) {
        centerCoordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        centerCoordinateDistance = coder.decodeDouble(forKey: "distance")
        heading = coder.decodeDouble(forKey: "heading")
        pitch = coder.decodeDouble(forKey: "pitch")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(centerCoordinate.latitude, forKey: "latitude")
        coder.encode(centerCoordinate.longitude, forKey: "longitude")
        coder.encode(centerCoordinateDistance, forKey: "distance")
        coder.encode(heading, forKey: "heading")
        coder.encode(Double(pitch), forKey: "pitch")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    /// The height of the camera above the ground.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(pitch * .pi / 180) }
        set { centerCoordinateDistance = newValue / cos(pitch * .pi / 180) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return other.centerCoordinate.latitude == centerCoordinate.latitude
            && other.centerCoordinate.longitude == centerCoordinate.longitude
            && other.centerCoordinateDistance == centerCoordinateDistance && other.heading == heading
            && other.pitch == pitch
    }

    open override var hash: Int { centerCoordinate.latitude.hashValue }
}
