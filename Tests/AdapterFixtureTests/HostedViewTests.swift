import HostedViews
import Testing
import UIKit
import UIKitTestDriver

/// Screens of UIKit with views of SwiftUI in them, adapted.
@MainActor @Suite(.serialized)
struct HostedViewTests {
    @Test func aScreenShowsItsOwnViewsAndAPanel() throws {
        let controller = ContainerController()
        let app = try TestApplication(showing: controller)
        #expect(app.shows(text: "Around it") && app.shows(text: "SwiftUI"))
        withExtendedLifetime(app) {}
    }

    @Test func aSubclassOfTheHostingControllerShowsItsPanel() throws {
        let app = try TestApplication(showing: TaskListController())
        #expect(app.shows(text: "TaskList is a view of SwiftUI, which is not drawn on Linux."))
    }

    @Test func aCellGetsTheViewOfAHostingConfiguration() {
        let cell = HostingCell()
        cell.show(TaskItem(id: 1, name: "Milk"))
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 140)
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.isEmpty == false || cell.subviews.contains { $0 is any UIContentView })
    }

    @Test func anObservedObjectIsHeld() {
        let store = TaskStore()
        let board = Board(other: store)
        store.items = [TaskItem(id: 1, name: "a"), TaskItem(id: 2, name: "b"), TaskItem(id: 3, name: "c")]
        board.other.move([0], to: 3)
        #expect(store.items.map(\.name) == ["b", "c", "a"])
        board.other.delete([1])
        #expect(store.items.map(\.name) == ["b", "a"])
    }
}
