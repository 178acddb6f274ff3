import Foundation

/// - Linux: no effect
///
/// Would be told when the index needs its items again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)

    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}
