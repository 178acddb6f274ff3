import CoreLocation
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// Pictures of a street; no object of this class exists.
open class MKLookAroundScene: NSObject, NSCopying {
    override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: refuses
///
/// Asks whether there are pictures of a street; the answer is that there are none.
open class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
    }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        Absence.report("MapKit", "MKLookAroundScene", "there are no scenes")
        isLoading = true
        // Sound: the handler is called once, on the main queue, as MapKit documents.
        nonisolated(unsafe) let request = self
        nonisolated(unsafe) let handler = completionHandler  // Sound: as the line above.
        DispatchQueue.main.async {
            request.isLoading = false
            handler(nil, nil)
        }
    }

    open var scene: MKLookAroundScene? {
        get async throws { nil }
    }

    open func cancel() {
        isCancelled = true
    }
}

/// - Linux: works
///
/// Says where the badge of the pictures is.
public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomTrailing = 2
}

/// - Linux: refuses
///
/// Shows a panel instead of pictures of a street.
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        view = AbsencePanel(
            symbolName: "binoculars", title: "Look Around",
            message: "Pictures of streets are not available on this system.")
    }
}

/// - Linux: no effect
///
/// Told what the user does with the pictures of a street. Every method is optional.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}

    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}
