/// Is notified of rows before they come on screen, to start long operations for them.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with the rows that scrolling is about to reach, the nearest first; never with rows on screen. Not called
    /// for every row: after a jump, or if scrolling is faster than prefetching, the table requests the cells at once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called when scrolling has turned or jumped past prefetched rows that were never shown. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
