import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A reload of the same content leaves everything where it is.
@MainActor @Suite(.serialized) struct ReloadPlaceTests {
    /// Three sections of 100 rows, with headers as `header` makes them.
    private final class Client: NSObject, UITableViewDataSource, UITableViewDelegate {
        enum Header: CaseIterable {
            case none, title, tallView
        }

        let header: Header
        let rowHeight: CGFloat
        let table: UITableView

        init(_ header: Header, style: UITableView.Style, rowHeight: CGFloat = 44) {
            self.header = header
            self.rowHeight = rowHeight
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            super.init()
            table.dataSource = self
            table.delegate = self
            table.layoutIfNeeded()
        }

        func scroll(to y: CGFloat) {
            for step in stride(from: 0, to: y, by: 300) {
                table.contentOffset.y = step
                table.layoutIfNeeded()
            }
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }

        /// The row at the upper edge, and its place on screen.
        var row: String? {
            table.indexPathForRow(at: CGPoint(x: 0, y: table.contentOffset.y + 0.5)).map {
                "\($0.section)-\($0.row) at \(table.rectForRow(at: $0).minY - table.contentOffset.y)"
            }
        }

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            header == .title ? "Section \(section)" : nil
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard header == .tallView else { return nil }
            return UIView()
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            header == .tallView ? 91 : UITableView.automaticDimension
        }
    }

    @Test(arguments: Client.Header.allCases, [UITableView.Style.plain, .grouped, .insetGrouped])
    private func reloadsWithoutEstimatesOfRowsKeepTheOffset(header: Client.Header, style: UITableView.Style) {
        let client = Client(header, style: style)
        client.table.estimatedRowHeight = 0
        client.scroll(to: 1000)
        let before = client.row
        for _ in 0..<3 {
            client.table.reloadData()
            #expect(client.table.contentOffset.y == 1000)
            #expect(client.row == before)
            client.table.layoutIfNeeded()
            #expect(client.table.contentOffset.y == 1000)
            #expect(client.row == before)
        }
    }

    @Test(arguments: Client.Header.allCases, [UITableView.Style.plain, .grouped, .insetGrouped])
    private func reloadsWithEstimatesOfRowsKeepRowsInTheirPlaces(
        header: Client.Header, style: UITableView.Style
    ) {
        let client = Client(header, style: style, rowHeight: 61)
        client.scroll(to: 7000)
        let before = client.row
        for _ in 0..<3 {
            client.table.reloadData()
            #expect(client.row == before)
            client.table.layoutIfNeeded()
            #expect(client.row == before)
        }
    }

    @Test func rowsHaveTheirPlacesRightAfterAReload() {
        let client = Client(.none, style: .plain)
        client.table.reloadData()
        #expect(client.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test func aReloadDuringAnAnimatedScrollDoesNotChangeWhereItEnds() {
        let client = Client(.none, style: .plain)
        let stage = TouchStage(showing: client.table)
        client.table.estimatedRowHeight = 0
        stage.advance(by: 0.1)
        client.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        stage.advance(by: 0.1)
        client.table.reloadData()
        stage.advance(by: 2)
        #expect(client.table.contentOffset.y == 2000)
    }
}
