import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The order of all calls while rows are moved, as stored texts.
@MainActor @Suite(.serialized) struct ReorderTranscriptTests {
    private func open(_ setUp: (WrittenMoves) -> Void = { _ in }) throws -> (TestApplication, WrittenMoves) {
        let rows = WrittenMoves(style: .plain)
        setUp(rows)
        let app = try TestApplication(showing: rows, size: CGSize(width: 320, height: 400))
        app.advance(by: 0.5)
        rows.lines = []
        return (app, rows)
    }

    private func check(
        _ rows: WrittenMoves, named name: String, _ steps: [(String, () throws -> Void)]
    ) throws {
        var lines: [String] = []
        for (heading, step) in steps {
            rows.lines = []
            try step()
            lines += ["\(heading):"] + rows.lines.map { "    \($0)" }
        }
        try assertText(lines.joined(separator: "\n"), named: name)
    }

    private func steps(_ app: TestApplication, from start: CGPoint, by distance: CGFloat) {
        for step in 1...10 {
            app.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
            app.advance(by: 1 / 60)
        }
    }

    private func grip(_ rows: WrittenMoves, _ row: Int, _ section: Int = 0) -> CGPoint {
        let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: section))!
        return cell.convert(CGPoint(x: 290, y: cell.bounds.midY), to: nil)
    }

    @Test func beginningToEdit() throws {
        let (app, rows) = try open()
        try check(
            rows, named: "beginning",
            [
                ("begin", { rows.setEditing(true, animated: true) }),
                ("0.5 seconds later", { app.advance(by: 0.5) }),
            ])
    }

    // Seeds 204, 222, 227, 245.
    @Test func movingARowIntoAnotherSection() throws {
        let (app, rows) = try open()
        rows.setEditing(true, animated: false)
        app.advance(by: 0.5)
        let start = grip(rows, 1)
        try check(
            rows, named: "moving",
            [
                ("touch on the grip of 0-1", { app.touchDown(at: start) }),
                ("0.3 seconds later", { app.advance(by: 0.3) }),
                ("45 points down", { steps(app, from: start, by: 45) }),
                ("45 points up again", { steps(app, from: CGPoint(x: start.x, y: start.y + 45), by: -45) }),
                ("180 points down", { steps(app, from: start, by: 180) }),
                ("0.3 seconds later", { app.advance(by: 0.3) }),
                ("the finger is lifted", { app.touchUp() }),
                ("1 second later", { app.advance(by: 1) }),
            ])
        #expect(rows.sections == [["a", "c"], ["x", "y", "b"]])
    }

    @Test func puttingARowDownWhereItWas() throws {
        let (app, rows) = try open()
        rows.setEditing(true, animated: false)
        app.advance(by: 0.5)
        let start = grip(rows, 0)
        try check(
            rows, named: "back",
            [
                ("touch on the grip of 0-0", { app.touchDown(at: start) }),
                ("45 points down", { steps(app, from: start, by: 45) }),
                ("45 points up again", { steps(app, from: CGPoint(x: start.x, y: start.y + 45), by: -45) }),
                ("the finger is lifted", { app.touchUp() }),
                ("1 second later", { app.advance(by: 1) }),
            ])
    }

    @Test func cancellingAMove() throws {
        let (app, rows) = try open()
        rows.setEditing(true, animated: false)
        app.advance(by: 0.5)
        let start = grip(rows, 0)
        try check(
            rows, named: "cancelling",
            [
                (
                    "a row is dragged",
                    {
                        app.touchDown(at: start)
                        steps(app, from: start, by: 60)
                    }
                ),
                ("editing ends", { rows.setEditing(false, animated: true) }),
                ("1 second later", { app.advance(by: 1) }),
                ("the finger is lifted", { app.touchUp() }),
            ])
    }

    @Test func movingARowByKeys() throws {
        let (app, rows) = try open()
        rows.setEditing(true, animated: false)
        app.advance(by: 0.5)
        app.press(.keyboardDownArrow)
        try check(
            rows, named: "keys",
            [
                ("alt and the down arrow", { app.press(.keyboardDownArrow, modifiers: .alternate) }),
                ("1 second later", { app.advance(by: 1) }),
            ])
        #expect(rows.sections == [["b", "a", "c"], ["x", "y"]])
    }
}

/// A table of movable rows that writes down every call about moving, and those that bring and remove cells.
private final class WrittenMoves: UITableViewController {
    var sections = [["a", "b", "c"], ["x", "y"]]
    var lines: [String] = []

    private func write(_ name: String, _ paths: IndexPath...) {
        lines.append(([name] + paths.map { "\($0.section)-\($0.row)" }).joined(separator: " "))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        write("numberOfSections")
        return sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.append("numberOfRows \(section)")
        return sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        lines.append("titleForHeader \(section)")
        return "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        write("cellForRow", indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        write("canEdit", indexPath)
        return true
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        write("canMove", indexPath)
        return true
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        write("targetForMove", sourceIndexPath, proposedDestinationIndexPath)
        return proposedDestinationIndexPath
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        write("moveRow", sourceIndexPath, destinationIndexPath)
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        write("willDisplay", indexPath)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        write("didEndDisplaying", indexPath)
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        write("shouldHighlight", indexPath)
        return true
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        write("didSelect", indexPath)
    }
}
