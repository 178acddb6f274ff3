import CloudKit
import Foundation
import Testing

struct CKRecordTests {
    private let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))

    @Test func fieldsAreKept() {
        record["title"] = "Tea"
        record["count"] = 3
        #expect(record["title"] as? String == "Tea")
        let count: Int? = record["count"]
        let half: Double? = record["count"]
        #expect(count == 3 && half == 3)
        #expect(Set(record.allKeys()) == ["title", "count"] && Set(record.changedKeys()) == ["title", "count"])
    }

    @Test func nilRemovesAField() {
        record["title"] = "Tea"
        record["title"] = nil
        #expect(record["title"] as? String == nil && record.allKeys().isEmpty)
    }

    @Test func stringsOfFoundationAreReadAsStrings() {
        record["title"] = NSString(string: "Tea")
        #expect(record["title"] as? String == "Tea")
    }

    @Test func identifiersWithTheSameNamesAreEqual() {
        #expect(CKRecord.ID(recordName: "a") == record.recordID)
        #expect(CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "Z")) != record.recordID)
        #expect(Set([CKRecord.ID(recordName: "a"), record.recordID]).count == 1)
    }

    @Test func systemFieldsAreReadAgain() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(CKRecord(coder: unarchiver))
        #expect(copy.recordType == "Note" && copy.recordID == record.recordID)
    }

    @Test func aShareHasItsOwnerOnly() {
        let share = CKShare(rootRecord: record)
        #expect(share.participants.map(\.role) == [.owner] && share.url == nil)
    }
}
