import Foundation

extension CKShare {
    /// - Linux: works
    // Sound: as on Apple's systems, one thread at a time changes it.
    open class Participant: NSObject, NSCopying, @unchecked Sendable {
        public typealias AcceptanceStatus = ParticipantAcceptanceStatus
        public typealias Permission = ParticipantPermission
        public typealias Role = ParticipantRole

        public let userIdentity = CKUserIdentity(lookupInfo: nil)
        open var role: ParticipantRole
        open var permission = ParticipantPermission.readWrite

        init(role: ParticipantRole) {
            self.role = role
        }

        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// - Linux: refuses
    ///
    /// What is known about a share of somebody else; no request gives it.
    // Sound: nothing changes after the initializer.
    open class Metadata: NSObject, NSCopying, @unchecked Sendable {
        public let share: CKShare

        init(share: CKShare) {
            self.share = share
        }

        open var containerIdentifier: String { "" }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var participantRole: ParticipantRole { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
        open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
        open var rootRecord: CKRecord? { nil }
        open var rootRecordID: CKRecord.ID { share.recordID }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
