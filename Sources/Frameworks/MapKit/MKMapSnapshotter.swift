import CoreLocation
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// There are no maps to take pictures of: requests end with ``MKError/serverFailure``.
open class MKMapSnapshotter: NSObject {
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// - Linux: works
    ///
    /// Says what the picture shows.
    open class Options: NSObject, NSCopying {
        open var camera = MKMapCamera()
        open var mapRect = MKMapRect.world
        open var mapType = MKMapType.standard
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsPointsOfInterest = true
        open var showsBuildings = true
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var traitCollection = UITraitCollection()

        public override init() {}

        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = newValue.mapRect }
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.camera = camera
            copy.mapRect = mapRect
            copy.mapType = mapType
            copy.preferredConfiguration = preferredConfiguration
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.showsPointsOfInterest = showsPointsOfInterest
            copy.showsBuildings = showsBuildings
            copy.size = size
            copy.scale = scale
            copy.traitCollection = traitCollection
            return copy
        }
    }

    /// - Linux: refuses
    ///
    /// A picture of a map; no object of this class exists.
    open class Snapshot: NSObject {
        public override init() {}

        open var image: UIImage { UIImage() }
        open var traitCollection: UITraitCollection { UITraitCollection() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    private let pending = PendingRequest<Snapshot>("MKMapSnapshotter", .serverFailure)

    public init(options: Options) {}

    open func start(completionHandler: @escaping CompletionHandler) {
        pending.start(completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        pending.start(on: queue, completionHandler)
    }

    open func start() async throws -> Snapshot { throw pending.refusal() }

    open func start(with queue: DispatchQueue) async throws -> Snapshot { throw pending.refusal() }

    open func cancel() {
        pending.cancel()
    }

    open var isLoading: Bool { pending.isRunning }
}
