import MapKit
import Testing

@Suite
struct MKShapeTests {
    private final class Titled: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D()
        let title: String? = "Home"
    }

    private final class Untitled: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D()
    }

    private final class ColoredLine: MKPolyline {
        var color: UIColor?
    }

    @Test func titlesOfAnnotationsAreOptionalTwice() {
        let titled: any MKAnnotation = Titled()
        let untitled: any MKAnnotation = Untitled()
        #expect(titled.title == "Home" && titled.title! == "Home")
        #expect(untitled.title! == nil && Titled().title?.count == 4)
    }

    @Test func linesHaveTheRectangleAroundTheirPoints() {
        let line = ColoredLine(points: [MKMapPoint(x: 5, y: 7), MKMapPoint(x: 1, y: 9)], count: 2)
        #expect(MKMapRectEqualToRect(line.boundingMapRect, MKMapRect(x: 1, y: 7, width: 4, height: 2)))
        #expect(line.pointCount == 2 && line.points()[1].x == 1)
    }

    @Test func coordinatesOfALineAreCopied() {
        let places = [
            CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4),
        ]
        let line = MKPolyline(coordinates: places, count: 2)
        var copies = [CLLocationCoordinate2D()]
        line.getCoordinates(&copies, range: NSRange(location: 1, length: 1))
        #expect(abs(copies[0].latitude - 3) < 1e-9 && abs(copies[0].longitude - 4) < 1e-9)
    }

    @Test func geodesicLinesGoNorthOfTheParallel() {
        let places = [
            CLLocationCoordinate2D(latitude: 50, longitude: -120), CLLocationCoordinate2D(latitude: 50, longitude: 0),
        ]
        let line = MKGeodesicPolyline(coordinates: places, count: 2)
        let top = MKMapPoint(x: 0, y: line.boundingMapRect.minY).coordinate.latitude
        #expect(line.pointCount > 50 && top > 65)
    }

    @Test func circlesHaveTheirDiameter() {
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 500)
        let rect = circle.boundingMapRect
        let width = MKMapPoint(x: rect.minX, y: rect.midY).distance(to: MKMapPoint(x: rect.maxX, y: rect.midY))
        #expect(abs(width - 1000) < 5)
    }

    @Test func renderersMakePathsInMapPoints() throws {
        let line = MKPolyline(points: [MKMapPoint(x: 100, y: 100), MKMapPoint(x: 110, y: 120)], count: 2)
        let path = try #require(MKPolylineRenderer(polyline: line).path)
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func featuresAreDecoded() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Park"}, "geometry":
                {"type": "Polygon", "coordinates": [[[11, 48], [12, 48], [12, 49], [11, 48]]]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [11.5, 48.1]}}]}
            """
        let objects = try MKGeoJSONDecoder().decode(Data(text.utf8))
        let features = objects.compactMap { $0 as? MKGeoJSONFeature }
        try #require(features.count == 2)
        #expect(features[0].identifier == "7" && (features[0].geometry.first as? MKPolygon)?.pointCount == 4)
        #expect(features[0].properties == Data(#"{"name":"Park"}"#.utf8))
        #expect((features[1].geometry.first as? MKPointAnnotation)?.coordinate.longitude == 11.5)
        #expect(throws: MKError(.decodingFailed)) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
    }

    @Test func tilesHaveTheirNumbersInTheAddress() {
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlay.Path(x: 3, y: 1, z: 2, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/2/3/1@2x.png")
        tiles.isGeometryFlipped = true
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/2/3/2@2x.png")
    }

    @Test func distancesAreWrittenInTheUnitsOfTheLocale() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 1609.344) == "1 mi")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: 1234) == "1.2 km")
        #expect(formatter.string(fromDistance: 123) == "120 m")
        #expect(formatter.distance(from: "1.2 km") == 1200)
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 12_400) == "12 kilometers")
    }
}
