import Foundation

public let CKRecordTypeShare = "cloudkit.share"
public let CKShareTitleKey = "cloudkit.title"
public let CKShareThumbnailImageDataKey = "cloudkit.thumbnailImageData"
public let CKShareTypeKey = "cloudkit.type"
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// - Linux: works
///
/// A share in memory. It cannot be saved in iCloud and so has no address.
// Sound: see CKRecord.
open class CKShare: CKRecord, @unchecked Sendable {
    /// - Linux: works
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown = 0
        case pending = 1
        case accepted = 2
        case removed = 3
    }

    /// - Linux: works
    public enum ParticipantPermission: Int, Sendable {
        case unknown = 0
        case none = 1
        case readOnly = 2
        case readWrite = 3
    }

    /// - Linux: works
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case privateUser = 3
        case publicUser = 4
    }

    /// - Linux: works
    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = CKShareTitleKey
        public static let thumbnailImageData: CKRecord.FieldKey = CKShareThumbnailImageDataKey
        public static let shareType: CKRecord.FieldKey = CKShareTypeKey
    }

    open var publicPermission = ParticipantPermission.none
    open private(set) var participants: [Participant]

    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }

    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        participants = [Participant(role: .owner)]
        super.init(recordType: CKRecordTypeShare, recordID: shareID)
    }

    public init(recordZoneID: CKRecordZone.ID) {
        participants = [Participant(role: .owner)]
        super.init(
            recordType: CKRecordTypeShare,
            recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }

    public required init?(coder: NSCoder) {
        participants = [Participant(role: .owner)]
        super.init(coder: coder)
    }

    open var url: URL? { nil }

    open var owner: Participant { participants[0] }

    open var currentUserParticipant: Participant? { nil }

    open func addParticipant(_ participant: Participant) { participants.append(participant) }

    /// The owner cannot be removed.
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant && $0 !== owner }
    }
}
