extension DelegateCalls {
    func prefetch(_ rows: [IndexPath]) {
        guard let prefetchDataSource, !rows.isEmpty else { return }
        prefetchDataSource.tableView(table, prefetchRowsAt: rows)
    }

    func cancelPrefetching(_ rows: [IndexPath]) {
        guard let prefetchDataSource, let prefetchMethods, !rows.isEmpty else { return }
        _ = prefetchMethods.ask(.cancelPrefetching, of: prefetchDataSource) {
            prefetchDataSource.tableView(table, cancelPrefetchingForRowsAt: rows)
        }
    }
}
