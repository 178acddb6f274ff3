import Foundation

/// - Linux: works
///
/// Stores a place that the application made; distances are measured along the ellipsoid of WGS 84.
// Sound: the properties never change.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What a location consists of.
    private struct Values {
        var place: CLLocationCoordinate2D
        var height: CLLocationDistance = 0
        var horizontalAccuracy: CLLocationAccuracy = 0
        var verticalAccuracy: CLLocationAccuracy = -1
        var course: CLLocationDirection = -1
        var courseAccuracy: CLLocationDirectionAccuracy = -1
        var speed: CLLocationSpeed = -1
        var speedAccuracy: CLLocationSpeedAccuracy = -1
        var date = Date()
        var source: CLLocationSourceInformation?
    }

    private let values: Values

    /// A location at the latitude and the longitude 0.
    public override init() {
        values = Values(place: CLLocationCoordinate2D())
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        values = Values(place: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        values = Values(
            place: coordinate, height: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            date: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        values = Values(
            place: coordinate, height: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, speed: speed, date: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        values = Values(
            place: coordinate, height: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, date: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        values = Values(
            place: coordinate, height: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            date: timestamp, source: sourceInfo)
    }

    public required init?(coder: NSCoder) {
        func value(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        values = Values(
            place: CLLocationCoordinate2D(latitude: value("latitude"), longitude: value("longitude")),
            height: value("altitude"), horizontalAccuracy: value("horizontalAccuracy"),
            verticalAccuracy: value("verticalAccuracy"), course: value("course"),
            courseAccuracy: value("courseAccuracy"), speed: value("speed"), speedAccuracy: value("speedAccuracy"),
            date: Date(timeIntervalSinceReferenceDate: value("timestamp")))
    }

    open func encode(with coder: NSCoder) {
        let numbers = [
            "latitude": values.place.latitude, "longitude": values.place.longitude, "altitude": values.height,
            "horizontalAccuracy": values.horizontalAccuracy, "verticalAccuracy": values.verticalAccuracy,
            "course": values.course, "courseAccuracy": values.courseAccuracy, "speed": values.speed,
            "speedAccuracy": values.speedAccuracy, "timestamp": values.date.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in numbers { coder.encode(number, forKey: key) }
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var coordinate: CLLocationCoordinate2D { values.place }
    open var altitude: CLLocationDistance { values.height }
    open var ellipsoidalAltitude: CLLocationDistance { 0 }
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
    open var course: CLLocationDirection { values.course }
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }
    open var speed: CLLocationSpeed { values.speed }
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
    open var timestamp: Date { values.date }
    open var floor: CLFloor? { nil }
    open var sourceInformation: CLLocationSourceInformation? { values.source }

    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    open override var description: String {
        let numbers = String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course)
        return "\(numbers) @ \(DateFormatter.localizedString(from: timestamp, dateStyle: .short, timeStyle: .full))"
    }
}
