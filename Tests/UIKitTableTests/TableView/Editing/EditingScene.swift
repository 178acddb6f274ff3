import Foundation
import UIKitTestDriver

@testable import UIKit

/// An application that shows a table whose data source, delegate and cells write down what they are asked and told about
/// editing and selection.
@MainActor
final class EditingScene {
    let source = EditedRows()
    let table: UITableView
    let app: TestApplication
    let controller = UIViewController()

    init(
        rows: Int = 20, style: UITableView.Style = .plain, rowHeight: CGFloat = 60, dark: Bool = false,
        rightToLeft: Bool = false, width: CGFloat = 375, prepare: (UITableView, EditedRows) -> Void = { _, _ in }
    ) throws {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
        source.names = (0..<rows).map { "Row \($0)" }
        table.rowHeight = rowHeight
        table.register(EditedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        EditedRows.current = source
        prepare(table, source)
        controller.view = table
        app = try TestApplication(
            showing: controller, size: CGSize(width: width, height: 600), style: dark ? .dark : .light,
            layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        source.log = []
    }

    // The traits of the last application are those of views without a window.
    isolated deinit {
        app.end()
    }

    func cell(_ row: Int) -> EditedCell {
        table.cellForRow(at: IndexPath(row: row, section: 0)) as! EditedCell
    }

    /// The editing control of a row on screen.
    func control(_ row: Int) -> CellEditControl? {
        cell(row).subviews.lazy.compactMap { $0 as? CellEditControl }.first
    }

    /// The button that confirms the deletion of a row.
    func confirmation(_ row: Int) -> DeleteConfirmation? {
        cell(row).subviews.lazy.compactMap { $0 as? DeleteConfirmation }.first
    }

    /// Begins editing without animation.
    func edit() {
        table.setEditing(true, animated: false)
        app.advance(by: 0.1)
        source.log = []
    }

    /// Taps the minus of a row and waits for the button.
    func openConfirmation(_ row: Int) throws {
        try app.tap(control(row)!)
        app.advance(by: 0.5)
    }

    /// What is written while `body` runs.
    func writes(_ body: () throws -> Void) rethrows -> [String] {
        source.log = []
        try body()
        return source.log
    }

    var selectedRows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
}

/// Rows with names, and what is to be known of their editing.
@MainActor
final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    static weak var current: EditedRows?

    var names: [String] = []
    var log: [String] = []
    var canEdit: (Int) -> Bool = { _ in true }
    var style: (Int) -> UITableViewCell.EditingStyle = { _ in .delete }
    var indents: (Int) -> Bool = { _ in true }
    var title: String?
    var configure: (UITableViewCell, Int) -> Void = { _, _ in }
    var commit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }
    var allowsPan = true
    var didSelect: (UITableView, IndexPath) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        configure(cell, indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("canEdit \(indexPath.row)")
        return canEdit(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
        commit(tableView, editingStyle, indexPath)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        log.append("editingStyle \(indexPath.row)")
        return style(indexPath.row)
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldIndent \(indexPath.row)")
        return indents(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        log.append("title \(indexPath.row)")
        return title
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBeginEditingRow \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEndEditingRow \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
        didSelect(tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("performPrimaryAction \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldBeginMultipleSelection \(indexPath.row)")
        return allowsPan
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("didBeginMultipleSelection \(indexPath.row)")
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        log.append("didEndMultipleSelection")
    }
}

/// A cell that writes down its transitions.
final class EditedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func write(_ text: String) { EditedRows.current?.log.append("\(textLabel?.text ?? ""): \(text)") }

    override func setEditing(_ editing: Bool, animated: Bool) {
        write("setEditing \(editing)\(animated ? " animated" : "")")
        super.setEditing(editing, animated: animated)
    }

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        write("willTransition \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        write("didTransition \(state.rawValue)")
    }
}
