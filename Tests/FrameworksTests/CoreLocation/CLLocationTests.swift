import CoreLocation
import Testing

@Suite
struct CLLocationTests {
    private func distance(_ start: (Double, Double), _ end: (Double, Double)) -> Double {
        CLLocation(latitude: start.0, longitude: start.1)
            .distance(from: CLLocation(latitude: end.0, longitude: end.1))
    }

    @Test func distancesFollowTheEllipsoid() {
        // The examples of GeographicLib.
        #expect(abs(distance((40.6, -73.8), (51.6, -0.5)) - 5_551_759.400) < 0.001)
        #expect(abs(distance((-41.32, 174.81), (40.96, -5.50)) - 19_959_679.267) < 0.001)
    }

    @Test func pointsNearlyOppositeToEachOtherHaveADistance() {
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_944_127.421) < 0.01)
        #expect(abs(distance((0, 0), (0, 180)) - 20_003_931.459) < 0.01)
        #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931.459) < 0.01)
    }

    @Test func theShortestLineCrossesTheDateLine() {
        #expect(abs(distance((10, 179.9999), (10, -179.9999)) - 21.928) < 0.001)
    }

    @Test func samePlacesHaveNoDistance() {
        #expect(distance((48.1, 11.5), (48.1, 11.5)) == 0)
        #expect(distance((90, 0), (90, 77)) < 1e-6)
    }

    @Test func locationsOfCoordinatesHaveNoMotion() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.speed == -1 && location.course == -1 && location.verticalAccuracy == -1)
        #expect(location.altitude == 0 && location.horizontalAccuracy == 0)
    }

    @Test func locationsAreArchived() throws {
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.5), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: date)
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.latitude == 1.5 && copy.coordinate.longitude == -2.5 && copy.altitude == 3)
        #expect(copy.speed == 8 && copy.speedAccuracy == 9 && copy.course == 6 && copy.timestamp == date)
    }

    @Test func coordinatesOutsideOfTheGlobeAreInvalid() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: .nan)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func circlesContainWhatIsWithinTheirRadius() {
        let center = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "square")
        #expect(region.contains(center))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 48.1378, longitude: 11.575)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.138, longitude: 11.575)))
    }

    @Test func regionsWithTheSameIdentifierAreEqual() throws {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "a")
        region.notifyOnExit = false
        let copy = try #require(region.copy() as? CLCircularRegion)
        #expect(copy == region && copy !== region && !copy.notifyOnExit && copy.radius == 1)
        #expect(Set<CLRegion>([region, copy]).count == 1)
    }

    @Test func beaconsAdvertiseTheirNumbers() throws {
        let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        let region = CLBeaconRegion(uuid: uuid, major: 258, minor: 3, identifier: "shop")
        let data = region.peripheralData(withMeasuredPower: nil)["kCBAdvDataAppleBeaconKey"] as? Data
        #expect(data?.count == 21 && data?.suffix(5) == Data([1, 2, 0, 3, 0xC5]))
    }
}
