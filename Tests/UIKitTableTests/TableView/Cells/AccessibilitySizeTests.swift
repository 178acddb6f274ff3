import Testing
import UIKit
import UIKitTestDriver

/// Stock cells at the text sizes of accessibility: texts wrap, and values are below their titles.
@MainActor @Suite(.serialized)
struct AccessibilitySizeTests {
    private static let longText = "A title that does not fit in one line of a large text"

    private final class Controller: UITableViewController {
        var make: () -> UITableViewCell = { UITableViewCell() }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make()
        }
    }

    private func shown(
        at category: UIContentSizeCategory, _ make: @escaping () -> UITableViewCell
    ) throws -> (app: TestApplication, cell: UITableViewCell) {
        let controller = Controller(style: .plain)
        controller.make = make
        let app = try TestApplication(showing: controller, contentSizeCategory: category)
        return (app, try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    }

    private func stock(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    private nonisolated static let sizes: [UIContentSizeCategory] = [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: sizes)
    func aValueIsBelowItsTitle(category: UIContentSizeCategory) throws {
        for style in [UITableViewCell.CellStyle.value1, .value2] {
            let (app, cell) = try shown(at: category) { self.stock(style, "Name", "Value") }
            let (title, value) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
            #expect(value.minY >= title.maxY && value.minX == title.minX)
            #expect(value.maxY <= cell.contentView.bounds.height)
            app.end()
        }
    }

    @Test func belowTheseSizesAValueIsBesideItsTitle() throws {
        let (app, cell) = try shown(at: .extraExtraExtraLarge) { self.stock(.value1, "Name", "Value") }
        defer { app.end() }
        let (title, value) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
        #expect(value.minX > title.maxX && value.midY == title.midY)
    }

    @Test(arguments: sizes)
    func aLongTitleWrapsAndItsRowIsAsHigh(category: UIContentSizeCategory) throws {
        let (app, cell) = try shown(at: category) { self.stock(.default, Self.longText, nil) }
        defer { app.end() }
        let label = try #require(cell.textLabel)
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        #expect(label.numberOfLines == 0 && wanted > 2 * label.font.lineHeight)
        #expect(label.bounds.height >= wanted && cell.bounds.height > wanted)
    }

    @Test func aTitleIsOneLineAgainAtASmallerSize() throws {
        let (app, cell) = try shown(at: .accessibilityLarge) { self.stock(.default, Self.longText, nil) }
        defer { app.end() }
        app.setContentSizeCategory(.large)
        let shown = try app.view(UITableView.self).cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(shown?.textLabel?.numberOfLines == 1 && cell.textLabel?.numberOfLines == 1)
    }

    @Test(arguments: [0, 1, 2])
    func aNumberOfLinesThatTheApplicationHasSetStays(lines: Int) throws {
        let (app, cell) = try shown(at: .large) {
            let cell = self.stock(.default, Self.longText, nil)
            cell.textLabel?.numberOfLines = lines
            return cell
        }
        defer { app.end() }
        app.setContentSizeCategory(.accessibilityLarge)
        #expect(cell.textLabel?.numberOfLines == lines)
        app.setContentSizeCategory(.large)
        #expect(cell.textLabel?.numberOfLines == lines)
    }

    @Test func theValueOfAConfigurationIsBelowItsText() throws {
        let make = {
            let cell = UITableViewCell()
            var content = UIListContentConfiguration.valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            cell.contentConfiguration = content
            return cell
        }
        let (app, large) = try shown(at: .accessibilityMedium, make)
        let stacked = try labels(of: large)
        #expect(stacked.1.minY >= stacked.0.maxY)
        app.end()
        let (last, usual) = try shown(at: .large, make)
        defer { last.end() }
        let beside = try labels(of: usual)
        #expect(beside.1.minX > beside.0.maxX)
    }

    private func labels(of cell: UITableViewCell) throws -> (CGRect, CGRect) {
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        return (
            try #require(labels.first { $0.text == "Name" }).frame,
            try #require(labels.first { $0.text == "Value" }).frame
        )
    }
}
