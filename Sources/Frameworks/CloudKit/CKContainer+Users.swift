import Foundation

extension CKContainer {
    public func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.denied, nil) }
    }

    public func applicationPermissionStatus(
        for applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { .denied }

    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.denied, nil) }
    }

    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { .denied }

    public func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        CloudAbsence.refuse(completionHandler)
    }

    public func userRecordID() async throws -> CKRecord.ID { throw CloudAbsence.error }

    public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CloudAbsence.error
    }

    public func discoverUserIdentity(
        withEmailAddress email: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CloudAbsence.error }

    public func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CloudAbsence.error }
}
