import CoreLocation

/// - Linux: works
///
/// Stands for several annotations. The map view makes none.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
    }

    /// The middle of the members on the flat map.
    open var coordinate: CLLocationCoordinate2D {
        guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(points.count)
        return MKMapPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
        ).coordinate
    }
}
