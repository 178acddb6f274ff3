extension DelegateCalls {
    /// Nil without a data source.
    func numberOfRows(inSection section: Int) -> Int? {
        require(.numberOfRows) { $0.tableView($1, numberOfRowsInSection: section) }
    }

    /// Nil without a data source.
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        require(.cellForRow) { $0.tableView($1, cellForRowAt: indexPath) }
    }

    func numberOfSections() -> Int? {
        askDataSource(.numberOfSections, TableToInt.self) {
            $0.numberOfSections(in: $1)
        } found: {
            $0.call($1)
        }
    }

    /// The outer nil: not implemented.
    func titleForHeader(inSection section: Int) -> String?? {
        askDataSource(.titleForHeader, SectionToTitle.self) {
            $0.tableView($1, titleForHeaderInSection: section)
        } found: {
            $0.call($1, section)
        }
    }

    /// The outer nil: not implemented.
    func titleForFooter(inSection section: Int) -> String?? {
        askDataSource(.titleForFooter, SectionToTitle.self) {
            $0.tableView($1, titleForFooterInSection: section)
        } found: {
            $0.call($1, section)
        }
    }
}
