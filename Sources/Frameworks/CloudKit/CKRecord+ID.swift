import Foundation

extension CKRecord {
    /// - Linux: works
    // Sound: nothing changes after the initializer.
    open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }

        public required init?(coder: NSCoder) {
            guard let name = coder.decodeString(forKey: "RecordName"), let zone = CKRecordZone.ID(coder: coder) else {
                return nil
            }
            recordName = name
            zoneID = zone
        }

        open class var supportsSecureCoding: Bool { true }

        open func encode(with coder: NSCoder) {
            coder.encodeString(recordName, forKey: "RecordName")
            zoneID.encode(with: coder)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }

        open override var hash: Int { recordName.hashValue }
    }
}
