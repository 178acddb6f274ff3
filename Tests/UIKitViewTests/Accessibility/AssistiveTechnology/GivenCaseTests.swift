import HostInterface
import Testing
import UIKit

@testable import UIKitTestDriver

/// Texts that are shown in capitals, as nodes.
@MainActor @Suite(.serialized)
struct GivenCaseTests {
    @Test func aTitleInCapitalsIsReadAsTheDataSourceWroteIt() throws {
        let rows = NodeRows([2, 60], style: .insetGrouped)
        rows.titles = [0: "Thread count", 1: "Last"]
        let app = try TestApplication(showing: rows)
        app.frame()
        let header = try #require(rows.tableView.headerView(forSection: 0))
        #expect(header.textLabel?.text == "THREAD COUNT")
        let list = try NodeStage(app).node(.listBox)
        let heading = try #require(list.child(at: 0))
        #expect(heading.role == .heading && heading.name == "Thread count")
        // The same off the screen, where there is no view that could have changed it.
        rows.tableView.scrollToRow(at: IndexPath(row: 59, section: 1), at: .bottom, animated: false)
        app.frame()
        #expect(rows.tableView.headerView(forSection: 0) == nil && heading.name == "Thread count")
    }

    @Test func aTitleThatTheApplicationChangedIsReadAsItIs() throws {
        let rows = NodeRows([2], style: .insetGrouped)
        rows.titles = [0: "Thread"]
        let app = try TestApplication(showing: rows)
        app.frame()
        let list = try NodeStage(app).node(.listBox)
        rows.tableView.headerView(forSection: 0)?.textLabel?.text = "NATO"
        #expect(list.child(at: 0)?.name == "NATO")
    }

    @Test func aNameThatTheApplicationGaveStays() throws {
        let rows = NodeRows([2], style: .insetGrouped)
        rows.titles = [0: "Thread"]
        let app = try TestApplication(showing: rows)
        app.frame()
        let header = try #require(rows.tableView.headerView(forSection: 0))
        header.isAccessibilityElement = true
        header.accessibilityLabel = "Threads of the fabric"
        #expect(try NodeStage(app).node(.listBox).child(at: 0)?.name == "Threads of the fabric")
    }

    @Test func aTextThatAConfigurationTransformsIsReadAsItWasWritten() throws {
        final class Transformed: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                var content = UIListContentConfiguration.valueCell()
                content.text = "Port"
                content.textProperties.transform = .uppercase
                content.secondaryText = "LED"
                cell.contentConfiguration = content
                return cell
            }
        }
        let app = try TestApplication(showing: Transformed(style: .plain))
        let list = try NodeStage(app).node(.listBox)
        #expect(app.visibleTexts.contains("PORT") && list.child(at: 0)?.name == "Port, LED")
    }
}
