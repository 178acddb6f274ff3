/// The values of an object. A change of an object replaces its row, so that equal identity means no change.
///
/// Sound: changed by the transaction alone that has made it, before others can see it.
final class Row: @unchecked Sendable {
    var cells: [_RealmCell]
    /// The transaction that has made the row.
    let transaction: UInt64

    init(_ cells: [_RealmCell], _ transaction: UInt64) {
        self.cells = cells
        self.transaction = transaction
    }
}
