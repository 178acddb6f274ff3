import Foundation

public let CKRecordZoneDefaultName = "_defaultZone"
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = "__defaultOwner__"

/// - Linux: works
///
/// A zone in memory. It cannot be saved in iCloud.
// Sound: nothing changes after the initializer.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
    /// - Linux: works
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let fetchChanges = Capabilities(rawValue: 1 << 0)
        public static let atomic = Capabilities(rawValue: 1 << 1)
        public static let sharing = Capabilities(rawValue: 1 << 2)
        public static let zoneWideSharing = Capabilities(rawValue: 1 << 3)
    }

    public let zoneID: ID

    public init(zoneName: String) {
        zoneID = ID(zoneName: zoneName)
    }

    public init(zoneID: ID) {
        self.zoneID = zoneID
    }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    open var capabilities: Capabilities { [] }

    open var share: CKRecord.Reference? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
