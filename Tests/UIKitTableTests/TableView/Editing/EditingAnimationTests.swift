import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// What is on screen while editing begins and ends.
@MainActor @Suite(.serialized) struct EditingAnimationTests {
    /// Where the left edge of a view is seen in its row.
    private func seen(_ view: UIView?) -> CGFloat {
        guard let layer = view.map({ $0.layer.presentation() ?? $0.layer }) else { return .nan }
        return layer.position.x - layer.bounds.width / 2
    }

    private func alpha(_ view: UIView?) -> Float {
        guard let view else { return .nan }
        return (view.layer.presentation() ?? view.layer).opacity
    }

    // Seeds 310.
    @Test func theContentMovesInThreeTenthsOfASecond() throws {
        let scene = try EditingScene()
        scene.table.setEditing(true, animated: true)
        let content = scene.cell(0).contentView
        #expect(seen(content) == 0)
        scene.app.advance(by: 0.15)
        #expect(abs(seen(content) - 20) < 2)
        #expect(abs(alpha(scene.control(0)) - 0.5) < 0.05)
        // The control comes with the content.
        #expect(abs((seen(content) - seen(scene.control(0))) - 25) < 0.5)
        scene.app.advance(by: 0.2)
        #expect(seen(content) == 40)
        #expect(seen(scene.control(0)) == 15)
        #expect(alpha(scene.control(0)) == 1)
    }

    @Test func theSignsOfAControlMoveWithItAtTheirSize() throws {
        let scene = try EditingScene()
        scene.table.setEditing(true, animated: true)
        scene.app.advance(by: 0.1)
        for part in try #require(scene.control(0)).subviews {
            #expect(part.layer.animationKeys() ?? [] == [])
            #expect(part.bounds.width == 26)
        }
    }

    @Test func onCardsTheControlsAreClippedWhileTheyMove() throws {
        let scene = try EditingScene(rows: 3, style: .insetGrouped)
        #expect(!scene.cell(1).clipsToBounds)
        scene.table.setEditing(true, animated: true)
        #expect((0..<3).allSatisfy { scene.cell($0).clipsToBounds })
        scene.app.advance(by: 0.5)
        #expect((0..<3).map { scene.cell($0).clipsToBounds } == [true, false, true])
    }

    /// The text's right edge, in pixels of the whole picture.
    @Test func fromRightToLeftTheTextMovesWithTheContent() throws {
        let scene = try EditingScene(rows: 1, rightToLeft: true)
        func textEnd() -> Int {
            let picture = scene.app.screenshot()
            return (0..<picture.width).last { x in (40..<80).contains { picture.color(x: x, y: $0).red < 100 } } ?? 0
        }
        let start = textEnd()
        scene.table.setEditing(true, animated: true)
        var ends = [start]
        for _ in 0..<20 {
            scene.app.advance(by: 1.0 / 60)
            ends.append(textEnd())
        }
        #expect(ends.last == start - 80)
        #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 >= $1 - 1 }, "\(ends)")
        #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 - $1 < 14 }, "\(ends)")
    }

    @Test func anEndHalfWayReversesWithoutAJump() throws {
        let scene = try EditingScene()
        scene.table.setEditing(true, animated: true)
        scene.app.advance(by: 0.15)
        let (content, control) = (scene.cell(0).contentView, scene.control(0))
        let before = (seen(content), alpha(control))
        scene.table.setEditing(false, animated: true)
        scene.app.frame()
        #expect(abs(seen(content) - before.0) < 3)
        #expect(abs(alpha(control) - before.1) < 0.1)
        var last = seen(content)
        for _ in 0..<60 {
            scene.app.advance(by: 1.0 / 60)
            #expect(abs(seen(content) - last) < 6)
            last = seen(content)
        }
        #expect(last == 0)
        #expect(scene.control(0) == nil)
    }

    @Test func aNewBeginKeepsTheControlThatLeaves() throws {
        let scene = try EditingScene()
        scene.edit()
        let control = scene.control(0)
        scene.table.setEditing(false, animated: true)
        scene.app.advance(by: 0.1)
        scene.table.setEditing(true, animated: true)
        #expect(scene.control(0) === control)
        scene.app.advance(by: 1)
        #expect(scene.control(0) === control)
        #expect(alpha(control) == 1)
        #expect(seen(scene.cell(0).contentView) == 40)
    }

    @Test func theAccessoryFadesOutAndItsViewKeepsItsAlpha() throws {
        let view = UISwitch()
        view.alpha = 0.8
        let scene = try EditingScene { _, source in
            source.configure = { cell, row in if row == 0 { cell.accessoryView = view } }
        }
        scene.table.setEditing(true, animated: true)
        scene.app.advance(by: 0.15)
        #expect(view.superview === scene.cell(0))
        #expect(alpha(view) < 0.6 && alpha(view) > 0.2)
        scene.table.setEditing(false, animated: true)
        scene.app.advance(by: 1)
        #expect(view.superview === scene.cell(0))
        #expect(abs(view.alpha - 0.8) < 0.001)
        scene.table.setEditing(true, animated: true)
        scene.app.advance(by: 1)
        #expect(view.superview == nil)
        #expect(abs(view.alpha - 0.8) < 0.001)
    }

    @Test func theMinusTurnsAndTheButtonComesFromTheEnd() throws {
        let scene = try EditingScene()
        scene.edit()
        try scene.app.tap(scene.control(0)!)
        let button = try #require(scene.confirmation(0))
        scene.app.advance(by: 0.15)
        let shown = button.layer.presentation()?.bounds.width ?? button.bounds.width
        #expect(shown > 10 && shown < button.width - 10)
        #expect(abs(seen(button) - (375 - shown)) < 0.01)
        #expect(abs(seen(scene.cell(0).contentView) - (40 - shown)) < 0.01)
        scene.app.advance(by: 0.3)
        #expect(scene.control(0)?.isTurned == true)
        scene.app.tap(at: CGPoint(x: 100, y: 300))
        scene.app.advance(by: 0.5)
        #expect(scene.control(0)?.isTurned == false)
    }

    @Test func reducedAnimationsShowTheEndAtOnce() throws {
        let scene = try EditingScene()
        UIView.performWithoutAnimation { scene.table.setEditing(true, animated: true) }
        scene.app.frame()
        #expect(seen(scene.cell(0).contentView) == 40)
    }

    // MARK: Work

    @Test func beginningLaysOutEachCellOnceAndShapesNothing() throws {
        let scene = try EditingScene(rows: 100, rowHeight: 30)
        #expect(scene.table.visibleCells.count == 20)
        let begin = scene.app.work { scene.table.setEditing(true, animated: true) }
        #expect(begin.cellLayouts == 20)
        #expect(begin.textShapings == 0)
        #expect(begin.dequeues == 0)
        let rest = scene.app.work { scene.app.advance(by: 1) }
        #expect(rest.cellLayouts == 0)
        #expect(rest.textShapings == 0)
    }

    @Test func rowsThatSizeThemselvesCostTheSame() throws {
        let scene = try EditingScene(rows: 100, rowHeight: UITableView.automaticDimension)
        let count = scene.table.visibleCells.count
        let begin = scene.app.work { scene.table.setEditing(true, animated: true) }
        #expect(begin.cellLayouts == count)
        #expect(begin.textShapings == 0)
    }

    @Test func scrollingWhileEditingLaysOutOnlyNewRows() throws {
        let scene = try EditingScene(rows: 100, rowHeight: 30)
        scene.edit()
        scene.table.contentOffset.y = 600
        scene.app.frame()
        let work = scene.app.work {
            scene.table.contentOffset.y = 690
        }
        #expect(work.cellLayouts == 3)
        #expect(work.textShapings == 3)
    }

    @Test func aTableThatIsNotEditedHasNoEditingParts() throws {
        let scene = try EditingScene(rows: 100)
        scene.table.contentOffset.y = 600
        scene.app.frame()
        #expect(scene.table.parts.editing.ifMade == nil)
        #expect(scene.table.visibleCells.allSatisfy { $0.editParts == nil })
        #expect(scene.source.log.filter { $0.hasPrefix("canEdit") } == [])
    }
}
