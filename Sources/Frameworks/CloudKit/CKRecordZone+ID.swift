import Foundation

extension CKRecordZone {
    /// - Linux: works
    // Sound: nothing changes after the initializer.
    open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
        public static let `default` = ID()
        public static let defaultZoneName = CKRecordZoneDefaultName

        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }

        public required init?(coder: NSCoder) {
            guard let name = coder.decodeString(forKey: "ZoneName"),
                let owner = coder.decodeString(forKey: "OwnerName")
            else { return nil }
            zoneName = name
            ownerName = owner
        }

        open class var supportsSecureCoding: Bool { true }

        open func encode(with coder: NSCoder) {
            coder.encodeString(zoneName, forKey: "ZoneName")
            coder.encodeString(ownerName, forKey: "OwnerName")
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return (zoneName, ownerName) == (other.zoneName, other.ownerName)
        }

        open override var hash: Int { zoneName.hashValue }
    }
}
