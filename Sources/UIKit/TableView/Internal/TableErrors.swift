internal import TableEngine

/// Raises UITableView's exceptions, with UIKit's texts.
@MainActor
enum TableErrors {
    static func unregisteredCell(_ identifier: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard",
            hint: "call register(_:forCellReuseIdentifier:) with \"\(identifier)\" before the first row is shown")
    }

    static func secondDequeue(_ identifier: String, at indexPath: IndexPath) {
        Trestle.raise(
            .internalInconsistencyException,
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
                + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
                + "index path). Cell identifier: \(identifier), index path: \(indexPath.objectDescription)",
            hint: "tableView(_:cellForRowAt:) dequeued twice for one row; return the first cell")
    }

    /// Raises the exception. Returns a plain cell where the exception policy continues.
    static func missingCell(in table: UITableView, from dataSource: AnyObject, hint: String) -> UITableViewCell {
        Trestle.raise(
            .internalInconsistencyException,
            "UITableView (\(table)) failed to obtain a cell from its dataSource (\(dataSource))", hint: hint)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    static func missingCell(in table: UITableView, from controller: UITableViewController) -> UITableViewCell {
        missingCell(
            in: table, from: controller,
            hint: "\(String(reflecting: type(of: controller))) does not override tableView(_:cellForRowAt:)")
    }

    /// UIKit's text (reported by several applications).
    static func sectionOutOfBounds(_ section: Int) {
        Trestle.raise(
            .internalInconsistencyException,
            "Requested the number of rows for section (\(section)) which is out of bounds.")
    }

    static func negativeRowHeight(_ height: CGFloat, at indexPath: IndexPath) {
        Trestle.raise(
            .internalInconsistencyException,
            "table view row height must not be negative - provided height for index path (\(indexPath.objectDescription)) is "
                + String(format: "%f", Double(height)),
            hint: "tableView(_:heightForRowAt:) returned it; UITableView.automaticDimension is the only negative height"
        )
    }

    /// The text is ours: UIKit's is not known.
    static func infiniteHeight(_ height: CGFloat, of property: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "\(property) of a table view must be a finite number - provided height is "
                + String(format: "%f", Double(height)),
            hint: "the property keeps its value; UITableView.automaticDimension leaves the height to the views")
    }

    static func negativeBandHeight(_ height: CGFloat, isHeader: Bool, section: Int) {
        let band = isHeader ? "header" : "footer"
        Trestle.raise(
            .internalInconsistencyException,
            "section \(band) height must not be negative - provided height for section \(section) is "
                + String(format: "%f", Double(height)),
            hint: "UITableView.automaticDimension is the only negative height")
    }

    static func scrollOutOfBounds(row: Int, of rows: Int, section: Int, in table: UITableView) {
        Trestle.raise(
            .rangeException,
            "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only \(rows) rows in section "
                + "\(section). Table view: \(table)",
            hint: "the table knows the rows of its last reload or update; call reloadData() or insertRows first")
    }

    static func scrollOutOfBounds(section: Int, of sections: Int) {
        Trestle.raise(
            .rangeException,
            "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only \(sections) "
                + "sections.",
            hint: "the table knows the sections of its last reload or update; call reloadData() first")
    }

    /// The exception is Trestle's: UIKit calls itself without end or continues with wrong numbers.
    static func updateDuringQuestion(_ method: TableMethod) {
        Trestle.raise(
            .internalInconsistencyException,
            "Attempted to update the table view while it asks \(method.name)",
            hint: "answer first; insert, delete, reload and move rows from a method that tells of something, or later")
    }

    static func invalidUpdate(_ fault: UpdateFault, dataSource: (any UITableViewDataSource)?) {
        let source = dataSource.map { " Data source: \(ClassName(type(of: $0)))." } ?? ""
        Trestle.raise(.internalInconsistencyException, fault.reason, hint: fault.hint + source)
    }
}
