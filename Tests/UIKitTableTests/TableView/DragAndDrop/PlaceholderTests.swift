import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Temporary rows for items whose data is still being loaded.
@MainActor @Suite(.serialized) struct PlaceholderTests {
    /// Drops text of another program on a temporary row of the right table.
    private func open() throws -> (TestApplication, TwoTables, any UITableViewDropPlaceholderContext) {
        let (app, tables) = try TwoTables.open()
        var context: (any UITableViewDropPlaceholderContext)?
        tables.right.perform = { coordinator in
            let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 40)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "*" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.dropFromOutside(text: "new", at: tables.right.point(1))
        app.advance(by: 1)
        return (app, tables, try #require(context))
    }

    // Seeds 311.
    @Test func aTemporaryRowIsShownWithoutTheDataSource() throws {
        let (_, tables, _) = try open()
        #expect(tables.right.shown == "1*23")
        #expect(tables.right.tableView.numberOfRows(inSection: 0) == 3)
        #expect(tables.right.tableView.contentSize.height == 190)
        #expect(tables.right.tableView.hasUncommittedUpdates)
    }

    // Seeds 306.
    @Test func aCommitExchangesItForARowOfTheDataSource() throws {
        let (app, tables, context) = try open()
        let isCommitted = context.commitInsertion { path in
            #expect(path == IndexPath(row: 1, section: 0))
            tables.right.rows.insert("new", at: path.row)
        }
        app.advance(by: 0.5)
        #expect(isCommitted && tables.right.shown == "1" + "new" + "23")
        #expect(tables.right.tableView.contentSize.height == 200)
        #expect(!tables.right.tableView.hasUncommittedUpdates)
        #expect(!context.commitInsertion { _ in Issue.record("called again") })
    }

    @Test func itCanBeDeleted() throws {
        let (app, tables, context) = try open()
        #expect(context.deletePlaceholder())
        app.advance(by: 1)
        #expect(tables.right.shown == "123" && !context.deletePlaceholder())
    }

    @Test func aReloadRemovesIt() throws {
        let (app, tables, context) = try open()
        tables.right.tableView.reloadData()
        app.advance(by: 0.1)
        #expect(tables.right.shown == "123")
        #expect(!context.commitInsertion { _ in Issue.record("called") })
    }

    @Test func itStaysBetweenItsRowsInAnUpdate() throws {
        let (app, tables, context) = try open()
        tables.right.rows.removeFirst()
        tables.right.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        app.advance(by: 0.5)
        #expect(tables.right.shown == "*23")
        context.commitInsertion { path in
            #expect(path.row == 0)
            tables.right.rows.insert("n", at: path.row)
        }
        app.advance(by: 0.5)
        #expect(tables.right.shown == "n23")
    }

    @Test func indexPathsAreTranslatedBetweenTheDataSourceAndTheScreen() throws {
        let (_, tables, _) = try open()
        let table = tables.right.tableView!
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(0))
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
        let cell = table.cellForRow(at: path(1))
        table.performUsingPresentationValues {
            #expect(table.cellForRow(at: path(2)) === cell)
            #expect(cell.flatMap(table.indexPath) == path(2))
        }
        #expect(table.rectForRow(at: path(1)).minY == 90)
    }

    @Test func aRowBelowItIsSelectedByATap() throws {
        let (app, tables, _) = try open()
        _ = tables.right.take()
        app.tap(at: CGPoint(x: 450, y: 100))
        #expect(tables.right.take() == ["select 1"])
    }
}
