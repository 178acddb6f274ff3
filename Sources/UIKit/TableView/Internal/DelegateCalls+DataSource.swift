internal import TableEngine

extension DelegateCalls {
    /// Nil without a data source.
    func numberOfRows(inSection section: Int) -> Int? {
        require(.numberOfRows) { $0.tableView($1, numberOfRowsInSection: section) }
    }

    /// The question is opened once for all of them: retains of data source and table for each section would cost more than the answers. Nil
    /// without a data source.
    func numbersOfRows(in sections: Range<Int>) -> SectionCounts? {
        require(.numberOfRows) { dataSource, table in
            // By hand, so that a debug build allocates nothing for a section either.
            var runs: [CountRun] = []
            var alike = CountRun(sections: 0, rows: 0)
            for section in sections {
                let rows = max(0, dataSource.tableView(table, numberOfRowsInSection: section))
                if rows != alike.rows {
                    runs.append(alike)
                    alike = CountRun(sections: 0, rows: rows)
                }
                alike.sections += 1
            }
            runs.append(alike)
            return SectionCounts(runs: runs)
        }
    }

    /// Nil without a data source.
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        require(.cellForRow) { $0.tableView($1, cellForRowAt: indexPath) }
    }

    func numberOfSections() -> Int? { askDataSource(.numberOfSections) { $0.numberOfSections(in: $1) } }

    /// The outer nil: not implemented.
    func titleForHeader(inSection section: Int) -> String?? {
        askDataSource(.titleForHeader) { $0.tableView($1, titleForHeaderInSection: section) }
    }

    /// The outer nil: not implemented.
    func titleForFooter(inSection section: Int) -> String?? {
        askDataSource(.titleForFooter) { $0.tableView($1, titleForFooterInSection: section) }
    }
}
