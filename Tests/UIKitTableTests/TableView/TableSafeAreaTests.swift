import Testing
import UIKitTestDriver

@testable import UIKit

/// A notch at the side: rows keep their content clear of it, their backgrounds do not.
@MainActor @Suite(.serialized) struct TableSafeAreaTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func open(
        _ style: UITableView.Style, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (TestApplication, UITableView) {
        let controller = Rows(style: style)
        let navigation = UINavigationController(rootViewController: controller)
        controller.title = "Title"
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", image: nil, primaryAction: UIAction(title: "Left") { _ in })
        let app = try TestApplication(
            showing: navigation, layoutDirection: direction, device: .iPhone14Landscape)
        return (app, controller.tableView)
    }

    private func frame(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func contentAndAccessoriesKeepClear(style: UITableView.Style) throws {
        let (app, table) = try open(style)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.width == 844)
        #expect(try frame(cell.contentView).minX == 47)
        #expect(try frame(cell.textLabel).minX == 47 + 20)
        let chevron = try #require(cell.subviews.last { $0 is CellGlyphView })
        #expect(try frame(chevron).maxX == 844 - 47 - 20)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.width == 844)
        #expect(try frame(header.textLabel).minX == 47 + 20)
        app.end()
    }

    @Test func fromRightToLeftTheSidesAreMirrored() throws {
        let (app, table) = try open(.plain, direction: .rightToLeft)
        app.setSafeArea(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(try frame(cell.textLabel).maxX == 844 - 50 - 20)
        let chevron = try #require(cell.subviews.last { $0 is CellGlyphView })
        #expect(abs(try frame(chevron).minX - (10 + 20)) < 0.01)
        app.end()
    }

    @Test func cardsLieInsideTheSafeArea() throws {
        let (app, table) = try open(.insetGrouped)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(try frame(cell).minX == 47 + 20 && frame(cell).maxX == 844 - 67)
        #expect(try frame(cell.textLabel).minX == 67 + 20)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 67)
        app.setSafeArea(.zero)
        #expect(try frame(cell).minX == 20 && frame(cell).width == 804)
        app.end()
    }

    // Seeds 332.
    @Test func withoutInsetContentViewsOnlyTextKeepsClear() throws {
        let (app, table) = try open(.plain)
        table.insetsContentViewsToSafeArea = false
        app.frame()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(try frame(cell.contentView).minX == 0)
        #expect(try frame(cell.textLabel).minX == 67)
        app.end()
    }

    // Seeds 260.
    @Test func readableWidthCentresTheTextOfWideTables() throws {
        let (app, table) = try open(.plain)
        app.setSafeArea(.zero)
        app.resize(to: CGSize(width: 1000, height: 600))
        table.cellLayoutMarginsFollowReadableWidth = true
        app.frame()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(try frame(cell.textLabel).minX == 164)
        #expect(try frame(table.headerView(forSection: 0)?.textLabel).minX == 164)
        table.cellLayoutMarginsFollowReadableWidth = false
        app.frame()
        #expect(try frame(cell.textLabel).minX == 20)
        app.end()
    }

    @Test func barItemsKeepClearToo() throws {
        let (app, _) = try open(.plain)
        let button = try app.view(text: "Left")
        #expect(try frame(button).minX >= 47 + 20 - 1)
        app.end()
    }
}
