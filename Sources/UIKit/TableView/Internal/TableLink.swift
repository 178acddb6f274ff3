/// A way to a table that does not keep it alive: the table empties it when it goes. Cells, bands and data sources have it in place of a
/// weak reference, with which every retain of the table would go through a side table. Used on the main thread only.
final class TableLink: @unchecked Sendable {
    /// Written by the table alone.
    unowned(unsafe) var table: UITableView?
}
