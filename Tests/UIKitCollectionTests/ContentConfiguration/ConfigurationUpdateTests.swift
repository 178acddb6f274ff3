import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// When cells update their configurations, and which content view they show.
@MainActor @Suite(.serialized)
struct ConfigurationUpdateTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    // MARK: Content view

    @Test func aConfigurationReplacesTheContentView() {
        let before = cell.contentView
        cell.contentConfiguration = Badge(text: "a")
        let badge = cell.contentView as? BadgeView
        #expect(badge?.text == "a")
        #expect(badge?.superview === cell)
        #expect(before.superview == nil)
    }

    @Test func aConfigurationOfTheSameTypeIsShownInTheSameView() {
        cell.contentConfiguration = Badge(text: "a")
        let view = cell.contentView
        cell.contentConfiguration = Badge(text: "b")
        #expect(cell.contentView === view)
        #expect((cell.contentView as? BadgeView)?.text == "b")
    }

    @Test func aViewThatDoesNotSupportAConfigurationIsReplaced() {
        cell.contentConfiguration = Badge(text: "a")
        let view = cell.contentView
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
        #expect(view.superview == nil)
    }

    @Test func withoutConfigurationTheContentViewIsEmptyAgain() {
        cell.contentConfiguration = Badge(text: "a")
        let view = cell.contentView
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view)
        #expect(cell.contentView.subviews.isEmpty)
        cell.textLabel?.text = "Title"
        #expect(cell.contentView.subviews == [cell.textLabel])
    }

    @Test func aConfiguredCellHasNoLabelsOfItsStyle() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.contentConfiguration = Badge(text: "a")
        #expect(cell.textLabel == nil)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.imageView == nil)
    }

    @Test func theDefaultConfigurationIsThatOfTheStyle() {
        func configuration(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(configuration(.default) == .cell())
        #expect(configuration(.subtitle) == .subtitleCell())
        #expect(configuration(.value1) == .valueCell())
    }

    // MARK: Updates

    @Test func aCellUpdatesOnceBeforeALayoutAfterSeveralChanges() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        cell.states = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(cell.states.isEmpty)
        cell.layoutIfNeeded()
        #expect(cell.states.map(\.isSelected) == [true])
        #expect(cell.states.map(\.isHighlighted) == [false])
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1)
    }

    @Test func aNewCellUpdatesBeforeItsFirstLayout() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1)
        #expect(cell.updatedBeforeLayout)
    }

    @Test func theHandlerIsCalledAfterTheMethod() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        var calls: [Int] = []
        cell.configurationUpdateHandler = { [unowned cell] handled, _ in
            #expect(handled === cell)
            calls.append(cell.states.count)
        }
        cell.layoutIfNeeded()
        #expect(calls == [1])
    }

    @Test func aHandlerThatSetsAConfigurationIsCalledOnce() {
        var calls = 0
        cell.configurationUpdateHandler = { cell, state in
            calls += 1
            cell.contentConfiguration = Badge(text: state.isSelected ? "selected" : "plain")
        }
        cell.layoutIfNeeded()
        #expect(calls == 1)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(calls == 2)
        // The configuration that was set has the appearance for the state too.
        #expect((cell.contentView as? BadgeView)?.text == "selected, selected")
    }

    @Test func theConfigurationIsUpdatedForTheState() {
        cell.contentConfiguration = Badge(text: "a")
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentView as? BadgeView)?.text == "a, selected")
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect((cell.contentView as? BadgeView)?.text == "a, selected")
    }

    @Test func theStateFollowsTheCell() {
        cell.isUserInteractionEnabled = false
        cell.isEditing = true
        cell.isHighlighted = true
        let state = cell.configurationState
        #expect(state.isDisabled && state.isEditing && state.isHighlighted)
        #expect(!state.isSelected && !state.isSwiped && !state.isReordering)
    }

    @Test func anOverrideAddsAStateOfItsOwn() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        cell.isArchived = true
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.states.last?[.archived] == AnyHashable(true))
    }

    @Test func statesCostNoLayoutWithoutConfigurations() {
        cell.layoutIfNeeded()
        cell.isUserInteractionEnabled = false
        #expect(!cell.layer.needsLayout())
    }

    @Test func aConfigurationMayReplaceItselfWhileItIsUpdated() {
        final class Owner { var cell: UITableViewCell? }
        let owner = Owner()
        owner.cell = cell
        cell.contentConfiguration = Meddling { owner.cell?.contentConfiguration = Badge(text: "b") }
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentView as? BadgeView)?.text.hasPrefix("b") == true)
    }

    // MARK: Rows

    @Test func aRowIsAsHighAsItsContentAndTheSeparator() {
        let fixture = TableFixture([3], rowHeight: UITableView.automaticDimension)
        fixture.configure = { cell, indexPath in
            cell.contentConfiguration = Badge(text: "\(indexPath.row)", height: 70 + 10 * CGFloat(indexPath.row))
        }
        fixture.table.layoutIfNeeded()
        let strip = SystemMetrics.current.rows.separatorStrip(scale: fixture.table.pixelScale)
        let heights = (0..<3).map { fixture.table.rectForRow(at: [0, $0]).height - strip }
        #expect(heights == [70, 80, 90])
    }

    @Test func aRowGrowsWithItsContent() throws {
        let rows = MovableRows(style: .plain)
        rows.sizesThemselves = true
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        let path = IndexPath(row: 0, section: 0)
        let table: UITableView = rows.tableView
        let cell = try #require(table.cellForRow(at: path))
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        cell.contentConfiguration = content
        app.advance(by: 1)
        let height = table.rectForRow(at: path).height
        content.secondaryText = "Detail"
        cell.contentConfiguration = content
        app.advance(by: 1)
        #expect(table.rectForRow(at: path).height > height + 5)
        let work = app.work {
            content.textProperties.color = .red
            cell.contentConfiguration = content
            app.advance(by: 1)
        }
        #expect(work.cellLayouts == 1)
    }

    @Test func aRowGrowsWhenItGetsAnotherContentView() throws {
        let rows = RowsController(style: .plain)
        let app = try TestApplication(showing: rows)
        defer { app.end() }
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let height = cell.frame.height
        var content = UIListContentConfiguration.cell()
        content.text = "one\ntwo\nthree\nfour"
        cell.contentConfiguration = content
        app.advance(by: 1)
        #expect(cell.frame.height > height + 40)
    }

    @Test func aFirstFooterHasTheConfigurationOfFooters() throws {
        let rows = RowsController(style: .grouped)
        let app = try TestApplication(showing: rows)
        defer { app.end() }
        let footer = try #require(rows.tableView.footerView(forSection: 0))
        let shown = try #require(footer.contentConfiguration as? UIListContentConfiguration)
        #expect(shown.textProperties.transform == UIListContentConfiguration.groupedFooter().textProperties.transform)
        #expect(shown.directionalLayoutMargins == UIListContentConfiguration.groupedFooter().directionalLayoutMargins)
        #expect(shown.textProperties.transform != UIListContentConfiguration.groupedHeader().textProperties.transform)
    }

    /// One row, and a footer with the default configuration.
    private final class RowsController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
            var content = footer?.defaultContentConfiguration()
            content?.text = "A footer"
            footer?.contentConfiguration = content
            return footer
        }
    }

    @Test func aReusedCellShowsTheNextRowInTheSameView() {
        let fixture = TableFixture([40])
        var views: Set<ObjectIdentifier> = []
        fixture.configure = { cell, indexPath in
            cell.contentConfiguration = Badge(text: "\(indexPath.row)")
            views.insert(ObjectIdentifier(cell.contentView))
        }
        fixture.table.layoutIfNeeded()
        for y in stride(from: 0, to: 1700, by: 100) { fixture.scroll(to: CGFloat(y)) }
        #expect(views.count == CountedCell.made)
    }

    @Test func listContentOfTheSameShapeKeepsItsLabels() {
        let fixture = TableFixture([40])
        var labels: Set<ObjectIdentifier> = []
        fixture.configure = { cell, indexPath in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "\(indexPath.row)"
            content.secondaryText = "Detail"
            cell.contentConfiguration = content
            labels.formUnion(cell.contentView.subviews.map { ObjectIdentifier($0) })
        }
        fixture.table.layoutIfNeeded()
        for y in stride(from: 0, to: 1700, by: 100) { fixture.scroll(to: CGFloat(y)) }
        #expect(labels.count == 2 * CountedCell.made)
        #expect(CountedCell.made < 15)
    }

    @Test func cellsWithoutConfigurationsHaveNothingForThem() {
        let fixture = TableFixture([40])
        fixture.table.layoutIfNeeded()
        fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        fixture.scroll(to: 900)
        #expect(fixture.table.visibleCells.allSatisfy { $0.configurations == nil })
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        cell.contentConfiguration = nil
        cell.backgroundConfiguration = nil
        #expect(cell.configurations == nil)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let archived = UIConfigurationStateCustomKey("archived")
}

/// A client's own configuration.
private struct Badge: UIContentConfiguration {
    var text: String
    var height: CGFloat = 44
    private var suffix = ""

    init(text: String, height: CGFloat = 44) {
        self.text = text
        self.height = height
    }

    var shown: String { text + suffix }

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        var result = self
        result.suffix = (state as? UICellConfigurationState)?.isSelected == true ? ", selected" : ""
        return result
    }
}

private final class BadgeView: UIView, UIContentView {
    private var badge: Badge

    var configuration: any UIContentConfiguration {
        get { badge }
        set { badge = newValue as? Badge ?? badge }
    }

    var text: String { badge.shown }

    init(_ badge: Badge) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: badge.height) }
}

/// Calls client code while it is updated.
private struct Meddling: UIContentConfiguration {
    let meddle: () -> Void

    func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }

    func updated(for state: any UIConfigurationState) -> Meddling {
        if (state as? UICellConfigurationState)?.isSelected == true { meddle() }
        return self
    }
}

private final class RecordingCell: UITableViewCell {
    var states: [UICellConfigurationState] = []
    var isArchived = false
    var updatedBeforeLayout = false

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.archived] = isArchived
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
    }

    override func layoutSubviews() {
        updatedBeforeLayout = !states.isEmpty
        super.layoutSubviews()
    }
}
