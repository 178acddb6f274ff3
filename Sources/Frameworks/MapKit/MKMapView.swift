import CoreLocation
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// Shows a panel instead of a map, with a button that opens the region in the browser. The region, the camera, the
/// annotations with their selection, and the overlays are kept, and coordinates are converted.
open class MKMapView: UIView {
    private let panel = AbsencePanel(
        symbolName: "map", title: SystemText.map.string, message: SystemText.mapsAreNotAvailable.string)
    private var viewport = MapViewport()
    private var view = (heading: CLLocationDirection(0), pitch: CGFloat(0))
    private var marks: [any MKAnnotation] = []
    private var selection: [any MKAnnotation] = []
    var kept = MapOverlays()
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var hasFailed = false

    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault)
    open var cameraBoundary: CameraBoundary?
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    open var showsTraffic = false
    public let userLocation = MKUserLocation()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        insertSubview(panel, at: 0)
        panel.setAction(title: SystemText.openInBrowser.string) { [weak self] in self?.openInBrowser() }
    }

    private func openInBrowser() {
        guard let address = WebMap.address(of: region, width: bounds.width) else { return }
        UIApplication.shared.open(address)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !hasFailed else { return }
        hasFailed = true
        Absence.report("MapKit", "MKMapView", "a panel is shown instead of the map")
        delegate?.mapViewWillStartLoadingMap(self)
        later { $1.mapViewDidFailLoadingMap($0, withError: MKError(.serverFailure)) }
    }

    private func later(_ call: @escaping @MainActor (MKMapView, any MKMapViewDelegate) -> Void) {
        DispatchQueue.main.async { [weak self] in
            if let self, let delegate { call(self, delegate) }
        }
    }

    // MARK: The region

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        let isValid =
            CLLocationCoordinate2DIsValid(region.center) && region.span.latitudeDelta >= 0
            && region.span.longitudeDelta >= 0
        guard isValid else {
            NSException(name: .invalidArgumentException, reason: "Invalid Region \(region)", userInfo: nil).raise()
            return
        }
        move(animated: animated) { $0.wanted = region.mapRect }
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        move(animated: animated) { $0.center(on: coordinate) }
    }

    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }

    open var visibleMapRect: MKMapRect {
        get { viewport.visible(in: bounds.size) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        move(animated: animate) { $0.wanted = mapRect }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { MapViewport.fit(mapRect, in: bounds.size) }

    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        MapViewport.fit(mapRect, in: bounds.size, padding: insets)
    }

    private func move(animated: Bool, _ change: (inout MapViewport) -> Void) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        change(&viewport)
        delegate?.mapViewDidChangeVisibleRegion(self)
        if animated {
            later { $1.mapView($0, regionDidChangeAnimated: true) }
        } else {
            delegate?.mapView(self, regionDidChangeAnimated: false)
        }
    }

    // MARK: The camera

    open var camera: MKMapCamera {
        get {
            MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: viewport.distance(in: bounds.size), pitch: view.pitch,
                heading: view.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        view = (camera.heading, camera.pitch)
        move(animated: animated) {
            $0.show(camera.centerCoordinate, distance: camera.centerCoordinateDistance, in: bounds.size)
        }
    }

    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }

    // MARK: Converting

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(viewport.point(of: MKMapPoint(coordinate), in: bounds.size), to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        viewport.place(at: convert(point, from: view), in: bounds.size).coordinate
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let start = viewport.point(of: rect.origin, in: bounds.size)
        let end = viewport.point(of: MKMapPoint(x: rect.maxX, y: rect.maxY), in: bounds.size)
        return convert(CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y), to: view)
    }

    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let start = viewport.place(at: own.origin, in: bounds.size)
        let end = viewport.place(at: CGPoint(x: own.maxX, y: own.maxY), in: bounds.size)
        return MKCoordinateRegion(MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    }

    // MARK: The user

    /// The location of the user is not known: the delegate gets an error.
    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation != oldValue else { return }
            if showsUserLocation {
                delegate?.mapViewWillStartLocatingUser(self)
                later { $1.mapView($0, didFailToLocateUserWithError: CLError(.denied)) }
            } else {
                delegate?.mapViewDidStopLocatingUser(self)
            }
        }
    }

    /// Always `.none`; setting another mode asks for the location of the user, which is not known.
    open var userTrackingMode: MKUserTrackingMode {
        get { .none }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        if mode != .none { showsUserLocation = true }
    }

    open var isUserLocationVisible: Bool { false }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) {
        guard !marks.contains(where: { $0 === annotation }) else { return }
        marks.append(annotation)
    }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { addAnnotation(annotation) }
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) {
        deselectAnnotation(annotation, animated: false)
        marks.removeAll { $0 === annotation }
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    open var annotations: [any MKAnnotation] { marks }

    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            marks.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
                ($0 as? NSObject).map(AnyHashable.init)
            })
    }

    /// Always nil: no annotation has a view.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Always nil: no views are left over.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let type = classes[identifier] ?? MKMarkerAnnotationView.self
        return type.newObject(annotation: annotation, reuseIdentifier: identifier)
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard marks.contains(where: { $0 === annotation }), !selection.contains(where: { $0 === annotation }) else {
            return
        }
        for other in selection { deselectAnnotation(other, animated: animated) }
        selection = [annotation]
        delegate?.mapView(self, didSelect: annotation)
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let index = selection.firstIndex(where: { $0 === annotation }) else { return }
        selection.remove(at: index)
        delegate?.mapView(self, didDeselect: annotation)
    }

    /// The annotation that was selected; of a new array the first one is selected.
    open var selectedAnnotations: [any MKAnnotation] {
        get { selection }
        set {
            for annotation in selection where !newValue.contains(where: { $0 === annotation }) {
                deselectAnnotation(annotation, animated: false)
            }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }

    open var annotationVisibleRect: CGRect { bounds }

    /// Adds the annotations and shows the part of the map with all of them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let places = annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize()) }
        let rect = places.reduce(MKMapRect.null) { $0.union($1) }
        guard !rect.isNull else { return }
        // Apple's margin is unverified.
        let least = 500 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        setVisibleMapRect(
            rect.insetBy(dx: -max(rect.width * 0.1, least), dy: -max(rect.height * 0.1, least)), animated: animated)
    }
}
