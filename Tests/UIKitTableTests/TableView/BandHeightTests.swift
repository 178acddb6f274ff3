import Testing
import UIKitTestDriver

@testable import UIKit

/// The table's own properties for the heights of headers and footers, which count where the delegate gives none.
@MainActor @Suite(.serialized) struct BandHeightTests {
    private func open(_ setUp: (UITableView) -> Void) throws -> (TestApplication, UITableView) {
        let controller = TitledSections(style: .plain)
        controller.tableView.rowHeight = 40
        controller.tableView.sectionHeaderTopPadding = 0
        setUp(controller.tableView)
        return (try TestApplication(showing: controller, size: CGSize(width: 320, height: 480)), controller.tableView)
    }

    // Seeds 271.
    @Test func theHeightOfHeadersHoldsForAllSections() throws {
        let (app, table) = try open { $0.sectionHeaderHeight = 33 }
        #expect((0..<20).allSatisfy { table.rectForHeader(inSection: $0).height == 33 })
        #expect(table.headerView(forSection: 0)?.frame.height == 33)
        table.sectionHeaderHeight = 50
        app.frame()
        #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
        #expect(table.rectForHeader(inSection: 1).height == 50)
    }

    // Seeds 272.
    @Test func theHeightOfFootersHoldsForAllSections() throws {
        let (app, table) = try open { $0.sectionFooterHeight = 21 }
        #expect((0..<20).allSatisfy { table.rectForFooter(inSection: $0).height == 21 })
        table.sectionFooterHeight = 44
        app.frame()
        #expect((0..<20).allSatisfy { table.rectForFooter(inSection: $0).height == 44 })
    }

    // Seeds 282.
    @Test func headersOffScreenHaveTheEstimatedHeight() throws {
        let (app, table) = try open { $0.estimatedSectionHeaderHeight = 100 }
        let shown = table.rectForHeader(inSection: 0).height
        #expect(shown > 0 && shown != 100)
        #expect(table.rectForHeader(inSection: 15).height == 100)
        table.scrollToRow(at: IndexPath(row: 0, section: 15), at: .middle, animated: false)
        app.frame()
        #expect(table.rectForHeader(inSection: 15).height == shown)
    }

    // Seeds 283.
    @Test func footersOffScreenHaveTheEstimatedHeight() throws {
        let (app, table) = try open { $0.estimatedSectionFooterHeight = 100 }
        let shown = table.rectForFooter(inSection: 0).height
        #expect(shown > 0 && shown != 100)
        #expect(table.rectForFooter(inSection: 15).height == 100)
        table.scrollToRow(at: IndexPath(row: 1, section: 15), at: .middle, animated: false)
        app.frame()
        #expect(table.rectForFooter(inSection: 15).height == shown)
    }
}

/// Twenty sections of two rows, with titles.
private final class TitledSections: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 20 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
