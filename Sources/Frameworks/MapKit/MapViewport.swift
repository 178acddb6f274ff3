import CoreLocation
import UIKit

/// Which part of the map a view of some size shows. The camera's angle of view is 30°, as is usually observed; Apple's
/// number is unverified.
struct MapViewport {
    private static let heightPerDistance = 2 * tan(Double.pi / 12)

    /// What the program wants to see.
    var wanted = MKMapRect.world

    /// The smallest part of the map that contains a rectangle and has the shape of a view. It has the same middle, as
    /// far as the map's upper and lower edge allow, and is no larger than the map.
    static func fit(_ rect: MKMapRect, in size: CGSize) -> MKMapRect {
        let world = MKMapSize.world
        let shape =
            size.width > 0 && size.height > 0 ? size.width / size.height : max(rect.width, 1) / max(rect.height, 1)
        var width = max(rect.width, rect.height * shape)
        if width > world.width { width = world.width }
        if width / shape > world.height { width = world.height * shape }
        let height = width / shape
        let y = min(max(rect.midY - height / 2, 0), world.height - height)
        return MKMapRect(x: rect.midX - width / 2, y: y, width: width, height: height)
    }

    /// As ``fit(_:in:)``, with room between the rectangle and the edges of the view.
    static func fit(_ rect: MKMapRect, in size: CGSize, padding: UIEdgeInsets) -> MKMapRect {
        let room = CGSize(
            width: size.width - padding.left - padding.right, height: size.height - padding.top - padding.bottom)
        guard room.width > 0, room.height > 0 else { return fit(rect, in: size) }
        let scale = max(rect.width / room.width, rect.height / room.height)
        let whole = MKMapSize(width: size.width * scale, height: size.height * scale)
        let x = rect.midX - (padding.left + room.width / 2) * scale
        let y = rect.midY - (padding.top + room.height / 2) * scale
        return fit(MKMapRect(origin: MKMapPoint(x: x, y: y), size: whole), in: size)
    }

    func visible(in size: CGSize) -> MKMapRect { Self.fit(wanted, in: size) }

    /// Moves the middle; the size remains.
    mutating func center(on coordinate: CLLocationCoordinate2D) {
        let middle = MKMapPoint(coordinate)
        wanted.origin = MKMapPoint(x: middle.x - wanted.width / 2, y: middle.y - wanted.height / 2)
    }

    /// Shows what a camera at a distance sees in a view of a size.
    mutating func show(_ coordinate: CLLocationCoordinate2D, distance: CLLocationDistance, in size: CGSize) {
        let height = distance * Self.heightPerDistance * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        let shape = size.height > 0 ? size.width / size.height : 1
        wanted.size = MKMapSize(width: height * shape, height: height)
        center(on: coordinate)
    }

    /// How far away the camera is.
    func distance(in size: CGSize) -> CLLocationDistance {
        let rect = visible(in: size)
        let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
        return rect.height * MKMetersPerMapPointAtLatitude(latitude) / Self.heightPerDistance
    }

    func point(of place: MKMapPoint, in size: CGSize) -> CGPoint {
        let rect = visible(in: size)
        return CGPoint(
            x: (place.x - rect.minX) / rect.width * size.width, y: (place.y - rect.minY) / rect.height * size.height)
    }

    func place(at point: CGPoint, in size: CGSize) -> MKMapPoint {
        let rect = visible(in: size)
        guard size.width > 0, size.height > 0 else { return MKMapPoint(x: rect.midX, y: rect.midY) }
        return MKMapPoint(
            x: rect.minX + point.x / size.width * rect.width, y: rect.minY + point.y / size.height * rect.height)
    }
}
