import Synchronization

/// Tells the intervals of one name apart that run at the same time.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(_ rawValue: UInt64) { self.rawValue = rawValue }

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Creates a number that no other signpost of the process has.
    public init(log: OSLog) {
        rawValue = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// Creates the number of an object, for as long as it lives.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// For intervals of which one runs at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// Signposts with it are not written.
    public static let invalid = OSSignpostID(.max)
    /// Signposts with it are not written.
    public static let null = OSSignpostID(0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }

    private static let last = Mutex<UInt64>(0)
}
