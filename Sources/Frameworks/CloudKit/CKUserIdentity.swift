import Foundation

/// - Linux: refuses
///
/// A user of iCloud; no request gives one, and the owner of a share has no name.
// Sound: nothing changes after the initializer.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
    public let lookupInfo: LookupInfo?

    init(lookupInfo: LookupInfo?) {
        self.lookupInfo = lookupInfo
    }

    open var nameComponents: PersonNameComponents? { nil }
    open var userRecordID: CKRecord.ID? { lookupInfo?.userRecordID }
    open var contactIdentifiers: [String] { [] }
    open var hasiCloudAccount: Bool { false }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// - Linux: works
    // Sound: nothing changes after the initializer.
    open class LookupInfo: NSObject, NSCopying, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        public init(emailAddress: String) {
            self.emailAddress = emailAddress
            phoneNumber = nil
            userRecordID = nil
        }

        public init(phoneNumber: String) {
            emailAddress = nil
            self.phoneNumber = phoneNumber
            userRecordID = nil
        }

        public init(userRecordID: CKRecord.ID) {
            emailAddress = nil
            phoneNumber = nil
            self.userRecordID = userRecordID
        }

        open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] {
            emails.map { LookupInfo(emailAddress: $0) }
        }

        open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
            phoneNumbers.map { LookupInfo(phoneNumber: $0) }
        }

        open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] {
            recordIDs.map { LookupInfo(userRecordID: $0) }
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
