/// Hears of rows before they come on screen, to begin with what takes long.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The rows that scrolling is about to reach, the nearest first; never rows on screen. Not called for every row: a table
    /// that jumps, or is scrolled faster than rows are asked for, asks for their cells at once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Scrolling has turned or jumped past rows that were to be prefetched and never shown. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
