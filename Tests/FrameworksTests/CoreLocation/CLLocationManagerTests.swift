import CoreLocation
import Testing

@MainActor @Suite(.serialized)
final class CLLocationManagerTests {
    private final class Delegate: NSObject, CLLocationManagerDelegate {
        var calls: [String] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            calls.append("authorization \(manager.authorizationStatus.rawValue)")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            calls.append("failed \((error as? CLError)?.code == .denied)")
        }

        func locationManager(
            _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) {
            calls.append("monitoring \(region?.identifier ?? "")")
        }
    }

    private final class OlderDelegate: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            statuses.append(status)
        }
    }

    private let manager = CLLocationManager()
    private let delegate = Delegate()

    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func theDelegateIsToldThatAuthorizationIsDenied() async {
        manager.delegate = delegate
        #expect(delegate.calls.isEmpty)
        await mainQueue()
        #expect(delegate.calls == ["authorization 2"])
        #expect(!CLLocationManager.locationServicesEnabled() && manager.location == nil)
    }

    @Test func delegatesWithoutTheNewMethodGetTheOlderOne() async {
        let older = OlderDelegate()
        manager.delegate = older
        await mainQueue()
        #expect(older.statuses == [.denied])
    }

    @Test func requestsForLocationsFailOnce() async {
        manager.delegate = delegate
        await mainQueue()
        delegate.calls = []
        manager.requestLocation()
        manager.startUpdatingLocation()
        manager.startUpdatingLocation()
        #expect(delegate.calls.isEmpty)
        await mainQueue()
        #expect(delegate.calls == ["failed true", "failed true"])
    }

    @Test func updatesThatAreStoppedDoNotFail() async {
        manager.delegate = delegate
        await mainQueue()
        delegate.calls = []
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        await mainQueue()
        #expect(delegate.calls.isEmpty)
    }

    @Test func regionsAreNotMonitored() async {
        manager.delegate = delegate
        await mainQueue()
        manager.startMonitoring(
            for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "home"))
        await mainQueue()
        #expect(delegate.calls.last == "monitoring home" && manager.monitoredRegions.isEmpty)
    }
}
