/// - Linux: works
///
/// A place on the earth, in degrees.
public final class GeoPoint: NSObject, NSCopying, Sendable {
    /// From -90 to 90.
    public let latitude: Double
    /// From -180 to 180.
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        precondition((-90...90).contains(latitude), "GeoPoint requires a latitude in the range of [-90, 90]")
        precondition((-180...180).contains(longitude), "GeoPoint requires a longitude in the range of [-180, 180]")
        self.latitude = latitude
        self.longitude = longitude
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? GeoPoint else { return false }
        return latitude == other.latitude && longitude == other.longitude
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(latitude)
        hasher.combine(longitude)
        return hasher.finalize()
    }

    public override var description: String { "<GeoPoint: (\(latitude), \(longitude))>" }
}

extension GeoPoint: Codable {
    private enum CodingKeys: String, CodingKey {
        case latitude
        case longitude
    }

    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            latitude: try container.decode(Double.self, forKey: .latitude),
            longitude: try container.decode(Double.self, forKey: .longitude))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
    }
}
