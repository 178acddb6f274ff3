import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What the buttons show, and what that costs.
@MainActor @Suite(.serialized) struct SwipeLookTests {
    private func stage(
        style: UITableView.Style = .plain, rowHeight: CGFloat = 60, rightToLeft: Bool = false
    ) throws -> SwipeTable {
        let stage = try SwipeTable(style: style, rightToLeft: rightToLeft, rowHeight: rowHeight)
        stage.delegate.trailing = { [unowned stage] _ in
            let flag = stage.delegate.action("Flag")
            flag.image = UIImage(systemName: "flag.fill")
            flag.backgroundColor = .systemOrange
            let more = stage.delegate.action("More")
            return UISwipeActionsConfiguration(actions: [stage.delegate.action("Trash", .destructive), flag, more])
        }
        return stage
    }

    private func texts(_ button: RowActionButton) -> [String] {
        button.subviews.compactMap { ($0 as? UILabel).flatMap { $0.isHidden ? nil : $0.text } }
    }

    private func hasPicture(_ button: RowActionButton) -> Bool {
        button.subviews.contains { ($0 as? UIImageView).map { !$0.isHidden && $0.image != nil } ?? false }
    }

    @Test func inALowRowAnImageHasNoTitle() throws {
        let stage = try stage()
        try stage.open(1)
        #expect(stage.buttons.map(texts) == [["Trash"], [], ["More"]])
        #expect(stage.buttons.map(hasPicture) == [false, true, false])
    }

    @Test func inAHighRowTheTitleIsBelowTheImage() throws {
        let stage = try stage(rowHeight: 96)
        try stage.open(1)
        #expect(stage.buttons.map(texts) == [["Trash"], ["Flag"], ["More"]])
        let parts = stage.buttons[1].subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
        let picture = try #require(parts.first { $0 is UIImageView })
        let label = try #require(parts.first { $0 is UILabel })
        #expect(picture.frame.maxY < label.frame.minY)
        #expect(abs(picture.frame.midX - label.frame.midX) < 1)
    }

    @Test func buttonsHaveTheColorsOfTheirActions() throws {
        let stage = try stage()
        try stage.open(1)
        #expect(stage.buttons.map(\.backgroundColor) == [.systemRed, .systemOrange, .systemGray])
    }

    @Test func theFramesOfTheButtonsWhileTheRowOpens() throws {
        let stage = try stage()
        stage.app.touchDown(at: CGPoint(x: 390, y: 90))
        var lines: [String] = []
        for x in stride(from: 380, through: 30, by: -50) {
            stage.app.touchMove(to: CGPoint(x: x, y: 90))
            stage.app.advance(by: 0.5)
            let places = stage.buttons.map { button in
                let frame = button.convert(button.bounds, to: stage.table)
                return "\(Int(frame.minX.rounded()))..\(Int(frame.maxX.rounded()))"
            }
            lines.append("\(Int(stage.offset(1))): \(places.joined(separator: " "))")
        }
        #expect(
            lines.joined(separator: "\n") == """
                0: 400..474 400..474 400..474
                -50: 383..457 367..441 350..424
                -100: 367..441 333..407 300..374
                -150: 350..424 300..374 250..324
                -200: 333..407 267..341 200..274
                -250: 317..400 233..317 150..233
                -300: 100..400 200..300 100..200
                -350: 50..400 167..283 50..167
                """)
    }

    @Test func anInsetGroupedRowStaysInsideItsCard() throws {
        let stage = try stage(style: .insetGrouped)
        let mask = { stage.cell(0)?.layer.mask }
        #expect(mask() == nil)
        try stage.swipe(0, by: -200)
        stage.app.advance(by: 1)
        let cell = try #require(stage.cell(0))
        #expect(mask()?.frame == CGRect(x: 222, y: 0, width: cell.bounds.width, height: 60))
        #expect(mask()?.cornerRadius == 10)
        #expect(mask()?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        stage.table.setEditing(false, animated: true)
        stage.app.advance(by: 1)
        #expect(mask() == nil)
        #expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
    }

    @Test func theCornersOfAnOpenRowFollowAnUpdate() throws {
        let stage = try stage(style: .insetGrouped)
        try stage.swipe(1, by: -200)
        stage.app.advance(by: 1)
        #expect(stage.cell(1)?.layer.mask?.cornerRadius == 0)
        stage.source.data.remove(at: 0)
        stage.table.deleteRows(at: [stage.path(0)], with: .automatic)
        stage.app.advance(by: 1)
        let cell = try #require(stage.cell(0))
        #expect(stage.offset(0) == -222)
        #expect(cell.layer.mask?.cornerRadius == 10)
        #expect(!cell.clipsToBounds)
    }

    @Test func aCellThatClipsShowsItsButtons() throws {
        let stage = try stage()
        let cell = try #require(stage.cell(1))
        cell.clipsToBounds = true
        try stage.open(1)
        #expect(!cell.clipsToBounds)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        stage.app.advance(by: 1)
        #expect(cell.clipsToBounds)
        #expect(cell.layer.mask == nil)
    }

    // MARK: Costs

    @Test func openingARowLaysOutItsCellOnceAndShapesItsTextNotAgain() throws {
        let stage = try stage()
        let first = stage.app.work { try? stage.open(1) }
        #expect(first.cellLayouts <= 1)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        stage.app.advance(by: 1)
        let second = stage.app.work { try? stage.open(1) }
        #expect(second.cellLayouts <= 1)
        // The two titles of the buttons, each measured with and without a limit of its width.
        #expect(second.textShapings <= 4)
        #expect(second.dequeues == 0)
    }

    @Test func aTableThatIsNotSwipedHasNoCollaborators() throws {
        let stage = try SwipeTable(rows: 100)
        stage.app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100))
        stage.app.advance(by: 1)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        #expect(stage.table.parts.rowActions.ifMade == nil)
    }

    // MARK: Accessibility

    @Test func theActionsOfARowAreCustomActionsOfItsCell() throws {
        let stage = try stage()
        stage.delegate.leading = { [unowned stage] _ in
            UISwipeActionsConfiguration(actions: [stage.delegate.action("Read")])
        }
        let cell = try #require(stage.cell(1))
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Trash", "Flag", "More", "Read"])
        var isPerformed = false
        let heard = try stage.transcript {
            isPerformed = try stage.app.performCustomAction(named: "More", on: cell)
        }
        #expect(isPerformed)
        #expect(heard.contains("handler More"))
        #expect(stage.offset(1) == 0)
    }

    @Test func aCellsOwnCustomActionsReplaceThem() throws {
        let stage = try stage()
        let cell = try #require(stage.cell(1))
        cell.accessibilityCustomActions = []
        #expect(cell.accessibilityCustomActions?.isEmpty == true)
    }

    @Test func theButtonsOfAnOpenRowAreElements() throws {
        let stage = try stage()
        try stage.open(1)
        let labels = stage.app.accessibilityElements.compactMap(\.accessibilityLabel)
        #expect(labels.contains("Trash") && labels.contains("Flag") && labels.contains("More"))
    }
}
