import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// The search of a desktop has no index for programs: requests end with `CSIndexError.indexingUnsupported`.
// Sound: the delegate is never told.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    private static let shared = CSSearchableIndex(name: "default")

    public init(name: String) {}

    public init(name: String, protectionClass: FileProtectionType?) {}

    open class func isIndexingAvailable() -> Bool { false }

    open class func `default`() -> CSSearchableIndex { shared }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    /// - Linux: no effect
    open func beginBatch() {}

    open func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let error = Self.error
        DispatchQueue.global().async { completionHandler(nil, error) }
    }

    private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        let error = Self.error
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(error) }
    }

    fileprivate static var error: CSIndexError {
        Absence.report("CoreSpotlight", "the index of a desktop's search", "no item is indexed")
        return CSIndexError(
            .indexingUnsupported, userInfo: [NSLocalizedDescriptionKey: "Linux has no index for programs."])
    }
}

extension CSSearchableIndex {
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw Self.error }

    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw Self.error }

    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw Self.error
    }

    public func deleteAllSearchableItems() async throws { throw Self.error }
}
