extension DelegateCalls {
    func prefetch(_ rows: [IndexPath]) {
        guard let prefetchDataSource, !rows.isEmpty else { return }
        prefetchDataSource.tableView(view, prefetchRowsAt: rows)
    }

    func cancelPrefetching(_ rows: [IndexPath]) {
        guard !rows.isEmpty else { return }
        _ = ask(.cancelPrefetching, prefetchingReference) { $0.tableView($1, cancelPrefetchingForRowsAt: rows) }
    }
}
