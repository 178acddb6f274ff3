import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Whole tables in the classic look against renderings of iOS 11 to 18, within half a point.
@MainActor @Suite(.serialized)
struct ClassicTableLayoutTests {
    private typealias Section = (header: String?, footer: String?, rows: Int)

    private func table(
        _ style: UITableView.Style, width: CGFloat, cells: UITableViewCell.CellStyle = .default,
        rowHeight: CGFloat? = nil,
        _ sections: [Section], _ body: (UITableView) -> Void
    ) {
        with(scale: 3) {
            let source = Sections(sections, cells)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1000), style: style)
            if let rowHeight { table.rowHeight = rowHeight }
            table.dataSource = source
            table.layoutIfNeeded()
            body(table)
            withExtendedLifetime(source) {}
        }
    }

    private func row(_ row: Int, _ section: Int, in table: UITableView) -> CGRect {
        table.rectForRow(at: IndexPath(row: row, section: section))
    }

    // Seeds 208.
    @Test func aGroupedTableHasItsLinesWhereIOS13ShowsThem() {
        // Rows of pixels with lines, below the navigation bar's: 165, 335 | 504, 674, 845 | 1014, 1184 | 1353, 1523.
        table(.grouped, width: 414, cells: .subtitle, [("a", nil, 1), ("b", nil, 2), ("c", nil, 1), ("d", nil, 1)]) {
            table in
            #expect(isClose(row(0, 0, in: table).minY, 165 / 3))
            #expect(isClose(row(0, 0, in: table).maxY, 336 / 3))
            #expect(isClose(row(0, 1, in: table).minY, 504 / 3))
            #expect(isClose(row(1, 1, in: table).minY, 675 / 3))
            #expect(isClose(row(1, 1, in: table).maxY, 846 / 3))
            #expect(isClose(row(0, 2, in: table).minY, 1014 / 3))
            #expect(isClose(row(0, 3, in: table).minY, 1353 / 3))
            #expect(isClose(row(0, 3, in: table).maxY, 1524 / 3))
        }
    }

    @Test func cardsAreAsFarApartAsOnIOS16And17() {
        let sections: [Section] = [(nil, nil, 1), (nil, nil, 2), ("a", nil, 1), (nil, "b", 1), (nil, nil, 1)]
        table(.insetGrouped, width: 430, rowHeight: 44, sections) { table in
            #expect(row(0, 0, in: table).minX == 20)
            #expect(row(0, 0, in: table).width == 390)
            #expect(isClose(row(0, 1, in: table).minY - row(0, 0, in: table).maxY, 36))
            #expect(row(1, 1, in: table).minY - row(0, 1, in: table).minY == 44)
            #expect(isClose(row(0, 2, in: table).minY - row(1, 1, in: table).maxY, 56))
            #expect(isClose(row(0, 4, in: table).minY - row(0, 3, in: table).maxY, 47.67))
        }
    }

    @Test func textOnACardStarts40FromTheEdgeOfTheWindow() {
        table(.insetGrouped, width: 430, [("a", "b", 1)]) { table in
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(cell?.textLabel.map { $0.convert($0.bounds, to: table).minX } == 40)
            for band in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
                #expect(band?.textLabel.map { $0.convert($0.bounds, to: table).minX } == 40)
            }
        }
    }

    // Seeds 208.
    @Test func aPlainTablesHeadersAre28BelowTheir22() {
        table(.plain, width: 414, [("A", nil, 2), ("B", nil, 1)]) { table in
            #expect(table.rectForHeader(inSection: 0).height == 28)
            #expect(isClose(row(0, 0, in: table).minY, 50))
            #expect(isClose(row(1, 0, in: table).minY - row(0, 0, in: table).minY, 44.333, within: 0.01))
            let last = table.cellForRow(at: IndexPath(row: 1, section: 0))
            #expect(last?.separators.bottom?.isHidden == true)
        }
    }

    private final class Sections: NSObject, UITableViewDataSource {
        private let sections: [Section]
        private let style: UITableViewCell.CellStyle

        init(_ sections: [Section], _ style: UITableViewCell.CellStyle) {
            self.sections = sections
            self.style = style
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            sections[section].footer
        }
    }
}
