extension DelegateCalls {
    func prefetch(_ rows: [IndexPath]) {
        guard let prefetchDataSource, !rows.isEmpty else { return }
        prefetchDataSource.tableView(table, prefetchRowsAt: rows)
    }

    func cancelPrefetching(_ rows: [IndexPath]) {
        guard let prefetchDataSource, let prefetchMethods, !rows.isEmpty else { return }
        _ = prefetchMethods.ask(
            DelegateMethod.cancelPrefetching, of: prefetchDataSource, as: RowsNotice.self,
            declared: { prefetchDataSource.tableView(table, cancelPrefetchingForRowsAt: rows) },
            found: { $0.call(table, rows) })
    }
}
