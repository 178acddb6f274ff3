import Foundation

/// - Linux: refuses
///
/// A search in the index; it ends with `CSSearchQueryError.indexUnreachable`.
// Sound: the handlers are set before the start and called once.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    open private(set) var isCancelled = false
    open var foundItemCount: Int { 0 }
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open var protectionClasses: [FileProtectionType] = []

    public init(queryString: String, attributes: [String]?) {}

    public init(queryString: String, queryContext: CSSearchQueryContext?) {}

    open func start() {
        let code = isCancelled ? CSSearchQueryError.cancelled : .indexUnreachable
        DispatchQueue.global().async { self.completionHandler?(CSSearchQueryError(code)) }
    }

    open func cancel() { isCancelled = true }
}

/// - Linux: works
open class CSSearchQueryContext: NSObject {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
}
