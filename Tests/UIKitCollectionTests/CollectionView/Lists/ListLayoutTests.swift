import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Lists in collection views look as tables of the same style do.
@MainActor @Suite(.serialized)
struct ListLayoutTests {
    /// The rows of a table with the same texts.
    private func tableRows(_ style: UITableView.Style, counts: [Int]) throws -> (
        rows: [CGRect], texts: [CGRect], lines: [CGRect]
    ) {
        let source = RowsOfTexts(counts)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: style)
        table.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 390, height: 700), scale: 2, safeArea: .zero)
        app.advance(by: 0.05)
        let cells = table.visibleCells
        return (
            cells.map { table.convert($0.bounds, from: $0) },
            cells.compactMap { cell in label(in: cell).map { table.convert($0.bounds, from: $0) } },
            cells.flatMap { cell in
                cell.subviews.filter { $0 is TableSeparatorView && !$0.isHidden }
                    .map { table.convert($0.bounds, from: $0) }
            }
        )
    }

    private func label(in view: UIView) -> UILabel? {
        (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
    }

    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain), (.grouped, .grouped),
        (.insetGrouped, .insetGrouped),
    ])
    func rowsAreWhereThoseOfATableAre(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UITableView.Style
    ) throws {
        let stage = try ListStage(appearance)
        stage.show(0..<3, 3..<5)
        let cells = (0..<5).compactMap { stage.cell($0) }
        let rows = cells.compactMap { stage.frame($0) }
        let texts = cells.compactMap { label(in: $0) }.compactMap { stage.frame($0) }
        let lines = (0..<5).flatMap { stage.lines($0) }
        let table = try tableRows(style, counts: [3, 2])
        #expect(rows == table.rows)
        #expect(texts == table.texts)
        // Whether a line ends a plain section that another follows is not known of lists.
        let isInside = { (line: CGRect) in appearance != .plain || line.maxY != rows[2].maxY }
        #expect(
            lines.filter(isInside).sorted { $0.minY < $1.minY }
                == table.lines.filter(isInside).sorted { $0.minY < $1.minY })
    }

    @Test func theBackgroundIsThatOfTheAppearanceUntilTheApplicationSetsOne() throws {
        let stage = try ListStage(.grouped)
        stage.show(0..<1)
        #expect(stage.view.backgroundColor == .systemGroupedBackground)
        let other = try ListStage(.plain)
        other.view.backgroundColor = .red
        other.show(0..<1)
        #expect(other.view.backgroundColor == .red)
    }

    @Test func cardsHaveRoundCornersAtTheirEnds() throws {
        let stage = try ListStage(.insetGrouped)
        stage.show(0..<3)
        #expect((0..<3).map { (stage.cell($0)?.layer.cornerRadius ?? -1) > 0 } == [true, false, true])
        var snapshot = stage.source.snapshot()
        snapshot.deleteItems([0])
        stage.source.apply(snapshot)
        stage.app.advance(by: 1)
        #expect((stage.cell(1)?.layer.cornerRadius ?? 0) > 0)
    }

    @Test func headersAreSupplementaryViews() throws {
        let stage = try ListStage(.plain) { $0.headerMode = .supplementary }
        stage.show(0..<30, 30..<40)
        stage.view.contentOffset.y = 200
        stage.app.advance(by: 0.05)
        let header = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 200)
        #expect((header as? UICollectionViewListCell)?.configurationState.isPinned == true)
        #expect(stage.view.visibleCells.count == stage.view.indexPathsForVisibleItems.count)
    }

    @Test func theFirstItemMayBeAHeader() throws {
        let stage = try ListStage(.insetGrouped) { $0.headerMode = .firstItemInSection }
        stage.show(0..<3)
        #expect(stage.cell(0)?.layer.cornerRadius == 0)
        #expect((stage.cell(1)?.layer.cornerRadius ?? 0) > 0)
        let header = stage.cell(0)?.contentConfiguration as? UIListContentConfiguration
        #expect(header?.textProperties.color != UIColor.label)
    }

    @Test func aListMayHaveNoSeparators() throws {
        let stage = try ListStage(.plain) { $0.showsSeparators = false }
        stage.show(0..<3)
        #expect((0..<3).flatMap { stage.lines($0) }.isEmpty)
    }

    @Test func aHandlerDecidesAboutTheLinesOfARow() throws {
        let stage = try ListStage(.plain) {
            $0.itemSeparatorHandler = { path, section in
                var lines = section
                if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
                if path.item == 2 {
                    lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
                }
                return lines
            }
        }
        stage.show(0..<3)
        #expect((0..<3).map { stage.lines($0).count } == [1, 0, 1])
        #expect(stage.lines(2).first.map { [$0.minX, $0.maxX] } == [50, 360])
    }

    @Test func theSeparatorGuideMovesTheLine() throws {
        let stage = try ListStage(.plain)
        stage.setUp = { cell, _ in
            let leading = cell.separatorLayoutGuide.leadingAnchor.constraint(
                equalTo: cell.leadingAnchor, constant: 77)
            leading.isActive = true
        }
        stage.show(0..<1)
        #expect(stage.lines(0).first?.minX == 77)
    }

    @Test func aSelectedRowCoversItsLine() throws {
        let stage = try ListStage(.plain)
        stage.show(0..<3)
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect((0..<3).map { stage.lines($0).count } == [1, 0, 1])
    }

    @Test func rightToLeftListsAreMirrored() throws {
        let stage = try ListStage(.plain)
        stage.setUp = { cell, _ in
            cell.semanticContentAttribute = .forceRightToLeft
            cell.accessories = [.disclosureIndicator()]
        }
        stage.show(0..<1)
        let chevron = stage.cell(0)?.subviews.first { $0 is CellGlyphView }
        #expect((stage.frame(chevron)?.midX ?? 390) < 100)
    }

    @Test func registrationsMakeCellsOfTheirClass() throws {
        let stage = try ListStage()
        stage.show(0..<100)
        #expect(stage.view.visibleCells.allSatisfy { $0 is UICollectionViewListCell })
        stage.view.contentOffset.y = 2000
        stage.app.advance(by: 0.05)
        #expect(stage.cell(50)?.reuseIdentifier == stage.view.visibleCells.first?.reuseIdentifier)
    }
}

private final class RowsOfTexts: NSObject, UITableViewDataSource {
    private static var current: RowsOfTexts?
    let counts: [Int]

    init(_ counts: [Int]) {
        self.counts = counts
        super.init()
        Self.current = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "Item \(counts[..<indexPath.section].reduce(0, +) + indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}
