import Foundation

/// - Linux: works
///
/// A message: records in the NFC Data Exchange Format.
open class NFCNDEFMessage: NSObject {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) {
        self.records = records
    }

    /// Reads a message without chunks; nil if the data is something else.
    public convenience init?(data: Data) {
        var bytes = ArraySlice([UInt8](data))
        var records: [NFCNDEFPayload] = []
        while !bytes.isEmpty {
            guard let record = Self.takeRecord(&bytes) else { return nil }
            records.append(record)
        }
        if records.isEmpty { return nil }
        self.init(records: records)
    }

    /// The number of bytes of the message on a tag.
    open var length: Int {
        records.reduce(0) { sum, record in
            let header = 3 + (record.payload.count < 256 ? 0 : 3) + (record.identifier.isEmpty ? 0 : 1)
            return sum + header + record.type.count + record.identifier.count + record.payload.count
        }
    }

    private static func takeRecord(_ bytes: inout ArraySlice<UInt8>) -> NFCNDEFPayload? {
        guard let header = take(&bytes, 1)?.first, header & 0x20 == 0, let typeLength = take(&bytes, 1)?.first,
            let payloadLength = take(&bytes, header & 0x10 != 0 ? 1 : 4),
            let identifierLength = header & 0x08 != 0 ? take(&bytes, 1)?.first : 0,
            let format = NFCTypeNameFormat(rawValue: header & 0x07), let type = take(&bytes, Int(typeLength)),
            let identifier = take(&bytes, Int(identifierLength)),
            let payload = take(&bytes, payloadLength.reduce(0) { $0 << 8 | Int($1) })
        else { return nil }
        return NFCNDEFPayload(format: format, type: type, identifier: identifier, payload: payload)
    }

    private static func take(_ bytes: inout ArraySlice<UInt8>, _ count: Int) -> Data? {
        guard bytes.count >= count else { return nil }
        defer { bytes.removeFirst(count) }
        return Data(bytes.prefix(count))
    }
}
