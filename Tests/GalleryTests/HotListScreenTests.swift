import Testing
import UIKit
import UIKitTestDriver

@testable import GalleryScreens

@MainActor @Suite(.serialized)
struct HotListScreenTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UINavigationController(rootViewController: HotListViewController()))
        app.advance(by: 0.5)
    }

    private var table: UITableView {
        get throws { try app.view(UITableView.self) }
    }

    private func cell(_ row: Int, _ section: Int) throws -> UITableViewCell {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    /// The captions of both priorities.
    private var tasks: [[String?]] {
        get throws {
            let table = try table
            return try (1...2).map { section in
                try (0..<table.numberOfRows(inSection: section)).map { try cell($0, section).textLabel?.text }
            }
        }
    }

    private func swipe(_ row: Int, _ section: Int, then action: String) throws {
        try app.swipeRow(at: IndexPath(row: row, section: section), in: table, by: -180)
        try app.settle()
        try app.tap(text: action)
        try app.settle()
    }

    private func shake() throws {
        app.shake()
        try app.settle()
    }

    private static let start = [["Call the dentist", "Pay the rent", "Water the plants"], ["Read a chapter"]]

    // Seeds 140, 144, 146, 147, 149, 150, 152, 154.
    @Test func aNewListHasThreePriorityTasksAndOneBonus() throws {
        #expect(try tasks == Self.start)
        #expect(try table.style == .grouped)
        #expect(try table.headerView(forSection: 0)?.textLabel?.text == nil)
        #expect(try table.headerView(forSection: 1)?.textLabel?.text?.lowercased() == "top priority")
        #expect(try table.headerView(forSection: 2)?.textLabel?.text?.lowercased() == "bonus")
    }

    // Seeds 156, 165.
    @Test func tapsCompleteSeveralTasksAndTakeThatBack() throws {
        try app.tap(text: "Pay the rent")
        try app.tap(text: "Read a chapter")
        #expect(try cell(1, 1).accessoryType == .checkmark)
        #expect(try cell(0, 2).accessoryType == .checkmark)
        #expect(try cell(1, 1).selectionStyle == .none)
        try app.tap(text: "Pay the rent")
        #expect(try cell(1, 1).accessoryType == .none)
        #expect(try cell(0, 2).accessoryType == .checkmark)
    }

    @Test func theCheckmarkFollowsAMovedTask() throws {
        try app.tap(text: "Water the plants")
        try swipe(2, 1, then: "Move to Bonus")
        #expect(try cell(0, 2).accessoryType == .checkmark)
        try app.tap(text: "Water the plants")
        #expect(try cell(0, 2).accessoryType == .none)
    }

    // Seeds 167.
    @Test func aSwipeShowsDeleteAtTheEdgeAndTheOtherPriorityBesideIt() throws {
        try app.swipeRow(at: IndexPath(row: 0, section: 2), in: table, by: -180)
        try app.settle()
        let (delete, move) = (try app.view(text: "Delete"), try app.view(text: "Move to Priority"))
        #expect(delete.convert(delete.bounds, to: nil).minX > move.convert(move.bounds, to: nil).maxX)
    }

    // Seeds 151.
    @Test func theRowThatAddsHasNoActions() throws {
        try app.swipeRow(at: IndexPath(row: 0, section: 0), in: table, by: -180)
        try app.settle()
        #expect(!app.shows(text: "Delete"))
    }

    // Seeds 156, 168, 175.
    @Test func aMovedTaskIsTheFirstOfTheOtherSection() throws {
        try swipe(1, 1, then: "Move to Bonus")
        #expect(try tasks == [["Call the dentist", "Water the plants"], ["Pay the rent", "Read a chapter"]])
        try swipe(1, 2, then: "Move to Priority")
        #expect(try tasks == [["Read a chapter", "Call the dentist", "Water the plants"], ["Pay the rent"]])
    }

    // Seeds 156, 180, 184, 186.
    @Test func aDeletedTaskComesBackToItsPlaceOnce() throws {
        try swipe(1, 1, then: "Delete")
        #expect(try tasks == [["Call the dentist", "Water the plants"], ["Read a chapter"]])
        try shake()
        try app.tap(text: "Restore")
        try app.settle()
        #expect(try tasks == Self.start)
        try shake()
        #expect(!app.shows(text: "Restore Task?"))
    }

    // Seeds 185.
    @Test func aShakeWithoutADeletedTaskAsksNothing() throws {
        try shake()
        #expect(app.rootViewController?.presentedViewController == nil)
    }

    // Seeds 181.
    @Test func aRefusedRestoringKeepsTheTask() throws {
        try swipe(0, 2, then: "Delete")
        try shake()
        try app.tap(text: "Cancel")
        try app.settle()
        try shake()
        #expect(app.shows(text: "Restore Task?"))
    }

    // Seeds 187.
    @Test(arguments: ["mark", "move", "add"])
    func otherWorkForgetsTheDeletedTask(work: String) throws {
        try swipe(0, 1, then: "Delete")
        switch work {
        case "mark": try app.tap(text: "Pay the rent")
        case "move": try swipe(0, 2, then: "Move to Priority")
        default: try add("Buy milk", "Add to Bonus")
        }
        try shake()
        #expect(!app.shows(text: "Restore Task?"))
    }

    private func add(_ caption: String, _ action: String) throws {
        try app.tap(text: "Add Task")
        try app.settle()
        app.type(caption)
        try app.tap(text: action)
        try app.settle()
    }

    // Seeds 156, 190.
    @Test func aTypedTaskIsTheFirstOfItsSection() throws {
        try add("Buy milk", "Add to Top Priority")
        #expect(try tasks[0].first == "Buy milk")
        #expect(try table.indexPathsForSelectedRows == nil)
    }

    @Test func aTaskWithoutACaptionIsToDoSomething() throws {
        try add("", "Add to Bonus")
        #expect(try tasks[1] == ["Do something", "Read a chapter"])
    }

    // Seeds 145.
    @Test func aCaptionThatIsNilMeansDoSomething() {
        #expect(HotTask(caption: nil).caption == "Do something")
        #expect(HotTask(caption: "Read").caption == "Read")
        #expect(!HotTask(caption: nil).isCompleted)
    }

    @Test func tasksAreKeptBetweenRuns() throws {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "HotList-\(UUID().uuidString)/tasks.json")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let list = HotList(file: file)
        #expect(list.delete(at: HotList.Place(priority: .top, index: 0)))
        list.setCompleted(true, at: HotList.Place(priority: .bonus, index: 0))
        let next = HotList(file: file)
        #expect(next.count(of: .top) == 2)
        #expect(next.task(at: HotList.Place(priority: .bonus, index: 0))?.isCompleted == true)
        #expect(!next.canRestore)
    }

    @Test func completedTasksAreSelectedWhenTheListOpens() throws {
        let list = HotList()
        list.setCompleted(true, at: HotList.Place(priority: .top, index: 1))
        let app = try TestApplication(showing: HotListViewController(list: list))
        app.advance(by: 0.5)
        let table = try app.view(UITableView.self)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 1)])
        try app.tap(text: "Pay the rent")
        #expect(list.task(at: HotList.Place(priority: .top, index: 1))?.isCompleted == false)
    }
}
