import UIKit

/// - Linux: works
///
/// The identifier of a service, characteristic or descriptor: 16, 32 or 128 bits.
// Sound: the property never changes.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    public let data: Data

    /// - Parameter theString: has 4, 8 or 32 hexadecimal digits, the last with hyphens. Others are an error of the
    ///   program.
    public convenience init(string theString: String) {
        if let uuid = UUID(uuidString: theString) {
            self.init(nsuuid: uuid)
            return
        }
        let digits = Array(theString.utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
        }
        if ![4, 8].contains(digits.count) || bytes.count * 2 != digits.count {
            Self.raise("String \(theString) does not represent a valid UUID")
        }
        self.init(bytes: Data(bytes))
    }

    /// - Parameter theData: has 2, 4 or 16 bytes, the highest first. Others are an error of the program.
    public convenience init(data theData: Data) {
        if ![2, 4, 16].contains(theData.count) { Self.raise("Data \(theData) does not represent a valid UUID") }
        self.init(bytes: theData)
    }

    public convenience init(nsuuid theUUID: UUID) {
        self.init(bytes: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
    }

    private init(bytes: Data) {
        data = Data(bytes)
    }

    private static func raise(_ reason: String) {
        NSException(name: .internalInconsistencyException, reason: reason, userInfo: nil).raise()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The digits in capital letters, with hyphens if there are 128 bits.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return digits }
        var text = digits
        for position in [20, 16, 12, 8] { text.insert("-", at: text.index(text.startIndex, offsetBy: position)) }
        return text
    }

    /// The 128 bits that a short identifier stands for.
    private var whole: Data {
        guard data.count == 2 || data.count == 4 else { return data }
        let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
        return Data(repeating: 0, count: 4 - data.count) + data + base
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID).map { $0.whole == whole } ?? false }

    open override var hash: Int { whole.hashValue }

    open override var description: String { uuidString }
}
