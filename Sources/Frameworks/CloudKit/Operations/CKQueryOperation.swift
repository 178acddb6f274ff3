import Foundation

/// - Linux: refuses
// Sound: see CKOperation.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// - Linux: refuses
    ///
    /// Where a query continues; no request gives one.
    // Sound: it has no state.
    open class Cursor: NSObject, NSCopying, @unchecked Sendable {
        override init() {}

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public static let maximumResults = 0

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((_ operationResult: Result<Cursor?, any Error>) -> Void)?

    public override init() {}

    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func end(with error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}
