import Foundation

/// - Linux: works
public struct CKRecordKeyValueIterator: IteratorProtocol {
    private var fields: [(CKRecord.FieldKey, any CKRecordValueProtocol)]

    init(_ record: CKRecord) {
        fields = record.allKeys().compactMap { key in record.object(forKey: key).map { (key, $0) } }
    }

    public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { fields.popLast() }
}

extension CKRecord: Sequence {
    public func makeIterator() -> CKRecordKeyValueIterator { CKRecordKeyValueIterator(self) }
}
