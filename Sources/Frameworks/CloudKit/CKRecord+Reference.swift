import Foundation

extension CKRecord {
    /// - Linux: works
    public enum ReferenceAction: UInt, Sendable {
        case none = 0
        case deleteSelf = 1
    }

    /// - Linux: works
    // Sound: nothing changes after the initializer.
    open class Reference: NSObject, NSCopying, @unchecked Sendable {
        public typealias Action = ReferenceAction

        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }

        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Reference else { return false }
            return recordID == other.recordID && action == other.action
        }

        open override var hash: Int { recordID.hash }
    }
}
