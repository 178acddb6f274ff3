import CoreLocation
import UIKit

// Foundation on Linux has values of points and sizes, but not of other structures with two numbers.
extension NSValue {
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }

    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(cgSize: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
    }

    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: cgPointValue.x, longitude: cgPointValue.y)
    }

    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: cgSizeValue.width, longitudeDelta: cgSizeValue.height)
    }
}
