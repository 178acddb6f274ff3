/// - Linux: works
///
/// A point in time with a precision of nanoseconds, between the years 1 and 9999.
public final class Timestamp: NSObject, NSCopying, Sendable {
    /// Since the beginning of 1970; negative before it.
    public let seconds: Int64
    /// From 0 to 999,999,999, counted forward in time also before 1970.
    public let nanoseconds: Int32

    public init(seconds: Int64, nanoseconds: Int32) {
        precondition((0..<1_000_000_000).contains(nanoseconds), "Timestamp nanoseconds out of range")
        precondition((-62_135_596_800..<253_402_300_800).contains(seconds), "Timestamp seconds out of range")
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    public convenience init(date: Date) {
        let interval = date.timeIntervalSince1970
        let whole = interval.rounded(.down)
        let fraction = Int32((interval - whole) * 1_000_000_000)
        self.init(seconds: Int64(whole), nanoseconds: Swift.min(fraction, 999_999_999))
    }

    /// The time of the call.
    public override convenience init() { self.init(date: Date()) }

    public func dateValue() -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(nanoseconds) / 1_000_000_000)
    }

    public func compare(_ other: Timestamp) -> ComparisonResult {
        let (left, right) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Timestamp else { return false }
        return compare(other) == .orderedSame
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(seconds)
        hasher.combine(nanoseconds)
        return hasher.finalize()
    }

    public override var description: String {
        "<Timestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>"
    }
}

extension Timestamp: Codable {
    private enum CodingKeys: String, CodingKey {
        case seconds
        case nanoseconds
    }

    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            seconds: try container.decode(Int64.self, forKey: .seconds),
            nanoseconds: try container.decode(Int32.self, forKey: .nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(nanoseconds, forKey: .nanoseconds)
    }
}
