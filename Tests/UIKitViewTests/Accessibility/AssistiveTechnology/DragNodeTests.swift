import HostInterface
import Testing
import UIKit

@testable import UIKitTestDriver
@testable import UIKitTestSupport

/// Drags as actions of nodes.
@MainActor @Suite(.serialized)
struct DragNodeTests {
    private func names(_ node: any HostAccessibleNode) -> [String] { node.actions.map(\.name) }

    @Test func aRowIsDraggedToAnotherListByActions() throws {
        let (app, tables) = try TwoTables.open()
        let stage = NodeStage(app)
        let from = try stage.node(named: "b")
        let to = try stage.node(named: "1")
        #expect(names(from) == ["click", "drag"] && names(to) == ["click", "drag"])
        #expect(stage.perform("drag", on: from))
        #expect(names(to) == ["click", "drop before", "drop after", "drop here", "cancel drag"])
        #expect(stage.perform("drop before", on: to))
        app.advance(by: 1)
        #expect(tables.right.rows == ["b", "1", "2", "3"] && names(from) == ["click", "drag"])
    }

    @Test func aListWithoutRowsTakesADrop() throws {
        let (app, tables) = try TwoTables.open()
        tables.right.rows = []
        tables.right.tableView.reloadData()
        app.advance(by: 0.3)
        let stage = NodeStage(app)
        #expect(stage.perform("drag", on: try stage.node(named: "a")))
        let list = try #require(stage.all.last { $0.role == .listBox })
        #expect(list.childCount == 0 && stage.perform("drop here", on: list))
        app.advance(by: 1)
        #expect(tables.right.rows == ["a"])
    }

    @Test func askingForTheActionsAsksTheDelegateForNoItems() throws {
        let (app, tables) = try TwoTables.open()
        _ = tables.left.take()
        _ = names(try NodeStage(app).node(named: "a"))
        #expect(tables.left.take().isEmpty)
    }
}
