import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ContentHuggingTests {
    private final class List: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Oak" }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }

    private func start(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (TestApplication, UITableView) {
        let list = List(style: .plain)
        let app = try TestApplication(showing: list, layoutDirection: direction)
        app.advance(by: 0.1)
        return (app, list.tableView)
    }

    @Test func headersAreAsWideAsTheTableUnlessTheyHugTheirContent() throws {
        let (app, table) = try start()
        let header = try #require(table.headerView(forSection: 0))
        #expect(table.contentHuggingElements.isEmpty && header.frame.width == table.bounds.width)
        table.contentHuggingElements = .sectionHeaders
        app.advance(by: 0.1)
        let title = try #require(header.textLabel).sizeThatFits(.zero).width
        #expect(header.frame.minX == 0 && header.frame.width >= title && header.frame.width < title + 60)
        table.contentHuggingElements = []
        app.advance(by: 0.1)
        #expect(header.frame.width == table.bounds.width)
    }

    @Test func fromRightToLeftTheyAreAtTheRight() throws {
        let (app, table) = try start(.rightToLeft)
        table.contentHuggingElements = .sectionHeaders
        app.advance(by: 0.1)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.maxX == table.bounds.width && header.frame.minX > 200)
    }

    @Test func aHiddenIndexLeavesItsPlaceToTheRows() throws {
        let (app, table) = try start()
        let narrow = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.bounds.width
        table.indexDisplayMode = .alwaysHidden
        app.advance(by: 0.1)
        let wide = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.bounds.width
        #expect(wide > narrow)
        table.indexDisplayMode = .automatic
        app.advance(by: 0.1)
        #expect(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView.bounds.width == narrow)
    }
}
