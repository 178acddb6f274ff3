import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Backgrounds of cells, headers and items that are set by configurations.
@MainActor @Suite(.serialized)
struct BackgroundConfigurationTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    private func background(_ view: UIView) -> ConfiguredBackgroundView? {
        view.subviews.first as? ConfiguredBackgroundView
    }

    private func fill(_ view: UIView) -> UIColor? { background(view)?.subviews.first?.backgroundColor }

    @Test func theBackgroundIsBehindEverythingAndAsLargeAsTheCell() {
        cell.backgroundConfiguration = .listPlainCell()
        cell.frame.size = CGSize(width: 200, height: 60)
        cell.layoutIfNeeded()
        #expect(background(cell)?.frame == cell.bounds)
        #expect(fill(cell) == .systemBackground)
    }

    @Test func itReplacesTheOtherBackgrounds() {
        cell.backgroundColor = .red
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundColor == nil)
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        #expect(background(cell) == nil)
    }

    @Test func theDefaultIsThatOfTheTableAlsoWhileACellIsSetUp() {
        let fixture = TableFixture([1], style: .grouped)
        var colors: [UIColor?] = []
        fixture.configure = { cell, _ in
            colors.append(cell.defaultBackgroundConfiguration().backgroundColor)
            cell.backgroundConfiguration = .listCell()
        }
        fixture.table.layoutIfNeeded()
        #expect(colors == [.secondarySystemGroupedBackground])
        let cell = fixture.table.visibleCells[0]
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        #expect(cell.configurationState.traitCollection.listEnvironment == .grouped)
    }

    @Test func aViewForSelectedCellsReplacesIt() {
        cell.backgroundConfiguration = .clear()
        cell.selectedBackgroundView = nil
        #expect(cell.backgroundConfiguration != nil)
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        cell.multipleSelectionBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        let item = UICollectionViewCell(frame: .zero)
        item.backgroundConfiguration = .clear()
        item.selectedBackgroundView = UIView()
        #expect(item.backgroundConfiguration == nil)
    }

    @Test func anOutlineAndAShadowSurroundTheShape() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.cornerRadius = 8
        configuration.strokeColor = .red
        configuration.strokeWidth = 2
        configuration.strokeOutset = 3
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 4
        cell.frame.size = CGSize(width: 200, height: 60)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let view = background(cell)
        let outline = view?.subviews.last
        #expect(outline?.frame == CGRect(x: -3, y: -3, width: 206, height: 66))
        #expect(outline?.layer.cornerRadius == 11)
        #expect(outline?.layer.borderWidth == 2)
        #expect(view?.layer.shadowOpacity == 0.5)
        #expect(view?.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 200, height: 60))
        configuration.shadowProperties.opacity = 0
        cell.backgroundConfiguration = configuration
        #expect(view?.layer.shadowOpacity == 0)
    }

    @Test func withoutItTheCellHasTheColorOfItsTable() {
        cell.backgroundConfiguration = .clear()
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundColor == .systemBackground)
        #expect(background(cell) == nil)
    }

    @Test func aSelectedCellShowsTheColorOfTheSelection() {
        cell.backgroundConfiguration = .listPlainCell()
        let count = cell.subviews.count
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(fill(cell) == SystemColor.selectedRow.dynamic)
        #expect(cell.subviews.count == count)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(fill(cell) == .systemBackground)
    }

    @Test func aCellWithoutSelectionStyleKeepsItsColor() {
        cell.selectionStyle = .none
        cell.backgroundConfiguration = .listPlainCell()
        cell.isHighlighted = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.configurationState.isSelected)
        #expect(fill(cell) == .systemBackground)
        cell.selectionStyle = .default
        cell.layoutIfNeeded()
        #expect(fill(cell) == SystemColor.selectedRow.dynamic)
    }

    @Test func aColorOfTheApplicationStays() {
        var configuration = UIBackgroundConfiguration.listPlainCell()
        configuration.backgroundColor = .green
        cell.backgroundConfiguration = configuration
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(fill(cell) == .green)
    }

    @Test func aConfigurationWithoutColorShowsTheTintColor() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = nil
        cell.tintColor = .orange
        cell.backgroundConfiguration = configuration
        #expect(fill(cell) == .orange)
        cell.tintColor = .purple
        #expect(fill(cell) == .purple)
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .brown }
        cell.backgroundConfiguration = configuration
        #expect(fill(cell) == .brown)
    }

    @Test func insetsMarginsAndRadiusShapeTheBackground() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.cornerRadius = 9
        cell.frame.size = CGSize(width: 200, height: 60)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        let shape = background(cell)?.subviews.first
        #expect(shape?.frame == CGRect(x: 2, y: 1, width: 194, height: 56))
        #expect(shape?.layer.cornerRadius == 9)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(shape?.frame.minX == 2 + cell.directionalLayoutMargins.leading)
    }

    @Test func aCustomViewFillsTheBackground() {
        let custom = UIView()
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = custom
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(custom.bounds.size == cell.bounds.size)
        configuration.customView = nil
        cell.backgroundConfiguration = configuration
        #expect(custom.superview == nil)
    }

    @Test func thatOfAFloatingHeaderHidesTheRows() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.tableContext = HeaderFooterContext()
        header.backgroundConfiguration = header.defaultBackgroundConfiguration()
        header.layoutIfNeeded()
        #expect(fill(header) == .clear)
        header.tableContext?.isFloating = true
        header.layoutIfNeeded()
        #expect(header.configurationState.isPinned)
        #expect(fill(header) == SystemColor.floatingHeaderBackground.dynamic)
    }

    @Test func aHeaderIsAsHighAsItsContent() {
        with {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.tableContext = HeaderFooterContext(style: .insetGrouped)
            var content = header.defaultContentConfiguration()
            content.text = "Section"
            content.directionalLayoutMargins.top = 40
            header.contentConfiguration = content
            let height = header.automaticHeight(forWidth: 320)
            header.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            header.layoutIfNeeded()
            #expect(height > 60)
            #expect(header.textLabel == nil)
            #expect(header.contentView.subviews.first?.frame.minY == 40)
        }
    }

    @Test func itemsOfCollectionViewsHaveConfigurationsToo() {
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        var content = UIListContentConfiguration.cell()
        content.text = "Item"
        item.contentConfiguration = content
        var states: [Bool] = []
        item.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        item.backgroundConfiguration = .listPlainCell()
        item.layoutIfNeeded()
        item.isSelected = true
        item.layoutIfNeeded()
        #expect(states == [false, true])
        #expect(item.contentView is UIListContentView)
        #expect(item.contentView.frame == item.bounds)
        #expect(fill(item) == SystemColor.selectedRow.dynamic)
    }
}
