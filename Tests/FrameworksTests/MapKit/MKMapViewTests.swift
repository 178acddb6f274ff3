import MapKit
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MKMapViewTests {
    private final class Delegate: NSObject, MKMapViewDelegate {
        var calls: [String] = []

        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { calls.append("will") }

        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("did") }

        func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
            calls.append("failed \((error as? MKError)?.code == .serverFailure)")
        }

        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { calls.append("user") }

        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
            calls.append("select \((annotation.title ?? "") ?? "")")
        }

        func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
            calls.append("deselect \((annotation.title ?? "") ?? "")")
        }

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            calls.append("view")
            return nil
        }
    }

    private final class Pin: MKAnnotationView {
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            canShowCallout = true
        }

        required init?(coder aDecoder: NSCoder) {
            super.init(coder: aDecoder)
        }
    }

    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let delegate = Delegate()
    private let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        point.title = title
        return point
    }

    /// Shows the map in an application.
    private func show() throws -> TestApplication {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        map.delegate = delegate
        root.view.addSubview(map)
        app.advance(by: 0.1)
        return app
    }

    @Test func thePanelOpensTheRegionInTheBrowser() throws {
        let app = try show()
        try app.tap(text: "Open in Browser")
        #expect(app.openedURLs.first?.absoluteString.hasPrefix("https://www.openstreetmap.org/#map=") == true)
    }

    @Test func theDelegateIsToldOnceThatThereIsNoMap() async throws {
        _ = try show()
        await mainQueue()
        #expect(delegate.calls == ["failed true"])
    }

    @Test func theRegionIsKeptInTheShapeOfTheView() {
        map.delegate = delegate
        map.setRegion(
            MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
            animated: false)
        #expect(delegate.calls == ["will", "did"])
        #expect(abs(map.centerCoordinate.latitude - 48) < 1e-9 && abs(map.centerCoordinate.longitude - 11) < 1e-9)
        #expect(abs(map.region.span.longitudeDelta - 0.1121) < 0.001)
        #expect(abs(map.region.span.latitudeDelta - 0.1) < 1e-4)
    }

    @Test func coordinatesAreConvertedToPoints() {
        map.region = MKCoordinateRegion(center: center, latitudinalMeters: 900, longitudinalMeters: 900)
        #expect(map.convert(center, toPointTo: map).distance(to: CGPoint(x: 150, y: 200)) < 1e-6)
        let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
        #expect(map.convert(corner, toPointTo: map).distance(to: .zero) < 1e-6)
    }

    @Test func theCameraIsKept() {
        map.camera = MKMapCamera(lookingAtCenter: center, fromDistance: 5000, pitch: 30, heading: 45)
        #expect(abs(map.camera.centerCoordinateDistance - 5000) < 1e-3)
        #expect(map.camera.pitch == 30 && map.camera.heading == 45)
    }

    @Test func annotationsAreKeptOnceAndInOrder() {
        let (first, second) = (point("a", 1, 1), point("b", 2, 2))
        map.addAnnotations([first, second, first])
        #expect(map.annotations.map { ObjectIdentifier($0) } == [ObjectIdentifier(first), ObjectIdentifier(second)])
        #expect(map.annotations(in: MKMapRect(origin: MKMapPoint(first.coordinate), size: MKMapSize())).count == 1)
        map.removeAnnotation(first)
        #expect(map.annotations.count == 1 && map.view(for: second) == nil)
    }

    @Test func oneAnnotationIsSelected() {
        let (first, second) = (point("a", 1, 1), point("b", 2, 2))
        map.delegate = delegate
        map.addAnnotation(first)
        map.selectAnnotation(second, animated: false)
        #expect(map.selectedAnnotations.isEmpty)
        map.addAnnotation(second)
        map.selectAnnotation(first, animated: false)
        map.selectAnnotation(second, animated: false)
        map.removeAnnotation(second)
        #expect(map.selectedAnnotations.isEmpty)
        #expect(delegate.calls == ["select a", "deselect a", "select b", "deselect b"])
    }

    @Test func allAnnotationsAreMadeVisible() {
        let points = [point("a", 40, 10), point("b", 45, 20)]
        map.showAnnotations(points, animated: false)
        #expect(points.allSatisfy { map.visibleMapRect.contains(MKMapPoint($0.coordinate)) })
        #expect(map.region.span.longitudeDelta < 20)
    }

    @Test func overlaysAreKeptByLevel() {
        let circles = (1...3).map { MKCircle(center: center, radius: Double($0)) }
        map.addOverlay(circles[0])
        map.addOverlay(circles[1], level: .aboveRoads)
        map.insertOverlay(circles[2], below: circles[0])
        #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [2, 3, 1])
        map.exchangeOverlay(circles[1], with: circles[0])
        #expect(map.overlays(in: .aboveRoads).map { ($0 as? MKCircle)?.radius } == [1])
        map.removeOverlays(circles)
        #expect(map.overlays.isEmpty)
    }

    @Test func theUserIsNotLocated() async {
        map.delegate = delegate
        map.setUserTrackingMode(.follow, animated: true)
        await mainQueue()
        #expect(delegate.calls == ["user"] && map.userTrackingMode == .none && !map.isUserLocationVisible)
    }

    @Test func aSubclassInheritsTheInitializerWithAFrame() {
        let pin = Pin(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(pin.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(pin.canShowCallout && pin.annotation == nil && pin.reuseIdentifier == nil)
    }

    @Test func registeredViewsAreMadeWithTheirOwnInitializer() {
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: point("a", 1, 1))
        #expect(view is Pin && view.canShowCallout && view.reuseIdentifier == "pin")
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
