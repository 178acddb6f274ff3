import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Where the controls of edited rows are, and how the content makes room.
@MainActor @Suite(.serialized) struct EditingLayoutTests {
    private func contentFrame(_ scene: EditingScene, _ row: Int) -> CGRect { scene.cell(row).contentView.frame }

    // Seeds 223.
    @Test func theContentMovesBesideTheControl() throws {
        let scene = try EditingScene()
        #expect(contentFrame(scene, 0).minX == 0)
        scene.edit()
        // Measured on iOS 26.1, with a margin of 16.
        #expect(scene.control(0)?.frame.minX == 15)
        #expect(scene.control(0)?.bounds.size == CGSize(width: 26, height: 26))
        #expect(contentFrame(scene, 0).minX == 40)
        #expect(contentFrame(scene, 0).maxX == 375)
        #expect(scene.cell(0).textLabel?.frame.minX == 16)
        scene.table.setEditing(false, animated: false)
        scene.app.advance(by: 0.1)
        #expect(contentFrame(scene, 0).minX == 0)
        #expect(scene.control(0) == nil)
    }

    @Test func theControlIsInTheMiddleOfTheContentsHeight() throws {
        let scene = try EditingScene()
        scene.edit()
        let control = try #require(scene.control(0))
        #expect(abs(control.frame.midY - contentFrame(scene, 0).midY) <= 0.5)
    }

    @Test func theSeparatorMovesWithTheContent() throws {
        let scene = try EditingScene()
        let before = try #require(scene.cell(0).separators.bottom?.frame.minX)
        scene.edit()
        #expect(scene.cell(0).separators.bottom?.frame.minX == before + 40)
        #expect(scene.cell(0).separatorInset.left == before)
    }

    @Test func aSeparatorInsetOfTheApplicationMovesToo() throws {
        let scene = try EditingScene { table, _ in
            table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
        }
        #expect(scene.cell(0).separators.bottom?.frame == CGRect(x: 50, y: 59.5, width: 315, height: 0.5))
        scene.edit()
        #expect(scene.cell(0).separators.bottom?.frame == CGRect(x: 90, y: 59.5, width: 275, height: 0.5))
    }

    @Test func fromRightToLeftEverythingIsMirrored() throws {
        let scene = try EditingScene(rightToLeft: true)
        scene.edit()
        #expect(scene.control(0)?.frame.maxX == 360)
        #expect(contentFrame(scene, 0) == CGRect(x: 0, y: 0, width: 335, height: 59.5))
        try scene.openConfirmation(0)
        let width = try #require(scene.confirmation(0)?.width)
        #expect(scene.confirmation(0)?.frame == CGRect(x: 0, y: 0, width: width, height: 60))
        #expect(contentFrame(scene, 0).minX == width)
    }

    @Test func onCardsTheMarginIsTheCards() throws {
        let scene = try EditingScene(style: .insetGrouped)
        let margin = try #require(scene.cell(0).systemMargins?.left)
        scene.edit()
        #expect(scene.control(0)?.frame.minX == margin - 1)
        #expect(contentFrame(scene, 0).minX == margin + 24)
    }

    @Test func groupedTablesAreLikePlainOnes() throws {
        let scene = try EditingScene(style: .grouped)
        scene.edit()
        #expect(scene.control(0)?.frame.minX == 15)
        #expect(contentFrame(scene, 0).minX == 40)
        // The line above a section runs from side to side.
        #expect(scene.cell(0).separators.top?.frame.minX == 0)
    }

    @Test func controlsGrowWithTheText() {
        let metrics = SystemMetrics.classic.editing
        // Measured on iOS 26.1 at extra extra extra large and at accessibility large.
        #expect(metrics.step(textSize: 23).control.width == 34.5)
        #expect(metrics.step(textSize: 33).contentStart == 39)
        #expect(metrics.step(textSize: 20).control.width == 30.25)
        #expect(metrics.step(textSize: 40).reorderWidth == 41)
        #expect(metrics.step(textSize: 14).control.width < 26)
    }

    @Test func rowsWithoutAControlAreIndentedUnlessTheDelegateSaysNo() throws {
        let scene = try EditingScene { _, source in
            source.style = { _ in .none }
            source.indents = { $0 == 0 }
        }
        scene.edit()
        #expect(scene.control(0) == nil && scene.control(1) == nil)
        #expect(contentFrame(scene, 0).minX == 40)
        #expect(contentFrame(scene, 1).minX == 0)
        #expect(scene.cell(0).isEditing && scene.cell(1).isEditing)
        #expect(scene.cell(1).shouldIndentWhileEditing == false)
    }

    @Test func rowsThatMayNotBeEditedStayAsTheyAre() throws {
        let scene = try EditingScene { _, source in
            source.canEdit = { $0 != 1 }
            source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        }
        let width = contentFrame(scene, 1).width
        scene.edit()
        #expect(!scene.cell(1).isEditing)
        #expect(scene.control(1) == nil)
        #expect(contentFrame(scene, 1) == CGRect(x: 0, y: 0, width: width, height: 59.5))
        #expect(scene.cell(2).isEditing)
        #expect(scene.cell(1).editingStyle == .none)
    }

    @Test func theStyleOfARowIsThatOfItsControl() throws {
        let scene = try EditingScene { _, source in source.style = { [.none, .delete, .insert][$0 % 3] } }
        scene.edit()
        #expect((0..<3).map { scene.cell($0).editingStyle } == [.none, .delete, .insert])
        #expect((0..<3).map { scene.control($0)?.kind } == [nil, .delete, .insert])
    }

    @Test func theAccessoryOfEditingReplacesTheOther() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let scene = try EditingScene { _, source in
            source.configure = { cell, row in
                cell.accessoryType = .checkmark
                if row == 1 { cell.editingAccessoryType = .disclosureIndicator }
                if row == 2 { cell.editingAccessoryView = view }
            }
        }
        func glyphs(_ row: Int) -> Int { scene.cell(row).subviews.filter { $0 is CellGlyphView }.count }
        #expect((0..<3).map(glyphs) == [1, 1, 1])
        #expect(view.superview == nil)
        scene.edit()
        #expect((0..<3).map(glyphs) == [0, 1, 0])
        #expect(view.superview === scene.cell(2))
        #expect(view.frame.maxX == 359)
        #expect(contentFrame(scene, 0).maxX == 375)
        #expect(contentFrame(scene, 2).maxX == 329)
        scene.table.setEditing(false, animated: false)
        #expect((0..<3).map(glyphs) == [1, 1, 1])
        #expect(view.superview == nil)
    }

    @Test func theReorderControlEndsAtTheMargin() throws {
        let source = FirstRowMoves()
        let scene = try EditingScene { table, _ in table.dataSource = source }
        scene.edit()
        let reorder = try #require(scene.cell(0).editParts?.reorder)
        // Measured on iOS 26.1.
        #expect(reorder.frame == CGRect(x: 332, y: 0, width: 27, height: 60))
        #expect(contentFrame(scene, 0).width == 292)
        #expect(scene.cell(0).showsReorderControl)
        #expect(scene.cell(1).editParts?.reorder == nil)
        #expect(contentFrame(scene, 1).maxX == 375)
    }

    @Test func rowsThatComeOnScreenShowTheirControlFromTheFirstFrame() throws {
        let scene = try EditingScene(rows: 100)
        scene.table.setEditing(true, animated: true)
        scene.table.contentOffset.y = 3000
        scene.app.frame()
        #expect(try #require(scene.table.indexPathsForVisibleRows?.first).row == 50)
        for cell in scene.table.visibleCells {
            let control = try #require(cell.subviews.lazy.compactMap { $0 as? CellEditControl }.first)
            for view in [control, cell.contentView] { #expect(view.layer.animationKeys() ?? [] == []) }
            #expect(control.frame.minX == 15 && control.alpha == 1)
            #expect(cell.contentView.frame.minX == 40)
        }
    }

    @Test func cellsThatAreReusedAfterEditingHaveNoControl() throws {
        let scene = try EditingScene(rows: 100)
        scene.edit()
        scene.table.contentOffset.y = 3000
        scene.app.frame()
        scene.table.setEditing(false, animated: false)
        scene.table.contentOffset.y = 0
        scene.app.frame()
        for cell in scene.table.visibleCells {
            #expect(!cell.isEditing)
            #expect(!cell.subviews.contains { $0 is CellEditControl })
            #expect(cell.contentView.frame.minX == 0)
        }
    }

    @Test func rowsThatSizeThemselvesGrowBesideTheirControl() throws {
        let scene = try EditingScene(rows: 3, rowHeight: UITableView.automaticDimension) { _, source in
            source.names = ["Short", "A text that fills a whole line in a row of 375", "Short"]
            source.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        }
        let before = scene.cell(1).frame.height
        scene.table.setEditing(true, animated: false)
        scene.app.advance(by: 0.1)
        #expect(scene.cell(1).frame.height > before)
        #expect(scene.cell(2).frame.minY == scene.cell(1).frame.maxY)
        scene.table.setEditing(false, animated: true)
        scene.app.advance(by: 1)
        #expect(scene.cell(1).frame.height == before)
        #expect(scene.cell(2).frame.minY == scene.cell(1).frame.maxY)
    }

    @Test func aCellOutsideTablesHasNoControl() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: true)
        cell.layoutIfNeeded()
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .none)
        #expect(cell.contentView.frame.minX == 0)
    }
}

/// Rows of which only the first can be moved.
private final class FirstRowMoves: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
