import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct CellMarginTests {
    private final class Source: NSObject, UITableViewDataSource {
        var configure: (UITableViewCell) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
            cell.textLabel?.text = "Row"
            configure(cell)
            return cell
        }
    }

    /// Keeps the table of the last cell, from which a cell has its margins.
    private static var table: UITableView?

    private func firstCell(
        tableInset: UIEdgeInsets? = nil, _ configure: @escaping (UITableViewCell) -> Void = { _ in }
    ) throws -> UITableViewCell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
        if let tableInset {
            table.separatorInset = tableInset
            table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        }
        let source = Source()
        source.configure = configure
        Self.table = table
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        table.dataSource = source
        table.layoutIfNeeded()
        return try withExtendedLifetime(source) { try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))) }
    }

    @Test func aCellHasTheMarginsOfTheSystemAndItsContentViewFollows() throws {
        let cell = try firstCell()
        #expect(cell.layoutMargins.left == 16 && cell.layoutMargins.right == 16)
        #expect(cell.contentView.layoutMargins.left == 16 && cell.contentView.layoutMargins.right == 16)
        #expect(cell.contentView.preservesSuperviewLayoutMargins)
        #expect(cell.textLabel?.frame.minX == 16)
    }

    @Test func theContentViewFollowsTheMarginsThatACellIsGiven() throws {
        let cell = try firstCell { $0.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 30) }
        #expect(cell.contentView.layoutMargins.left == 40 && cell.contentView.layoutMargins.right == 30)
        #expect(cell.textLabel?.frame.minX == 40)
    }

    @Test func theMarginsOfAContentViewStayAsTheApplicationSetThem() throws {
        let cell = try firstCell { cell in
            cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 60)
            cell.contentView.preservesSuperviewLayoutMargins = false
        }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 50, bottom: 2, right: 60))
    }

    @Test func theRecipeForSeparatorsFromEdgeToEdgeWorks() throws {
        let cell = try firstCell { cell in
            cell.layoutMargins = .zero
            cell.preservesSuperviewLayoutMargins = false
            cell.separatorInset = .zero
        }
        #expect(cell.layoutMargins == .zero)
        #expect(cell.separators.bottom?.frame.minX == 0 && cell.separators.bottom?.frame.width == 375)
        // The content view's own margins are left.
        #expect(cell.contentView.layoutMargins.left == 8)
    }

    // Seeds 127.
    @Test func theTablesInsetAndCellsWithoutMarginsLeadTheSeparatorsFromEdgeToEdge() throws {
        let preserving = try firstCell(tableInset: .zero) { cell in
            cell.layoutMargins = .zero
            cell.preservesSuperviewLayoutMargins = true
        }
        #expect(preserving.layoutMargins.left == 40 && preserving.layoutMargins.right == 30)
        let cell = try firstCell(tableInset: .zero) { cell in
            cell.layoutMargins = .zero
            cell.preservesSuperviewLayoutMargins = false
        }
        #expect(cell.layoutMargins == .zero)
        #expect(cell.separatorInset == .zero)
        #expect(cell.separators.bottom?.frame.minX == 0 && cell.separators.bottom?.frame.width == 375)
    }

    @Test func theContentViewHasItsOwnMarginBesideAnAccessory() throws {
        let cell = try firstCell { $0.accessoryType = .disclosureIndicator }
        #expect(cell.contentView.layoutMargins.left == 16)
        #expect(cell.contentView.layoutMargins.right == SystemMetrics.current.cells.trailingMarginAtAccessory)
    }
}
