import Foundation

/// - Linux: refuses
///
/// A person who is invited to an event. There are none, because programs cannot invite.
open class EKParticipant: EKObject, NSCopying {
    private let address: URL

    init(address: URL) { self.address = address }

    open var url: URL { address }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
