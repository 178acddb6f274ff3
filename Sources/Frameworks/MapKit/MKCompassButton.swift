import CoreLocation
import UIKit

/// - Linux: no effect
///
/// An empty view instead of a compass, since the map view shows no map.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// - Linux: no effect
///
/// An empty view instead of a scale, since the map view shows no map.
open class MKScaleView: UIView {
    /// - Linux: no effect
    ///
    /// Says on which side the numbers are.
    public enum Alignment: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
