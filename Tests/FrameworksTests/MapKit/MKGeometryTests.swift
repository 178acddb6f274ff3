import MapKit
import Testing

@Suite
struct MKGeometryTests {
    private let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

    @Test func coordinatesAreProjectedAndBack() {
        let point = MKMapPoint(munich)
        #expect(abs(point.coordinate.latitude - munich.latitude) < 1e-9)
        #expect(abs(point.coordinate.longitude - munich.longitude) < 1e-9)
        let origin = MKMapPoint(CLLocationCoordinate2D())
        #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 1e-6)
    }

    @Test func theMapEndsAt85Degrees() {
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y == 0)
        #expect(abs(MKMapPoint(x: 0, y: 0).coordinate.latitude - 85.0511) < 0.0001)
        #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: 0, y: -10).coordinate))
    }

    @Test func distancesOfPointsAreThoseOfTheirCoordinates() {
        let near = CLLocationCoordinate2D(latitude: 48.138, longitude: 11.575)
        let distance = MKMapPoint(munich).distance(to: MKMapPoint(near))
        #expect(abs(distance - 111.2) < 0.1)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
    }

    @Test func regionsInMetersHaveThatSize() {
        let region = MKCoordinateRegion(center: munich, latitudinalMeters: 2000, longitudinalMeters: 1000)
        let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let north = CLLocation(latitude: munich.latitude + latitude, longitude: munich.longitude)
        let south = CLLocation(latitude: munich.latitude - latitude, longitude: munich.longitude)
        let east = CLLocation(latitude: munich.latitude, longitude: munich.longitude + longitude)
        let west = CLLocation(latitude: munich.latitude, longitude: munich.longitude - longitude)
        #expect(abs(north.distance(from: south) - 2000) < 0.1 && abs(east.distance(from: west) - 1000) < 0.1)
    }

    @Test func rectanglesAreCombined() {
        let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(MKMapRectEqualToRect(first.union(second), MKMapRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(MKMapRectEqualToRect(first.intersection(second), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(first.intersection(second.offsetBy(dx: 20, dy: 0)).isNull)
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(first), first))
        #expect(first.contains(MKMapPoint(x: 10, y: 0)) && !first.contains(second))
    }

    @Test func rectanglesBeyondTheMapHaveARemainder() {
        let rect = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(rect.spans180thMeridian)
        let remainder = MKMapRect(x: MKMapSize.world.width - 10, y: 0, width: 10, height: 5)
        #expect(MKMapRectEqualToRect(rect.remainder, remainder))
    }

    @Test func valuesStoreCoordinates() {
        let value = NSValue(mkCoordinate: munich)
        #expect(value.mkCoordinateValue.latitude == munich.latitude)
        #expect(value.mkCoordinateValue.longitude == munich.longitude)
    }
}
