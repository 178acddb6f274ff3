import UIKitTestDriver

@testable import UIKit

/// A table on a screen whose rows have swipe actions, and a transcript of everything that it and its cells are told.
@MainActor
final class SwipeTable: NSObject {
    let app: TestApplication
    let table: UITableView
    let source: SwipeSource
    var delegate: SwipeDelegate { source.delegate }

    init(
        rows: Int = 8, style: UITableView.Style = .plain, rightToLeft: Bool = false, scale: CGFloat = 2,
        look: UIUserInterfaceStyle = .light, rowHeight: CGFloat = 60, prepare: (SwipeTable) -> Void = { _ in }
    ) throws {
        source = SwipeSource(rows: rows)
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: style)
        let controller = UIViewController()
        controller.view = table
        table.rowHeight = rowHeight
        table.register(SwipedCell.self, forCellReuseIdentifier: "cell")
        app = try TestApplication(
            showing: controller, size: CGSize(width: 400, height: 600), scale: scale, style: look,
            layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        super.init()
        SwipedCell.log = { [weak source] in source?.log($0) }
        prepare(self)
        table.dataSource = source
        table.delegate = source.delegate
        app.advance(by: 0.1)
    }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

    /// The displacement of a row.
    func offset(_ row: Int) -> CGFloat { cell(row)?.frame.minX ?? .nan }

    func swipe(_ row: Int, by distance: CGFloat, duration: Double = 0.3, holding: Double = 0.2) throws {
        try app.swipeRow(at: path(row), by: distance, duration: duration, holding: holding)
    }

    /// Opens the trailing side of a row, and lets it come to rest.
    func open(_ row: Int) throws {
        try swipe(row, by: -130)
        app.advance(by: 1)
    }

    var buttons: [RowActionButton] { table.parts.rowActions.ifMade?.current?.buttons.buttons ?? [] }

    func tapButton(_ index: Int) throws {
        try app.tap(buttons[index])
    }

    /// What is written while `body` runs, one call a line.
    func transcript(_ body: () throws -> Void) rethrows -> String {
        source.lines = []
        try body()
        return source.lines.joined(separator: "\n")
    }
}

/// The data source: `commit` deletes the row.
@MainActor
final class SwipeSource: NSObject, UITableViewDataSource {
    var data: [Int]
    /// Each section shows the same rows.
    var sections = 1
    var lines: [String] = []
    let delegate = SwipeDelegate()
    var canEdit: (Int) -> Bool = { _ in true }
    var onCommit: (UITableView, IndexPath) -> Void = { _, _ in }
    var configure: (UITableViewCell) -> Void = { _ in }

    init(rows: Int) {
        data = Array(0..<rows)
        super.init()
        delegate.log = { [weak self] in self?.log($0) }
        onCommit = { [weak self] table, path in
            self?.data.remove(at: path.row)
            table.deleteRows(at: [path], with: .automatic)
        }
    }

    var onLog: (String) -> Void = { _ in }

    func log(_ line: String) {
        lines.append(line)
        onLog(line)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(data[indexPath.row])"
        configure(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log("canEdit \(indexPath.row)")
        return canEdit(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log("commit \(editingStyle == .delete ? "delete" : "?") \(indexPath.row)")
        onCommit(tableView, indexPath)
        log("commit returns")
    }
}

/// The delegate: its closures choose the actions. A closure that is nil stands for a method that returns nil.
@MainActor
final class SwipeDelegate: NSObject, UITableViewDelegate {
    var log: (String) -> Void = { _ in }
    var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?
    var editActions: ((IndexPath) -> [UITableViewRowAction]?)?
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var title: String?
    var onWillBegin: (UITableView, IndexPath) -> Void = { _, _ in }
    var onDidEnd: (UITableView, IndexPath?) -> Void = { _, _ in }
    var onSelect: (IndexPath) -> Void = { _ in }

    /// An action that writes its name and completes with `result`; nil leaves the completion to the test.
    func action(
        _ title: String, _ style: UIContextualAction.Style = .normal, result: Bool? = true,
        body: @escaping (UIView) -> Void = { _ in }
    ) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, view, done in
            self?.log("handler \(title)")
            body(view)
            if let result { done(result) } else { self?.done = done }
            self?.log("handler \(title) returns")
        }
    }

    /// The completion handler of the last action that did not complete.
    var done: ((Bool) -> Void)?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log("trailing \(indexPath.row)")
        return trailing?(indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log("leading \(indexPath.row)")
        return leading?(indexPath)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        log("editActions \(indexPath.row)")
        return editActions?(indexPath)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        log("editingStyle \(indexPath.row)")
        return style(indexPath)
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        log("title \(indexPath.row)")
        return title
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log("willBeginEditing \(indexPath.row)")
        onWillBegin(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
        onDidEnd(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log("didSelect \(indexPath.row)")
        onSelect(indexPath)
    }
}

/// A cell that writes down its transitions.
final class SwipedCell: UITableViewCell {
    static var log: (String) -> Void = { _ in }

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        Self.log("cell will \(Self.name(state))")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        Self.log("cell did \(Self.name(state))")
    }

    private static func name(_ state: StateMask) -> String {
        switch state {
        case []: "close"
        case .showingDeleteConfirmation: "open"
        default: "\(state.rawValue)"
        }
    }
}
