import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Location services are off: authorization is denied, and requests end with an error that the delegate gets on the
/// main queue.
open class CLLocationManager: NSObject {
    private var updatesLocation = false
    private var updatesHeading = false

    public override init() {}

    /// The delegate is told about the authorization soon after it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            tell { $1.locationManagerDidChangeAuthorization($0) }
        }
    }

    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }

    open var activityType = CLActivityType.other
    open var distanceFilter = kCLDistanceFilterNone
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait

    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var rangedRegions: Set<CLRegion> { [] }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// - Linux: no effect
    ///
    /// The status is denied already, and then iOS asks nobody.
    open func requestWhenInUseAuthorization() {
        report()
    }

    /// - Linux: no effect
    ///
    /// The status is denied already, and then iOS asks nobody.
    open func requestAlwaysAuthorization() {
        report()
    }

    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        report()
        // Sound: the handler is called once, on the main queue, as Core Location documents.
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(CLError(.denied)) }
    }

    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        report()
        throw CLError(.denied)
    }

    open func startUpdatingLocation() {
        guard !updatesLocation else { return }
        updatesLocation = true
        tell { manager, delegate in
            guard manager.updatesLocation else { return }
            delegate.locationManager(manager, didFailWithError: CLError(.denied))
        }
    }

    open func stopUpdatingLocation() {
        updatesLocation = false
    }

    open func requestLocation() {
        fail(.denied)
    }

    open func startUpdatingHeading() {
        guard !updatesHeading else { return }
        updatesHeading = true
        tell { manager, delegate in
            guard manager.updatesHeading else { return }
            delegate.locationManager(manager, didFailWithError: CLError(.headingFailure))
        }
    }

    open func stopUpdatingHeading() {
        updatesHeading = false
    }

    /// - Linux: no effect
    open func dismissHeadingCalibrationDisplay() {}

    open func startMonitoringSignificantLocationChanges() {
        fail(.denied)
    }

    /// - Linux: no effect
    open func stopMonitoringSignificantLocationChanges() {}

    open func startMonitoringVisits() {
        fail(.denied)
    }

    /// - Linux: no effect
    open func stopMonitoringVisits() {}

    open func startMonitoring(for region: CLRegion) {
        tell { $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }

    /// - Linux: no effect
    open func stopMonitoring(for region: CLRegion) {}

    open func requestState(for region: CLRegion) {
        tell { $1.locationManager($0, didDetermineState: .unknown, for: region) }
    }

    open func startRangingBeacons(in region: CLBeaconRegion) {
        tell { $1.locationManager($0, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }

    /// - Linux: no effect
    open func stopRangingBeacons(in region: CLBeaconRegion) {}

    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell { $1.locationManager($0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }

    /// - Linux: no effect
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        tell { $1.locationManager($0, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
    }

    /// - Linux: no effect
    open func disallowDeferredLocationUpdates() {}

    private func report() {
        Absence.report("CoreLocation", "CLLocationManager", "authorization is denied and there are no locations")
    }

    private func fail(_ code: CLError.Code) {
        tell { $1.locationManager($0, didFailWithError: CLError(code)) }
    }

    private func tell(_ call: @escaping (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        report()
        // Sound: the manager is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let call = call
        nonisolated(unsafe) let manager = self  // Sound: as the line above.
        DispatchQueue.main.async {
            if let delegate = manager.delegate { call(manager, delegate) }
        }
    }
}
