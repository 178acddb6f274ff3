import Foundation

public let CKRecordTypeUserRecord = "Users"
public let CKRecordParentKey = "parent"
public let CKRecordShareKey = "share"

/// - Linux: works
///
/// A record in memory. It cannot be saved in iCloud.
// Sound: as on Apple's systems, one thread at a time changes a record.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// - Linux: works
    public enum SystemType {
        public static let userRecord: RecordType = "Users"
        public static let share: RecordType = "cloudkit.share"
    }

    /// - Linux: works
    public enum SystemFieldKey {
        public static let parent: FieldKey = "parent"
        public static let share: FieldKey = "share"
    }

    public let recordType: RecordType
    public let recordID: ID
    open var parent: Reference?
    private var fields: [String: any CKRecordValueProtocol] = [:]
    private var changed: Set<String> = []

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// Reads what ``encodeSystemFields(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeString(forKey: "RecordType"), let id = ID(coder: coder) else { return nil }
        recordType = type
        recordID = id
    }

    open class var supportsSecureCoding: Bool { true }

    /// Writes the system fields only.
    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

    /// Writes the type and the identifier.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encodeString(recordType, forKey: "RecordType")
        recordID.encode(with: coder)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copy.fields = fields
        copy.changed = changed
        copy.parent = parent
        return copy
    }

    /// The facts that a server gives are nil.
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var creationDate: Date? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var modificationDate: Date? { nil }
    open var share: Reference? { nil }

    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }

    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    open func allTokens() -> [String] { fields.values.compactMap { $0 as? String } }
}

extension CKRecord: CKRecordKeyValueSetting {
    /// The record itself: nothing is sent that would have to be encrypted.
    public var encryptedValues: any CKRecordKeyValueSetting { self }

    public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }

    public func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        // Objects of Foundation become Swift's values, to which programs cast what they read.
        fields[key] =
            switch object {
            case let string as NSString: String(describing: string)
            case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
            case let data as NSData: Data(referencing: data)
            default: object
            }
        changed.insert(key)
    }

    public func allKeys() -> [FieldKey] { Array(fields.keys) }

    public func changedKeys() -> [FieldKey] { Array(changed) }
}
