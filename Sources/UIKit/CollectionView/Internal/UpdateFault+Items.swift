internal import TableEngine

extension UpdateFault {
    /// The fault with UICollectionView's words. UIKit's messages for tables and collection views differ only in these.
    var inItems: UpdateFault {
        var fault = self
        fault.reason = Self.inItems(reason)
        fault.hint = Self.inItems(hint)
        return fault
    }

    private static let words = [
        ("a row", "an item"), ("Rows", "Items"), ("rows", "items"), ("Row", "Item"), ("row", "item"),
        ("table view", "collection view"), ("the table", "the collection view"), ("The table", "The collection view"),
    ]

    private static func inItems(_ text: String) -> String {
        words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
