import PageTable
import Testing
import UIKit

private final class RedBackground: PageCellBackground {
    override var colors: [UIColor] { [.red] }
}

private final class RedCell: PageCell {
    override class var pageCellBackgroundClass: PageCellBackground.Type? { RedBackground.self }
}

private final class BareCell: PageCell {
    override class var pageCellBackgroundClass: PageCellBackground.Type? { nil }
}

@MainActor @Suite(.serialized)
struct BackgroundTests {
    private func fixture(
        _ style: UITableView.Style, rows: Int = 3, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> PageFixture {
        try PageFixture(style, layoutDirection: layoutDirection) { page in
            page.addSection(at: 0)
            for row in 0..<rows { page.add("\(row)", at: row) }
        }
    }

    private func positions(_ fixture: PageFixture) -> [PageCellPosition?] {
        fixture.app.advance(by: 0.5)
        return fixture.table.visibleCells.map { ($0.backgroundView as? PageCellBackground)?.position }
    }

    /// The layer of the gradient.
    private func card(_ fixture: PageFixture, _ row: Int) throws -> CAGradientLayer {
        let cell: LabelCell = try fixture.cell(row)
        return try #require(cell.backgroundView?.subviews.first?.layer as? CAGradientLayer)
    }

    // Seeds 393.
    @Test func thePositionInTheSectionDecidesAboutTheEnds() throws {
        #expect(PageCellPosition(row: 0, of: 1) == .single)
        #expect(PageCellPosition(row: 0, of: 2) == .top)
        #expect(PageCellPosition(row: 1, of: 3) == .middle)
        #expect(PageCellPosition(row: 2, of: 3) == .bottom)
        #expect(try positions(fixture(.grouped)) == [.top, .middle, .bottom])
        #expect(try positions(fixture(.grouped, rows: 1)) == [.single])
    }

    // Seeds 393.
    @Test func theEndsFollowRowsThatComeAndGo() throws {
        let fixture = try fixture(.grouped)
        fixture.page.add("x", at: 3)
        #expect(positions(fixture) == [.top, .middle, .middle, .bottom])
        fixture.page.removeRow(at: 0, inSection: 0)
        #expect(positions(fixture) == [.top, .middle, .bottom])
        fixture.page.moveRow(at: 2, inSection: 0, toRow: 0, inSection: 0)
        #expect(positions(fixture) == [.top, .middle, .bottom])
        fixture.page.removeRow(at: 0, inSection: 0)
        fixture.page.removeRow(at: 0, inSection: 0)
        #expect(positions(fixture) == [.single])
    }

    @Test func theEndsFollowABatchOfTheTable() throws {
        let fixture = try fixture(.grouped)
        fixture.table.performBatchUpdates {
            fixture.page.removeRow(at: 2, inSection: 0)
            fixture.page.removeRow(at: 0, inSection: 0)
        }
        #expect(positions(fixture) == [.single])
    }

    // Seeds 349, 387.
    @Test func aGroupedTableHasCardsWithRoundedEnds() throws {
        let fixture = try fixture(.grouped)
        #expect(try card(fixture, 0).maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(try card(fixture, 0).cornerRadius == 12)
        #expect(try card(fixture, 1).cornerRadius == 0)
        #expect(try card(fixture, 2).maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(try card(fixture, 0).frame.minX == 8)
        #expect(fixture.table.separatorStyle == .none)
    }

    // Seeds 349.
    @Test func aPlainTableHasGradientsWithoutEnds() throws {
        let fixture = try fixture(.plain)
        #expect(try card(fixture, 0).cornerRadius == 0)
        #expect(try card(fixture, 0).frame.width == 390)
        #expect(try card(fixture, 0).colors?.count == 2)
        #expect(fixture.table.separatorStyle == .singleLine)
    }

    @Test func anInsetGroupedTableRoundsTheEndsItself() throws {
        let fixture = try fixture(.insetGrouped)
        let cell: LabelCell = try fixture.cell(0)
        #expect(cell.clipsToBounds)
        #expect(try card(fixture, 0).frame == cell.bounds)
    }

    @Test func theGradientRunsFromTheLeadingToTheTrailingEdge() throws {
        #expect(try card(fixture(.plain), 0).startPoint == CGPoint(x: 0, y: 0.5))
        #expect(try card(fixture(.plain, layoutDirection: .rightToLeft), 0).startPoint == CGPoint(x: 1, y: 0.5))
    }

    // Seeds 345.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
    func aRowIsDrawnWithAGradientAlongItsLength(style: UITableView.Style, isRightToLeft: Bool) throws {
        let fixture = try fixture(style, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let cell: LabelCell = try fixture.cell(1)
        let ends: [CGFloat] = [30, 130, 230, cell.bounds.width - 30]
        let places = isRightToLeft ? ends.map { cell.bounds.width - $0 } : ends
        let along = fixture.colors(of: cell, at: places.map { CGPoint(x: $0, y: 5) })
        for (leading, trailing) in zip(along, along.dropFirst()) { #expect(leading[0] > trailing[0]) }
        // The color is the same from the top to the bottom.
        let down = fixture.colors(of: cell, at: [5, 15, cell.bounds.height - 5].map { CGPoint(x: places[3], y: $0) })
        #expect(Set(down).count == 1)
    }

    @Test func theColorsFollowTheAppearance() throws {
        let fixture = try fixture(.plain)
        let light = try card(fixture, 0).colors?.first as! CGColor
        fixture.app.setStyle(.dark)
        fixture.app.advance(by: 0.5)
        let dark = try card(fixture, 0).colors?.first as! CGColor
        #expect(try #require(light.components?.first) > 0.9)
        #expect(try #require(dark.components?.first) < 0.1)
    }

    // Seeds 348, 394, 399.
    @Test func aCellChoosesTheClassOfItsBackground() throws {
        let fixture = try PageFixture { page in
            page.addSection(at: 0)
            page.addRow(at: 0, inSection: 0, cellClass: RedCell.self)
            page.addRow(at: 1, inSection: 0, cellClass: BareCell.self)
        }
        #expect(try fixture.cell(0, as: RedCell.self).backgroundView is RedBackground)
        #expect(try fixture.cell(0, as: RedCell.self).selectedBackgroundView is RedBackground)
        #expect(try fixture.cell(1, as: BareCell.self).backgroundView == nil)
    }
}
