import Testing
import UIKitTestDriver

@testable import UIKit

/// Rows and headers whose heights come from constraints in their cells.
@MainActor @Suite(.serialized)
struct SelfSizingByConstraintsTests {
    private final class Stories: UITableViewController {
        var texts = (0..<200).map { row in (0...(row % 6)).map { "line \($0) of story \(row)" }.joined(separator: "\n")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(StoryCell.self, forCellReuseIdentifier: "story")
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = 60
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath) as! StoryCell
            cell.body.text = texts[indexPath.row]
            return cell
        }
    }

    private func showStories() throws -> (TestApplication, Stories) {
        let controller = Stories(style: .plain)
        return (try TestApplication(showing: controller), controller)
    }

    /// In a cell of the width.
    private func heightOfBody(_ text: String, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
    }

    // Seeds 53.
    @Test func aRowIsAsHighAsItsConstraintsNeed() throws {
        let (app, controller) = try showStories()
        defer { withExtendedLifetime(app) {} }
        for row in 0..<6 {
            let rect = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            let expected = heightOfBody(controller.texts[row], controller.tableView.bounds.width) + 20
            #expect(abs(rect.height - expected) <= 1, "row \(row): \(rect.height), not \(expected)")
        }
    }

    @Test func aScrollMovesEveryVisibleRowByTheSameDistance() throws {
        let (app, controller) = try showStories()
        defer { withExtendedLifetime(app) {} }
        let table = controller.tableView!
        table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .middle, animated: false)
        table.layoutIfNeeded()
        var positions: [IndexPath: CGFloat] = [:]
        for step in 0..<60 {
            let delta: CGFloat = step % 7 == 0 ? -211 : -37
            let before = positions
            table.contentOffset.y += delta
            table.layoutIfNeeded()
            positions = [:]
            for path in table.indexPathsForVisibleRows ?? [] {
                positions[path] = table.rectForRow(at: path).minY - table.contentOffset.y
            }
            for (path, y) in positions {
                guard let old = before[path] else { continue }
                #expect(abs(y - old + delta) < 0.51, "step \(step), row \(path.row) moved by \(y - old)")
            }
        }
    }

    @Test func aReusedCellIsMeasuredForItsNewText() throws {
        let (app, controller) = try showStories()
        defer { withExtendedLifetime(app) {} }
        let table = controller.tableView!
        for row in stride(from: 0, to: 190, by: 11) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let cell = table.cellForRow(at: path) as? StoryCell else { continue }
                let text = controller.texts[path.row]
                #expect(cell.body.text == text)
                #expect(
                    abs(cell.body.frame.height - heightOfBody(text, table.bounds.width)) <= 1, "row \(path.row)")
            }
        }
    }

    @Test func aWiderTableWrapsItsRowsAgain() throws {
        let controller = Paragraphs(style: .plain)
        let app = try TestApplication(showing: controller)
        let table = controller.tableView!
        let path = IndexPath(row: 0, section: 0)
        func check() throws -> CGFloat {
            let cell = try #require(table.cellForRow(at: path) as? ParagraphCell)
            let text = cell.body.sizeThatFits(CGSize(width: cell.body.frame.width, height: 0)).height
            #expect(cell.body.frame.width == table.bounds.width - 20)
            #expect(abs(table.rectForRow(at: path).height - text - 20) <= 1)
            return text
        }
        let narrow = try check()
        app.window.frame.size = CGSize(width: 800, height: 400)
        app.window.layoutIfNeeded()
        app.advance(by: 0.1)
        #expect(try check() < narrow)
    }

    private final class Paragraphs: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            ParagraphCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class ParagraphCell: UITableViewCell {
        let body = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 0
            body.text = String(repeating: "word ", count: 60)
            body.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(body)
            NSLayoutConstraint.activate([
                body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    // Seeds 56, 57.
    /// A cell that is kept only to measure others, outside of any window.
    @Test(arguments: [320.0, 390, 700]) func aReferenceCellMeasuresAtTheTablesWidth(width: CGFloat) {
        let cell = StoryCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        for text in ["short", String(repeating: "a longer text ", count: 20), "short again"] {
            cell.body.text = text
            cell.layoutIfNeeded()
            let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(abs(size.height - heightOfBody(text, width) - 20) <= 1)
            cell.layoutSubviews()
            #expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(cell.body.frame.width == width - 20)
        }
    }

    /// Of the cell itself, without a layout before.
    @Test(arguments: [320.0, 390, 700]) func aReferenceCellAnswersForItsOwnWidth(width: CGFloat) {
        let cell = StoryCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        for text in ["short", String(repeating: "a longer text ", count: 20), "short again"] {
            cell.body.text = text
            cell.layoutSubviews()
            let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size.width == width)
            #expect(abs(size.height - heightOfBody(text, width) - 20) <= 1)
            #expect(cell.contentView.frame.width == width)
        }
    }

    @Test func aMeasurementAtAnotherWidthLeavesTheContentViewAlone() {
        let table = StoryCell(style: .default, reuseIdentifier: nil)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for content in [item.contentView, row.contentView] {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 30),
                view.topAnchor.constraint(equalTo: content.topAnchor),
                view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            ])
        }
        for (cell, content) in [(table, table.contentView), (item, item.contentView), (row, row.contentView)] {
            cell.layoutIfNeeded()
            #expect(content.frame.width == 320)
            for target in [UIView.layoutFittingCompressedSize, CGSize(width: 100, height: 0)] {
                _ = cell.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                #expect(content.frame.width == 320)
            }
        }
    }

    @Test func aHeaderIsAsHighAsItsConstraintsNeed() throws {
        let controller = HeaderController(style: .plain)
        let app = try TestApplication(showing: controller)
        defer { withExtendedLifetime(app) {} }
        #expect(controller.tableView.rectForHeader(inSection: 0).height == 77)
    }

    private final class HeaderController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.sectionHeaderHeight = UITableView.automaticDimension
            tableView.estimatedSectionHeaderHeight = 30
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            header.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 57),
                view.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
                view.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
                view.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
            ])
            return header
        }
    }
}

/// A text with 10 points on all sides.
private final class StoryCell: UITableViewCell {
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        body.numberOfLines = 0
        body.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(body)
        NSLayoutConstraint.activate([
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
