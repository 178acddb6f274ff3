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

    @Test func aTitleWhoseCapitalsAreOtherLettersIsReadAsItWasWritten() throws {
        let rows = NodeRows([2], style: .insetGrouped)
        rows.titles = [0: "Straße"]
        let app = try TestApplication(showing: rows)
        app.frame()
        #expect(rows.tableView.headerView(forSection: 0)?.textLabel?.text == "STRASSE")
        #expect(try NodeStage(app).node(.listBox).child(at: 0)?.name == "Straße")
    }

    // MARK: Configurations

    /// A table of one row.
    private final class OneRow: UITableViewController {
        var change: (inout UIListContentConfiguration) -> Void = { _ in }
        let cell = UITableViewCell()

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            configure()
            return cell
        }

        func configure() {
            var content = UIListContentConfiguration.valueCell()
            change(&content)
            cell.contentConfiguration = content
        }
    }

    private func open(
        _ change: @escaping (inout UIListContentConfiguration) -> Void
    ) throws -> (TestApplication, OneRow) {
        let table = OneRow(style: .plain)
        table.change = change
        let app = try TestApplication(showing: table)
        app.frame()
        return (app, table)
    }

    private func name(_ app: TestApplication) throws -> String? { try NodeStage(app).node(.listBox).child(at: 0)?.name }

    @Test func aTextThatAConfigurationTransformsIsReadAsItWasWritten() throws {
        let (app, _) = try open { content in
            content.text = "Port"
            content.textProperties.transform = .uppercase
            content.secondaryText = "LED"
        }
        #expect(app.visibleTexts.contains("PORT"))
        #expect(try name(app) == "Port, LED")
    }

    @Test func theSameLettersInAnotherTextStayAsTheyAre() throws {
        let (app, table) = try open { content in
            content.text = "art"
            content.textProperties.transform = .uppercase
            content.secondaryText = "STARTED"
        }
        #expect(try name(app) == "art, STARTED")
        table.change = { content in
            content.text = "Led"
            content.textProperties.transform = .uppercase
            content.secondaryText = "LED"
        }
        table.configure()
        app.frame()
        #expect(try name(app) == "Led, LED")
    }

    @Test func twoTextsWithTheSameCapitalsAreReadEachAsItWasWritten() throws {
        let (app, _) = try open { content in
            content.text = "Masse"
            content.textProperties.transform = .uppercase
            content.secondaryText = "Maße"
            content.secondaryTextProperties.transform = .uppercase
        }
        #expect(app.visibleTexts.filter { $0 == "MASSE" }.count == 2)
        #expect(try name(app) == "Masse, Maße")
    }

    @Test func aTextWithAttributesIsNotTransformedAndReadAsItIs() throws {
        let (app, _) = try open { content in
            content.text = "Port"
            content.textProperties.transform = .uppercase
            content.attributedText = NSAttributedString(string: "PORT")
        }
        #expect(try name(app) == "PORT")
    }

    @Test func aCellThatShowsAnotherTextForgetsWhatItWasGiven() throws {
        let (app, table) = try open { content in
            content.text = "Port"
            content.textProperties.transform = .uppercase
        }
        table.change = { $0.text = "PORT" }
        table.configure()
        app.frame()
        #expect(try name(app) == "PORT")
    }

    @Test func aNameThatTheApplicationGaveToACellStays() throws {
        let (app, table) = try open { content in
            content.text = "Port"
            content.textProperties.transform = .uppercase
            content.secondaryText = "7"
        }
        table.cell.accessibilityLabel = "PORT of the day"
        #expect(try name(app) == "PORT of the day")
    }
}
