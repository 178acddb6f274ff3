import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Tables whose cells, headers and footers are set up by configurations, against the layouts of real UIKit that the
/// built-in styles are compared with too: within half a point, with the widths of texts where these are known.
@MainActor @Suite(.serialized)
struct MeasuredContentTests {
    @Test func aPlainTableIsLaidOutAsMeasured() throws {
        let measured = try MeasuredLayout(named: "tableview_plain")
        let rows = ConfiguredRows([
            ("Fruits", nil, [.init("Apple"), .init("Banana", .disclosureIndicator), .init("Cherry", .checkmark)]),
            ("Vegetables", nil, [.init("Asparagus", .disclosureIndicator), .init("Beetroot")]),
            ("Grains", nil, [.init("Amaranth"), .init("Barley", .disclosureIndicator)]),
        ])
        with(look: .catalyst26) {
            let table = rows.table(.plain, CGRect(x: 0, y: 40, width: 375, height: 480))
            checkCells(table, measured, areTextsKnown: true)
            checkBands(table, measured)
        }
    }

    @Test func anInsetGroupedTableIsLaidOutAsMeasured() throws {
        let measured = try MeasuredLayout(named: "tableview_insetgrouped")
        let rows = ConfiguredRows([
            (
                "Account", "Your account details are synced across devices.",
                [
                    .init("Name", value: "Detail"), .init("Plan", .disclosureIndicator, value: "Pro"),
                    .init("Sign Out"),
                ]
            ),
            (
                "Notifications", "Alerts appear on the lock screen.",
                [
                    .init("Sound", .disclosureIndicator, subtitle: "Played for every alert"),
                    .init("Banners", .checkmark), .init("Badges", subtitle: "Shown on the icon"),
                ]
            ),
        ])
        with(look: .catalyst26) {
            let table = rows.table(.insetGrouped, CGRect(x: 0, y: 0, width: 375, height: 620))
            checkCells(table, measured, areTextsKnown: false)
            checkBands(table, measured)
        }
    }

    /// Where the measured texts are not known, ours stand for them, of other widths.
    private func checkCells(_ table: UITableView, _ measured: MeasuredLayout, areTextsKnown: Bool) {
        let cells = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        let rows = measured.views(of: "UITableViewCell").sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.count == rows.count)
        for (cell, row) in zip(cells, rows) {
            let isValue =
                (cell.contentConfiguration as? UIListContentConfiguration)?
                .prefersSideBySideTextAndSecondaryText == true
            check(cell.frame, row)
            checkContent(
                cell.contentView, measured.children(of: row, "UIListContentView")[0], measured, isValue,
                areTextsKnown)
            for line in measured.children(of: row, "_UITableViewCellSeparatorView") {
                check(cell.separators.bottom?.frame, line)
            }
        }
    }

    private func checkBands(_ table: UITableView, _ measured: MeasuredLayout) {
        let bands = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
            .sorted { $0.frame.minY < $1.frame.minY }
        let expected = measured.views(of: "UITableViewHeaderFooterView").sorted { $0.frame.minY < $1.frame.minY }
        #expect(bands.count == expected.count)
        for (band, view) in zip(bands, expected) {
            check(band.frame, view)
            checkContent(band.contentView, measured.children(of: view, "UIListContentView")[0], measured)
        }
    }

    private func checkContent(
        _ content: UIView, _ expected: MeasuredLayout.View, _ measured: MeasuredLayout, _ isValue: Bool = false,
        _ isTextKnown: Bool = true
    ) {
        check(content.frame, expected)
        let labels = content.subviews.compactMap { $0 as? UILabel }
        let texts = measured.children(of: expected, "UILabel")
        #expect(labels.count == texts.count, "\(expected.path)")
        for (index, (label, text)) in zip(labels, texts).enumerated() {
            let (frame, wanted) = (label.frame, text.frame)
            let x = isValue && index == 1 ? frame.maxX - wanted.maxX : frame.minX - wanted.minX
            let isEqual =
                isClose(x, 0) && isClose(frame.minY, wanted.minY) && isClose(frame.height, wanted.height)
                && (!isTextKnown || isClose(frame.width, wanted.width))
            #expect(isEqual, "\(text.path): \(frame) instead of \(wanted)")
        }
    }

    private func check(_ frame: CGRect?, _ expected: MeasuredLayout.View) {
        let (frame, wanted) = (frame ?? .null, expected.frame)
        let isEqual =
            isClose(frame.minX, wanted.minX) && isClose(frame.minY, wanted.minY)
            && isClose(frame.width, wanted.width) && isClose(frame.height, wanted.height)
        #expect(isEqual, "\(expected.path): \(frame) instead of \(wanted)")
    }
}

/// Sections of configured rows, with configured headers and footers.
private final class ConfiguredRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        var content: UIListContentConfiguration
        var accessory: UITableViewCell.AccessoryType

        init(
            _ text: String, _ accessory: UITableViewCell.AccessoryType = .none, subtitle: String? = nil,
            value: String? = nil
        ) {
            content = value != nil ? .valueCell() : subtitle != nil ? .subtitleCell() : .cell()
            content.text = text
            content.secondaryText = value ?? subtitle
            self.accessory = accessory
        }
    }

    private let make: () -> [(header: String, footer: String?, rows: [Row])]
    private lazy var sections = make()

    init(_ sections: @autoclosure @escaping () -> [(header: String, footer: String?, rows: [Row])]) {
        make = sections
    }

    func table(_ style: UITableView.Style, _ frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame, style: style)
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
        // The table does not keep its data source; the rows are made by now.
        withExtendedLifetime(self) { table.layoutIfNeeded() }
        return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = row.content
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        cell.accessoryType = row.accessory
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        band(sections[section].header, tableView.style == .plain ? .plainHeader() : .groupedHeader())
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        sections[section].footer.map { band($0, .groupedFooter()) }
    }

    private func band(_ text: String, _ content: UIListContentConfiguration) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = content
        content.text = text
        view.contentConfiguration = content
        return view
    }
}
