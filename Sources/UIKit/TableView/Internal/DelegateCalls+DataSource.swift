internal import TableEngine

extension DelegateCalls {
    /// Returns nil without a data source.
    func numberOfRows(inSection section: Int) -> Int? {
        require(.numberOfRows) { $0.tableView($1, numberOfRowsInSection: section) }
    }

    /// Returns the numbers of rows of several sections; nil without a data source. The call is prepared once for all of
    /// them, since retaining data source and table for each section would cost more than the calls.
    func numbersOfRows(in sections: Range<Int>) -> SectionCounts? {
        require(.numberOfRows) { dataSource, table in
            // A loop, so that debug builds allocate nothing for a section either.
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

    /// Returns nil without a data source.
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        require(.cellForRow) { $0.tableView($1, cellForRowAt: indexPath) }
    }

    func numberOfSections() -> Int? { askDataSource(.numberOfSections) { $0.numberOfSections(in: $1) } }

    /// The outer optional is nil if the method is not implemented.
    func titleForHeader(inSection section: Int) -> String?? {
        askDataSource(.titleForHeader) { $0.tableView($1, titleForHeaderInSection: section) }
    }

    /// The outer optional is nil if the method is not implemented.
    func titleForFooter(inSection section: Int) -> String?? {
        askDataSource(.titleForFooter) { $0.tableView($1, titleForFooterInSection: section) }
    }

    /// Returns nil if there is no section index.
    func sectionIndexTitles() -> [String]? {
        askDataSource(.sectionIndexTitles) { $0.sectionIndexTitles(for: $1) } ?? nil
    }

    /// Returns nil if the method is not implemented.
    func sectionForIndexTitle(_ title: String, at index: Int) -> Int? {
        askDataSource(.sectionForIndexTitle) { $0.tableView($1, sectionForSectionIndexTitle: title, at: index) }
    }
}
