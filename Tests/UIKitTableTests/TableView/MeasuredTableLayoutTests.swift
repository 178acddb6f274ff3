import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Whole tables against the layouts of real UIKit (Mac Catalyst, iOS 26, compact width, scale 2) in `Facts`: every y,
/// height and leading x within half a point. Widths of texts are left out, since the font is another.
@MainActor @Suite(.serialized)
struct MeasuredTableLayoutTests {
    @Test func aPlainTableIsLaidOutAsMeasured() throws {
        let measured = try MeasuredLayout(named: "tableview_plain")
        let source = Rows(sections: [
            ("Fruits", nil, [.init("Apple"), .init("Banana", .disclosureIndicator), .init("Cherry", .checkmark)]),
            ("Vegetables", nil, [.init("Asparagus", .disclosureIndicator), .init("Beetroot")]),
            ("Grains", nil, [.init("Amaranth"), .init("Barley", .disclosureIndicator)]),
        ])
        with(look: .catalyst26) {
            check(table(.plain, frame: CGRect(x: 0, y: 40, width: 375, height: 480), source), against: measured)
        }
    }

    // Seeds 242.
    @Test func anInsetGroupedTableIsLaidOutAsMeasured() throws {
        let measured = try MeasuredLayout(named: "tableview_insetgrouped")
        let source = Rows(sections: [
            (
                "Account", "Your account details are synced across devices.",
                [
                    .init("Name", detail: "Detail", style: .value1),
                    .init("Plan", .disclosureIndicator, detail: "Pro", style: .value1), .init("Sign Out"),
                ]
            ),
            (
                "Notifications", "Alerts appear on the lock screen.",
                [
                    .init("Sound", .disclosureIndicator, detail: "Played for every alert", style: .subtitle),
                    .init("Banners", .checkmark), .init("Badges", detail: "Shown on the icon", style: .subtitle),
                ]
            ),
        ])
        with(look: .catalyst26) {
            check(table(.insetGrouped, frame: CGRect(x: 0, y: 0, width: 375, height: 620), source), against: measured)
        }
    }

    private func table(_ style: UITableView.Style, frame: CGRect, _ source: Rows) -> UITableView {
        let table = UITableView(frame: frame, style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        // The table holds its data source weakly; the rows are made by now.
        withExtendedLifetime(source) { table.layoutIfNeeded() }
        return table
    }

    private func check(_ table: UITableView, against measured: MeasuredLayout) {
        let cells = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        let rows = measured.views(of: "UITableViewCell").sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.count == rows.count)
        for (cell, row) in zip(cells, rows) {
            expectEqual(cell.frame, row.frame, row.path)
            let content = measured.children(of: row, "UIListContentView")[0]
            expectEqual(cell.contentView.frame, content.frame, content.path)
            for (label, text) in zip([cell.textLabel, cell.detailTextLabel], measured.children(of: content, "UILabel"))
            {
                let isValue = cell.cellStyle == .value1 && label === cell.detailTextLabel
                expectText(label, text, trailing: isValue)
            }
            for accessory in measured.children(of: row, "_UITableCellAccessoryButton") {
                expectEqual(cell.accessories.stock.first?.frame, accessory.frame, accessory.path)
            }
            for line in measured.children(of: row, "_UITableViewCellSeparatorView") {
                expectEqual(cell.separators.bottom?.frame, line.frame, line.path)
            }
        }
        let bands = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.sorted {
            $0.frame.minY < $1.frame.minY
        }
        let measuredBands = measured.views(of: "UITableViewHeaderFooterView").sorted { $0.frame.minY < $1.frame.minY }
        #expect(bands.count == measuredBands.count)
        for (band, expected) in zip(bands, measuredBands) {
            expectEqual(band.frame, expected.frame, expected.path)
            let content = measured.children(of: expected, "UIListContentView")[0]
            expectEqual(band.contentView.frame, content.frame, content.path)
            expectText(band.textLabel, measured.children(of: content, "UILabel")[0])
        }
    }

    private func expectEqual(_ frame: CGRect?, _ expected: CGRect, _ path: String) {
        guard let frame else {
            Issue.record("nothing stands for \(path)")
            return
        }
        let isEqual =
            isClose(frame.minX, expected.minX) && isClose(frame.minY, expected.minY)
            && isClose(frame.width, expected.width) && isClose(frame.height, expected.height)
        #expect(isEqual, "\(path): \(frame) instead of \(expected)")
    }

    private func expectText(_ label: UILabel?, _ expected: MeasuredLayout.View, trailing: Bool = false) {
        guard let frame = label?.frame else {
            Issue.record("nothing stands for \(expected.path)")
            return
        }
        let edge = trailing ? isClose(frame.maxX, expected.frame.maxX) : isClose(frame.minX, expected.frame.minX)
        let isEqual = edge && isClose(frame.minY, expected.frame.minY) && isClose(frame.height, expected.frame.height)
        #expect(isEqual, "\(expected.path): \(frame) instead of \(expected.frame)")
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    struct Row {
        var text: String
        var accessory: UITableViewCell.AccessoryType
        var detail: String?
        var style: UITableViewCell.CellStyle

        init(
            _ text: String, _ accessory: UITableViewCell.AccessoryType = .none, detail: String? = nil,
            style: UITableViewCell.CellStyle = .default
        ) {
            self.text = text
            self.accessory = accessory
            self.detail = detail
            self.style = style
        }
    }

    let sections: [(header: String, footer: String?, rows: [Row])]

    init(sections: [(header: String, footer: String?, rows: [Row])]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.accessoryType = row.accessory
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}
