import UIKitTestDriver

@testable import UIKit

/// A table of rows with grips, whose calls are written down.
final class MovableRows: UITableViewController {
    var sections = [["a", "b", "c", "d"], [], ["x", "y"]]
    var heights: [String: CGFloat] = [:]
    var canMove: ((String) -> Bool)?
    var target: ((IndexPath, IndexPath) -> IndexPath)?
    var onMove: (() -> Void)?
    var onMenu: (() -> Void)?
    /// Whether cells decide about the heights.
    var sizesThemselves = false
    /// Whether moves are not made in the data.
    var forgets = false
    private(set) var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// The text of a row; empty for a row that the data does not have.
    private func name(_ path: IndexPath) -> String {
        guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
            return ""
        }
        return sections[path.section][path.row]
    }

    private func text(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        setEditing(true, animated: false)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if sizesThemselves { return UITableView.automaticDimension }
        return heights[name(indexPath)] ?? 44
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = name(indexPath)
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMove?(name(indexPath)) ?? true
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("target \(text(sourceIndexPath)) \(text(proposedDestinationIndexPath))")
        return target?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        lines.append("move \(text(sourceIndexPath)) \(text(destinationIndexPath))")
        if forgets { return }
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
        onMove?()
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        onMenu?()
        return nil
    }

    /// The texts of the visible cells from top to bottom of the screen.
    var shown: String {
        tableView.visibleCells.sorted { $0.frame.midY < $1.frame.midY }.compactMap { $0.textLabel?.text }.joined()
    }

    /// The middle of a row's grip on the screen.
    func grip(_ row: Int, _ section: Int = 0) -> CGPoint {
        guard let cell = tableView.cellForRow(at: IndexPath(row: row, section: section)),
            let grip = cell.subviews.first(where: { $0 is ReorderControl })
        else { return .zero }
        return grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
    }
}

extension MovableRows {
    /// Shows rows, and forgets what they wrote down meanwhile.
    static func open(_ setUp: (MovableRows) -> Void = { _ in }) throws -> (TestApplication, MovableRows) {
        let rows = MovableRows(style: .plain)
        setUp(rows)
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        _ = rows.take()
        return (app, rows)
    }
}

extension TestApplication {
    /// Drags a grip down by a distance in small steps; the finger stays down.
    func dragGrip(_ start: CGPoint, by distance: CGFloat) {
        touchDown(at: start)
        let steps = Int(abs(distance) / 4) + 1
        for step in 1...steps {
            advance(by: 1.0 / 60)
            touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
        }
        advance(by: 0.4)
    }
}
