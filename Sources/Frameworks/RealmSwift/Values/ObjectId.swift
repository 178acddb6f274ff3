import Foundation
internal import Synchronization

// Sound: the bytes are constant.
/// - Linux: works
///
/// A value of 12 bytes that is unique without asking anyone: seconds since 1970, 5 random bytes of the process, and a
/// counter.
public final class ObjectId: NSObject, Codable, Comparable, @unchecked Sendable {
    let bytes: [UInt8]

    /// Creates the value that consists of zeros.
    public override init() {
        bytes = Array(repeating: 0, count: 12)
        super.init()
    }

    /// Creates a value from its text of 24 hexadecimal digits. Throws for any other text.
    public init(string: String) throws {
        guard let bytes = Self.bytes(string) else {
            throw Realm.Error(
                .fail,
                userInfo: [NSLocalizedDescriptionKey: "Invalid Object ID string '\(string)': must be 24 hex digits"])
        }
        self.bytes = bytes
        super.init()
    }

    /// Creates a value from its text of 24 hexadecimal digits. Any other text ends the program.
    public convenience init(_ text: StaticString) {
        do { try self.init(string: "\(text)") } catch { fatalError(error.localizedDescription) }
    }

    /// Creates a value with a time. The other bytes are those that ``generate()`` takes.
    public convenience init(timestamp: Date, machineId: Int = 0, processId: Int = 0) {
        self.init(seconds: UInt32(clamping: Int(timestamp.timeIntervalSince1970)))
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init()
    }

    private convenience init(seconds: UInt32) {
        let count = Self.counter.withLock { counter in
            counter &+= 1
            return counter
        }
        let time = (0..<4).map { UInt8(truncatingIfNeeded: seconds >> (24 - 8 * UInt32($0))) }
        let end = (0..<3).map { UInt8(truncatingIfNeeded: count >> (16 - 8 * UInt32($0))) }
        self.init(bytes: time + Self.process + end)
    }

    /// Returns a new value, greater than those of earlier seconds.
    public static func generate() -> ObjectId { ObjectId(seconds: UInt32(clamping: Int(Date().timeIntervalSince1970))) }

    private static let counter = Mutex(UInt32.random(in: 0...0xFF_FFFF))
    private static let process = (0..<5).map { _ in UInt8.random(in: .min ... .max) }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 24, text.count == 24 else { return nil }
        return stride(from: 0, to: 24, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    /// 24 hexadecimal digits.
    public var stringValue: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The time at which the value was generated, to the second.
    public var timestamp: Date {
        Date(timeIntervalSince1970: TimeInterval(bytes[..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
    }

    public override var description: String { stringValue }

    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.bytes == bytes }

    public override var hash: Int { bytes.hashValue }

    public static func < (lhs: ObjectId, rhs: ObjectId) -> Bool { lhs.bytes.lexicographicallyPrecedes(rhs.bytes) }

    /// Decodes the text.
    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }
}
