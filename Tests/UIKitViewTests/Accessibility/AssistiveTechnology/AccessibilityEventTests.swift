import HostInterface
import Testing
import UIKit

@testable import UIKitTestDriver

/// What assistive technologies are told of, while one listens and while none does.
@MainActor @Suite(.serialized)
struct AccessibilityEventTests {
    private final class Rows: UITableViewController {
        var count = 100

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// Returns the events that are sent while `body` runs and in the second after it.
    private func events(_ app: TestApplication, _ body: () throws -> Void) rethrows -> [String] {
        app.advance(by: 1)
        let before = app.accessibilityEvents.count
        try body()
        app.advance(by: 1)
        return Array(app.accessibilityEvents[before...])
    }

    @Test func nothingIsSentWhileNobodyListens() throws {
        let (field, rows) = (UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), Rows(style: .plain))
        let app = try TestApplication(showing: Column([field]))
        app.window.rootViewController?.present(rows, animated: false)
        let sent = try events(app) {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            rows.tableView.contentOffset.y = 300
            rows.count = 99
            rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            rows.tableView.selectRow(at: IndexPath(row: 8, section: 0), animated: false, scrollPosition: .none)
            field.text = "changed"
            _ = try #require(NodeStage(app).tree.windows.first).performAction(at: 0)
        }
        #expect(sent.isEmpty)
    }

    @Test func theFocusFollowsTheTextThatIsEdited() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.accessibilityLabel = "Name"
        let app = try TestApplication(showing: Column([field]))
        app.assistiveTechnologyListens = true
        let sent = events(app) { field.becomeFirstResponder() }
        #expect(sent.contains { $0.hasPrefix("focus: entry \"Name\"") })
        #expect(NodeStage(app).tree.focusedNode?.name == "Name")
        let typed = events(app) { app.type("ab") }
        #expect(typed.filter { $0.hasPrefix("inserted") } == ["inserted at 0: a", "inserted at 1: b"])
        #expect(typed.contains("caret 2"))
        let deleted = events(app) { field.deleteBackward() }
        #expect(deleted.contains("removed at 1: b") && deleted.contains("caret 1"))
    }

    @Test func changesOfAListAndOfItsSelectionAreSent() throws {
        let rows = Rows(style: .plain)
        let app = try TestApplication(showing: rows)
        app.assistiveTechnologyListens = true
        _ = try NodeStage(app).node(named: "Row 1")
        let removed = events(app) {
            rows.count = 99
            rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(removed.contains { $0.hasPrefix("children: listBox") })
        let selected = events(app) {
            rows.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        }
        // Cells on screen keep their texts when the row before them is deleted.
        #expect(selected.contains { $0.hasPrefix("selected on: listBoxItem \"Row 3\"") })
        #expect(selected.contains { $0.hasPrefix("selection: listBox") })
    }

    @Test func aScrollIsSentWhenItHasEnded() throws {
        let rows = Rows(style: .plain)
        let app = try TestApplication(showing: rows)
        app.assistiveTechnologyListens = true
        let sent = events(app) { rows.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
        #expect(sent.filter { $0.hasPrefix("visible: listBox") }.count == 1)
    }

    @Test func whatElementsSayIsComparedAfterAFrame() throws {
        let button = UIButton(type: .system)
        button.setTitle("Start", for: .normal)
        let app = try TestApplication(showing: Column([button]))
        app.assistiveTechnologyListens = true
        let stage = NodeStage(app)
        let id = try stage.node(named: "Start").id
        #expect(stage.tree.node(id)?.name == "Start")
        let sent = events(app) {
            button.setTitle("Stop", for: .normal)
            button.isEnabled = false
        }
        #expect(sent.contains { $0.hasPrefix("name: button \"Stop\"") })
        #expect(sent.contains { $0.hasPrefix("enabled off: button \"Stop\"") })
    }

    @Test func childrenThatComeAndGoAreSent() throws {
        let controller = Column([UILabel()])
        let app = try TestApplication(showing: controller)
        app.assistiveTechnologyListens = true
        let window = try #require(NodeStage(app).tree.windows.first)
        #expect(NodeStage(app).tree.node(window.id) != nil)
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        label.text = "new"
        let added = events(app) { controller.view.addSubview(label) }
        #expect(added.contains { $0.hasPrefix("added at 1: label \"new\"") })
        let removed = events(app) { label.removeFromSuperview() }
        #expect(removed.contains { $0.hasPrefix("removed at 1") })
    }

    @Test func postsOfTheApplicationAreSent() throws {
        let label = UILabel()
        label.text = "Result"
        let app = try TestApplication(showing: Column([label]))
        app.assistiveTechnologyListens = true
        let sent = events(app) {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .layoutChanged, argument: label)
        }
        #expect(sent.contains("announcement (polite): Saved"))
        #expect(sent.contains { $0.hasPrefix("focus: label \"Result\"") })
        #expect(NodeStage(app).tree.focusedNode?.name == "Result")
    }

    @Test func theScreenReaderOfTheDesktopIsVoiceOver() throws {
        final class Told: UILabel {
            var focuses = 0
            override func accessibilityElementDidBecomeFocused() { focuses += 1 }
        }
        let label = Told()
        label.text = "Row"
        label.accessibilityTraits = .button
        let app = try TestApplication(showing: Column([label]))
        app.assistiveTechnology.isListening = true
        app.assistiveTechnology.isScreenReaderEnabled = true
        #expect(UIAccessibility.isVoiceOverRunning)
        let node = try NodeStage(app).node(named: "Row")
        let sent = events(app) { #expect(node.grabFocus()) }
        #expect(label.focuses == 1 && label.accessibilityElementIsFocused())
        #expect(sent.filter { $0.hasPrefix("focus: button \"Row\"") }.count == 1)
        app.assistiveTechnology.isScreenReaderEnabled = false
        #expect(!UIAccessibility.isVoiceOverRunning && !label.accessibilityElementIsFocused())
    }

    @Test func anIdleApplicationSendsNothingAndSleeps() throws {
        let app = try TestApplication(showing: Rows(style: .plain))
        app.assistiveTechnologyListens = true
        let stage = NodeStage(app)
        for node in stage.all { _ = stage.tree.node(node.id) }
        app.advance(by: 1)
        let sent = events(app) {}
        #expect(sent.isEmpty && !app.host.isFrameRequested)
    }
}
