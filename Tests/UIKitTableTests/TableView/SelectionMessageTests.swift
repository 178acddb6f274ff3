import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct SelectionMessageTests {
    @Test func theUsersSelectionIsAMessage() throws {
        let controller = Rows(style: .plain)
        let app = try TestApplication(showing: controller)
        let center = NotificationCenter.default
        var heard: [String] = []
        let tokens = [
            center.addObserver(of: controller.tableView!, for: .selectionDidChange) { _ in heard.append("table") },
            center.addObserver(of: UITableView.self, for: .selectionDidChange) { _ in heard.append("any") },
            center.addObserver(of: UITableView(), for: .selectionDidChange) { _ in heard.append("other") },
        ]
        try app.tap(text: "1")
        app.advance(by: 1)
        #expect(heard.sorted() == ["any", "table"])
        tokens.forEach(center.removeObserver)
    }
}

private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
