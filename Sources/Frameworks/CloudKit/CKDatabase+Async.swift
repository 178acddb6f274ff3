import Foundation

extension CKDatabase {
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CloudAbsence.error }

    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CloudAbsence.error }

    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CloudAbsence.error }

    public func allRecordZones() async throws -> [CKRecordZone] { throw CloudAbsence.error }

    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CloudAbsence.error }

    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CloudAbsence.error }

    @discardableResult
    public func deleteRecordZone(withID recordID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CloudAbsence.error
    }

    public func allSubscriptions() async throws -> [CKSubscription] { throw CloudAbsence.error }

    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CloudAbsence.error
    }

    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CloudAbsence.error }

    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CloudAbsence.error
    }

    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CloudAbsence.error }

    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CloudAbsence.error }

    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CloudAbsence.error }

    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CloudAbsence.error }

    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }

    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler:
            @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
    ) {
        CloudAbsence.refuse(completionHandler)
    }
}
