import CoreLocation
import FrameworkAbsence
import UIKit

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

/// - Linux: works
///
/// A place that the browser shows on a page of OpenStreetMap, instead of the application Maps.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    private let isUser: Bool
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isUser = false
        name = placemark.name
    }

    /// The place of the user.
    public override init() {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isUser = true
        name = "Current Location"
    }

    open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

    open var isCurrentLocation: Bool { isUser }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Returns whether there is something to show.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let address = address(of: mapItems, launchOptions) else { return false }
        if Thread.isMainThread {
            MainActor.assumeIsolated { UIApplication.shared.open(address) }
        } else {
            DispatchQueue.main.async { UIApplication.shared.open(address) }
        }
        return true
    }

    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion)
    }

    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let address = address(of: mapItems, launchOptions)
        // Sound: the handler is called once, on the main queue, as MapKit documents.
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async {
            guard let address else {
                completion?(false)
                return
            }
            UIApplication.shared.open(address) { completion?($0) }
        }
    }

    @MainActor
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool {
        await Self.openMaps(with: [self], launchOptions: launchOptions, from: scene)
    }

    @MainActor
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?
    ) async -> Bool {
        guard let address = address(of: mapItems, launchOptions) else { return false }
        return await UIApplication.shared.open(address)
    }

    /// Several items without directions are shown by the last one, as the page has one mark.
    private class func address(of items: [MKMapItem], _ options: [String: Any]?) -> URL? {
        guard let last = items.last else { return nil }
        Absence.report("MapKit", "Maps", "the browser shows a page of OpenStreetMap")
        guard let mode = options?[MKLaunchOptionsDirectionsModeKey] as? String else {
            return WebMap.address(of: last)
        }
        return WebMap.directions(from: items.count > 1 ? items.first : nil, to: last, mode: mode)
    }
}
