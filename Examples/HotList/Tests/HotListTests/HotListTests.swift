import Testing
import UIKit
import UIKitTestDriver

@testable import HotList

@MainActor @Suite(.serialized)
struct HotListTests {
    private final class Folder {
        let url = URL(fileURLWithPath: NSTemporaryDirectory() + "HotListTests-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder = Folder()
    private let app: TestApplication

    init() throws {
        TaskStore.fileURL = folder.url.appendingPathComponent("tasks.json")
        app = try TestApplication(delegate: AppDelegate.self)
        app.advance(by: 0.5)
    }

    private func captions(_ app: TestApplication) throws -> [[String?]] {
        let table = try app.view(UITableView.self)
        return (1...2).map { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
            }
        }
    }

    private func isChecked(_ row: Int, _ section: Int, in app: TestApplication) throws -> Bool {
        let table = try app.view(UITableView.self)
        return try #require(table.cellForRow(at: IndexPath(row: row, section: section))).accessoryType == .checkmark
    }

    private func swipe(_ row: Int, _ section: Int, then action: String) throws {
        try app.swipeRow(at: IndexPath(row: row, section: section), by: -180)
        try app.settle()
        try app.tap(text: action)
        try app.settle()
    }

    private func shake(then action: String?) throws {
        app.shake()
        try app.settle()
        guard let action else { return }
        try app.tap(text: action)
        try app.settle()
    }

    private func add(_ caption: String, _ action: String) throws {
        try app.tap(text: "Add Task")
        try app.settle()
        app.type(caption)
        try app.tap(text: action)
        try app.settle()
    }

    // Seeds 142, 143.
    /// The prototypes as the storyboard has them, before the controller shows a task in one.
    @Test func thePrototypesAreTheRowThatAddsAndATaskWithACheckmark() throws {
        let table = try app.view(UITableView.self)
        let add = try #require(table.dequeueReusableCell(withIdentifier: "NewTaskCellID"))
        #expect(add.textLabel?.text == "Add Task" && add.accessoryType == .none)
        let task = try #require(table.dequeueReusableCell(withIdentifier: "TaskCellID"))
        #expect(task.textLabel?.text == "Task 1" && task.accessoryType == .checkmark)
        #expect(table.dequeueReusableCell(withIdentifier: "NewTastCellID") == nil)
    }

    // Seeds 145.
    @Test func aTaskWithoutACaptionIsABonusToDoSomething() {
        for caption in [nil, ""] {
            let task = HotTask(caption: caption)
            #expect(task.caption == "Do something")
            #expect(task.priority == .bonus && !task.completed)
        }
        #expect(HotTask(caption: "Read", priority: .top).caption == "Read")
    }

    // Seeds 141, 148.
    @Test func theStoryboardHasTheTableWithTwoPrototypes() throws {
        let table = try app.view(UITableView.self)
        #expect(table.style == .grouped)
        #expect(table.allowsMultipleSelection)
        #expect(app.visibleTexts.first == "Hot List")
        #expect(app.shows(text: "Add Task"))
        #expect(try captions(app) == [["Call the dentist", "Pay the rent", "Water the plants"], ["Read a chapter"]])
        #expect(try !isChecked(0, 1, in: app))
        #expect(
            table.cellForRow(at: IndexPath(row: 0, section: 1))?.selectionStyle == UITableViewCell.SelectionStyle.none)
    }

    @Test func aWholeUseOfTheApplication() throws {
        try app.tap(text: "Pay the rent")
        #expect(try isChecked(1, 1, in: app))
        try swipe(1, 1, then: "Move to Bonus")
        #expect(try captions(app) == [["Call the dentist", "Water the plants"], ["Pay the rent", "Read a chapter"]])
        #expect(try isChecked(0, 2, in: app))
        try swipe(1, 1, then: "Delete")
        #expect(try captions(app) == [["Call the dentist"], ["Pay the rent", "Read a chapter"]])
        try shake(then: "Restore")
        #expect(try captions(app) == [["Call the dentist", "Water the plants"], ["Pay the rent", "Read a chapter"]])
        try shake(then: nil)
        #expect(!app.shows(text: "Restore"))
        try add("Buy milk", "Add to Top Priority")
        try add("", "Add to Bonus")
        let expected = [
            ["Buy milk", "Call the dentist", "Water the plants"], ["Do something", "Pay the rent", "Read a chapter"],
        ]
        #expect(try captions(app) == expected)

        app.end()
        let next = try TestApplication(delegate: AppDelegate.self)
        next.advance(by: 0.5)
        #expect(try captions(next) == expected)
        #expect(try isChecked(1, 2, in: next))
    }

    @Test(arguments: ["mark", "move", "add"])
    func otherWorkForgetsTheDeletedTask(work: String) throws {
        try swipe(0, 1, then: "Delete")
        switch work {
        case "mark": try app.tap(text: "Pay the rent")
        case "move": try swipe(0, 2, then: "Move to Priority")
        default: try add("Buy milk", "Add to Bonus")
        }
        try shake(then: nil)
        #expect(!app.shows(text: "Restore"))
    }

    @Test func theRowThatAddsHasNoActions() throws {
        try app.swipeRow(at: IndexPath(row: 0, section: 0), by: -180)
        try app.settle()
        #expect(!app.shows(text: "Delete"))
    }

    // Seeds 178.
    @Test func movingTwoUpdatesOneAfterTheOtherKeepsTheTableConsistent() throws {
        for _ in 0..<3 { try swipe(0, 1, then: "Move to Bonus") }
        #expect(try captions(app)[0].isEmpty)
        #expect(try captions(app)[1] == ["Water the plants", "Pay the rent", "Call the dentist", "Read a chapter"])
    }
}
