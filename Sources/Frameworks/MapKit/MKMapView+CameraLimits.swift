import CoreLocation
import UIKit

public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// - Linux: no effect
    ///
    /// The area that the center of the map does not leave; the map view keeps it.
    open class CameraBoundary: NSObject, NSCopying {
        public let mapRect: MKMapRect

        public init?(mapRect: MKMapRect) {
            if mapRect.isNull { return nil }
            self.mapRect = mapRect
        }

        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            self.init(mapRect: region.mapRect)
        }

        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// - Linux: no effect
    ///
    /// The distances that the camera keeps from the center of the map; the map view keeps them.
    open class CameraZoomRange: NSObject, NSCopying {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            let isLimited = minDistance != MKMapCameraZoomDefault && maxDistance != MKMapCameraZoomDefault
            if isLimited, minDistance > maxDistance { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
