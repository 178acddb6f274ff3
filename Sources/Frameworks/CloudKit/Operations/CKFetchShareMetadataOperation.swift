import Foundation

/// - Linux: refuses
// Sound: see CKOperation.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
    open var perShareMetadataResultBlock:
        ((_ shareURL: URL, _ shareMetadataResult: Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

    public override init() {}

    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }

    override func end(with error: CKError) {
        fetchShareMetadataCompletionBlock?(error)
        fetchShareMetadataResultBlock?(.failure(error))
    }
}
