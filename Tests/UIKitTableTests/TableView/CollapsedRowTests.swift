import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Cells, headers and footers whose constraints leave their heights open.
@MainActor @Suite(.serialized)
struct CollapsedRowTests {
    private final class Table: UITableViewController {
        var makeCell: () -> UITableViewCell = { UITableViewCell() }
        var makeHeader: (() -> UIView)?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            makeCell()
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            makeHeader?()
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            makeHeader?()
        }
    }

    private static let cellText = """
        Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view \
        cell's content view. We're considering the collapse unintentional and using standard height instead. Cell: <
        """

    /// Centers a label and a switch in a view, which says nothing of its height.
    private func center(in content: UIView) {
        let (label, control) = (UILabel(), UISwitch())
        label.text = "Airplane mode"
        for view in [label, control] {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            view.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
        }
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16).isActive = true
        control.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16).isActive = true
    }

    private func show(_ style: UITableView.Style = .plain, _ setUp: (Table) -> Void) throws -> (TestApplication, Table)
    {
        let controller = Table(style: style)
        setUp(controller)
        return (try TestApplication(showing: controller), controller)
    }

    @Test func aCellWithCenteredContentHasTheStandardHeight() throws {
        var shown: (app: TestApplication, table: Table)?
        let said = logged {
            shown = try? show { table in
                table.makeCell = {
                    let cell = UITableViewCell()
                    self.center(in: cell.contentView)
                    return cell
                }
            }
        }
        let (app, controller) = try #require(shown)
        defer { withExtendedLifetime(app) {} }
        let table = controller.tableView!
        let standard = SystemMetrics.current.rows.height
        #expect(
            (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [
                standard, standard, standard,
            ])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let control = try #require(cell.contentView.subviews.last)
        #expect(abs(control.frame.midY - cell.contentView.bounds.midY) <= 1)
        #expect(said.filter { $0.contains(Self.cellText) }.count == 1)
    }

    @Test func aCellThatUsesItsMarginsHasTheStandardHeightToo() throws {
        let (app, controller) = try show { table in
            table.makeCell = {
                let cell = UITableViewCell()
                self.center(in: cell.contentView)
                let margins = cell.contentView.layoutMarginsGuide
                cell.contentView.subviews[0].trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor)
                    .isActive = true
                return cell
            }
        }
        defer { withExtendedLifetime(app) {} }
        #expect(controller.tableView.rectForRow(at: [0, 1]).height == SystemMetrics.current.rows.height)
    }

    @Test func constraintsToTheCellItselfCountAsWell() throws {
        let cell = UITableViewCell()
        center(in: cell)
        #expect(cell.automaticHeight(forWidth: 320) == SystemMetrics.current.rows.height)
    }

    @Test func aContentViewOfAnEmptyLabelHasTheStandardHeight() throws {
        let cell = UITableViewCell()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        #expect(cell.automaticHeight(forWidth: 320) == SystemMetrics.current.rows.height)
    }

    @Test func aRequiredHeightOfZeroIsMeant() throws {
        let cell = UITableViewCell()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 0),
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        let said = logged { #expect(cell.automaticHeight(forWidth: 320) <= 1) }
        #expect(said.isEmpty)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func aHeaderWithCenteredContentHasTheStandardHeight(style: UITableView.Style) throws {
        let (app, controller) = try show(style) { table in
            table.tableView.sectionHeaderHeight = UITableView.automaticDimension
            table.tableView.sectionFooterHeight = UITableView.automaticDimension
            table.tableView.estimatedSectionHeaderHeight = 10
            table.tableView.estimatedSectionFooterHeight = 10
            table.makeHeader = {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                self.center(in: view.contentView)
                return view
            }
        }
        defer { withExtendedLifetime(app) {} }
        #expect(controller.tableView.rectForHeader(inSection: 0).height >= 17.5)
        #expect(controller.tableView.rectForFooter(inSection: 0).height >= 17.5)
        if style == .plain { #expect(controller.tableView.rectForHeader(inSection: 0).height == 28) }
    }

    @Test func aListCellWithCenteredContentHasTheStandardHeight() throws {
        let controller = List(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        controller.center = center
        var app: TestApplication?
        let said = logged { app = try? TestApplication(showing: controller) }
        defer { withExtendedLifetime(app) {} }
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame.height == SystemMetrics.current.rows.height)
        #expect(
            said.filter { $0.contains("suggest a size of zero for a collection view cell's content view") }.count == 1)
    }

    private final class List: UICollectionViewController {
        var center: ((UIView) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            if cell.contentView.subviews.isEmpty { center?(cell.contentView) }
            return cell
        }
    }
}
