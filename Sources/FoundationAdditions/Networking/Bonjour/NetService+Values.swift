import Foundation

extension NetService {
    /// The key of a code in dictionaries of errors.
    public class var errorCode: String { "NSNetServicesErrorCode" }

    /// The key of a domain in dictionaries of errors.
    public class var errorDomain: String { "NSNetServicesErrorDomain" }

    /// Why something ended.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
        case missingRequiredConfigurationError = -72008
    }

    /// How a service is announced.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The name is not changed if another service has it.
        public static let noAutoRename = Options(rawValue: 1 << 0)

        /// Connections are accepted.
        public static let listenForConnections = Options(rawValue: 1 << 1)
    }

    /// What everything ends with on Linux. The domain 10 is that of this framework.
    static var failure: [String: NSNumber] {
        [errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), errorDomain: NSNumber(value: 10)]
    }

    /// Returns a record of text: `key=value` for each entry, after its length in a byte. Entries of more than 255 bytes
    /// are left out.
    public class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        var record = Data()
        for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
            let entry = Data("\(key)=".utf8) + value
            guard entry.count <= 255 else { continue }
            record.append(UInt8(entry.count))
            record.append(entry)
        }
        return record
    }

    /// Returns the entries of a record of text. A key without a value has empty data; the first of equal keys counts.
    public class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var entries: [String: Data] = [:]
        var rest = txtData[...]
        while let length = rest.first, rest.count > Int(length) {
            let entry = rest.dropFirst().prefix(Int(length))
            rest = rest.dropFirst(1 + Int(length))
            let key = entry.prefix { $0 != UInt8(ascii: "=") }
            guard !key.isEmpty, let name = String(data: key, encoding: .utf8), entries[name] == nil else { continue }
            entries[name] = Data(entry.dropFirst(key.count + 1))
        }
        return entries
    }
}
