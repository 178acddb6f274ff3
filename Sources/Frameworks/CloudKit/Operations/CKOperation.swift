import Foundation

/// - Linux: refuses
///
/// A request as an operation. It ends with `CKError.notAuthenticated` when its queue runs it.
// Sound: as for every operation, nothing changes it after it was added to a queue.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    public let operationID: ID = UUID().uuidString
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    open var longLivedOperationWasPersistedBlock: (() -> Void)?

    public override init() {}

    open override func main() { end(with: CloudAbsence.error) }

    /// Tells the blocks of the operation.
    func end(with error: CKError) {}

    /// - Linux: works
    // Sound: as on Apple's systems, one thread at a time changes it.
    open class Configuration: NSObject, @unchecked Sendable {
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }
}

/// - Linux: refuses
// Sound: see CKOperation.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}
