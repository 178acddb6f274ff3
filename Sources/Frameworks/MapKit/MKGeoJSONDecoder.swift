import CoreLocation

/// - Linux: works
///
/// What a GeoJSON document is decoded to.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// - Linux: works
///
/// A feature of a GeoJSON document: shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    /// The properties as a JSON document.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// - Linux: works
///
/// Reads GeoJSON documents (RFC 7946). Errors are ``MKError/decodingFailed``.
open class MKGeoJSONDecoder: NSObject {
    private typealias Object = [String: Any]

    public override init() {}

    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? Object else { throw failure }
        switch root["type"] as? String {
        case "FeatureCollection":
            guard let features = root["features"] as? [Object] else { throw failure }
            return try features.map(feature)
        case "Feature": return [try feature(root)]
        default: return try shapes(root)
        }
    }

    private var failure: MKError { MKError(.decodingFailed) }

    private func feature(_ object: Object) throws -> MKGeoJSONFeature {
        let properties = try (object["properties"] as? Object).map {
            try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
        }
        let identifier = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
        return MKGeoJSONFeature(
            identifier: identifier, properties: properties,
            geometry: try (object["geometry"] as? Object).map(shapes) ?? [])
    }

    private func shapes(_ object: Object) throws -> [any MKShape & MKGeoJSONObject] {
        if object["type"] as? String == "GeometryCollection" {
            guard let parts = object["geometries"] as? [Object] else { throw failure }
            return try parts.flatMap(shapes)
        }
        guard let coordinates = object["coordinates"] as? [Any] else { throw failure }
        switch object["type"] as? String {
        case "Point": return [try point(coordinates)]
        case "MultiPoint": return try coordinates.map(point)
        case "LineString": return [try line(coordinates)]
        case "MultiLineString": return [MKMultiPolyline(try coordinates.map(line))]
        case "Polygon": return [try polygon(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try coordinates.map(polygon))]
        default: throw failure
        }
    }

    private func place(_ value: Any) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [Any], numbers.count >= 2, let longitude = numbers[0] as? NSNumber,
            let latitude = numbers[1] as? NSNumber
        else { throw failure }
        return CLLocationCoordinate2D(latitude: latitude.doubleValue, longitude: longitude.doubleValue)
    }

    private func places(_ value: Any) throws -> [CLLocationCoordinate2D] {
        guard let values = value as? [Any] else { throw failure }
        return try values.map(place)
    }

    private func point(_ value: Any) throws -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.coordinate = try place(value)
        return point
    }

    private func line(_ value: Any) throws -> MKPolyline {
        let places = try places(value)
        return MKPolyline(coordinates: places, count: places.count)
    }

    /// The first ring is the outline, the others are holes.
    private func polygon(_ value: Any) throws -> MKPolygon {
        guard let rings = try (value as? [Any])?.map(places), let outline = rings.first else { throw failure }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
