import CloudKit
import Foundation
import Testing

struct CKContainerTests {
    private let database = CKContainer.default().privateCloudDatabase

    @Test func thereIsNoAccount() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
    }

    @Test func savingCallsBackOnceWithNotAuthenticated() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                database.save(CKRecord(recordType: "Note")) { record, error in
                    #expect(record == nil && (error as? CKError)?.code == .notAuthenticated)
                    answer()
                    continuation.resume()
                }
            }
        }
    }

    @Test func requestsThrowNotAuthenticated() async {
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        await #expect(throws: CKError.self) { try await database.records(matching: query) }
        await #expect(throws: CKError.self) { try await database.record(for: CKRecord.ID(recordName: "a")) }
    }

    @Test func anOperationEndsWithNotAuthenticated() async {
        let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
        await withCheckedContinuation { continuation in
            operation.modifyRecordsResultBlock = { result in
                if case .failure(let error) = result {
                    #expect((error as? CKError)?.code == .notAuthenticated)
                } else {
                    Issue.record("the records were saved")
                }
                continuation.resume()
            }
            database.add(operation)
        }
        #expect(operation.database === database)
    }
}
