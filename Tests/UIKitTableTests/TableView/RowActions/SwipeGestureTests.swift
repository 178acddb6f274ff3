import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What a finger's movement on a row does.
@MainActor @Suite(.serialized) struct SwipeGestureTests {
    private func stage(
        rightToLeft: Bool = false, full: Bool = true, style: UITableView.Style = .plain
    ) throws -> SwipeTable {
        try SwipeTable(style: style, rightToLeft: rightToLeft) { stage in
            let delegate = stage.delegate
            delegate.trailing = { _ in
                let configuration = UISwipeActionsConfiguration(actions: [
                    delegate.action("Trash", .destructive), delegate.action("More"),
                ])
                configuration.performsFirstActionWithFullSwipe = full
                return configuration
            }
            delegate.leading = { _ in UISwipeActionsConfiguration(actions: [delegate.action("Read")]) }
        }
    }

    @Test func theRowFollowsTheFinger() throws {
        let stage = try stage()
        stage.app.touchDown(at: CGPoint(x: 300, y: 90))
        for x in stride(from: 295, through: 200, by: -5) {
            stage.app.advance(by: 1 / 60)
            stage.app.touchMove(to: CGPoint(x: x, y: 90))
        }
        #expect(stage.offset(1) == -90)
        #expect(stage.offset(0) == 0)
        stage.app.touchMove(to: CGPoint(x: 250, y: 90))
        #expect(stage.offset(1) == -40)
    }

    @Test func aShortSwipeClosesAgain() throws {
        let stage = try stage()
        try stage.swipe(1, by: -70)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
        #expect(stage.cell(1)?.subviews.contains { $0 is RowActionsView } == false)
    }

    @Test func aLongerSwipeOpensToTheWidthOfTheButtons() throws {
        let stage = try stage()
        try stage.swipe(1, by: -100)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148)
        #expect(stage.table.isEditing)
        #expect(stage.buttons.map(\.frame.minX) == [74, 0])
        #expect(stage.buttons.map(\.action.title) == ["Trash", "More"])
    }

    @Test func aFlickOpensARow() throws {
        let stage = try stage()
        try stage.swipe(1, by: -40, duration: 0.06, holding: 0)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148)
    }

    @Test func aSwipeInTheDirectionOfReadingOpensTheLeadingSide() throws {
        let stage = try stage()
        try stage.swipe(1, by: 80)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 74)
        #expect(stage.buttons.map(\.action.title) == ["Read"])
    }

    @Test func inARightToLeftInterfaceTheSidesAreMirrored() throws {
        let stage = try stage(rightToLeft: true)
        try stage.swipe(1, by: 100)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 148)
        #expect(stage.buttons.map(\.action.title) == ["Trash", "More"])
        let places = stage.buttons.map { $0.convert($0.bounds, to: stage.table).minX }
        #expect(places == [0, 74])
    }

    @Test func aSteepMovementScrolls() throws {
        let stage = try SwipeTable(rows: 50) { stage in
            stage.delegate.trailing = { _ in
                UISwipeActionsConfiguration(actions: [stage.delegate.action("More")])
            }
        }
        let asked = stage.transcript {
            stage.app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 300), holding: 0.2)
        }
        #expect(stage.table.contentOffset.y > 50)
        #expect(asked == "")
    }

    // Seeds 169.
    @Test func aRowThatCannotBeEditedStays() throws {
        let stage = try stage()
        stage.source.canEdit = { $0 != 1 }
        let asked = try stage.transcript { try stage.swipe(1, by: -200) }
        #expect(asked == "canEdit 1")
        #expect(stage.offset(1) == 0)
    }

    @Test func aConfigurationWithoutActionsShowsNone() throws {
        let stage = try stage()
        stage.delegate.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
        let asked = try stage.transcript { try stage.swipe(1, by: -200) }
        #expect(asked == "canEdit 1\ntrailing 1")
        #expect(stage.offset(1) == 0)
    }

    @Test func aSliderKeepsItsTouch() throws {
        let stage = try stage()
        let slider = UISlider(frame: CGRect(x: 100, y: 10, width: 200, height: 40))
        slider.value = 0.5
        stage.cell(1)?.contentView.addSubview(slider)
        stage.app.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 130, y: 90), holding: 0.2)
        #expect(slider.value < 0.3)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
    }

    @Test func aTextFieldThatIsEditedKeepsItsTouch() throws {
        let stage = try stage()
        let field = UITextField(frame: CGRect(x: 100, y: 10, width: 200, height: 40))
        field.text = "Some words to select"
        stage.cell(1)?.contentView.addSubview(field)
        field.becomeFirstResponder()
        stage.app.touchDown(at: CGPoint(x: 200, y: 90))
        stage.app.advance(by: 0.3)
        for x in stride(from: 195, through: 120, by: -5) {
            stage.app.touchMove(to: CGPoint(x: x, y: 90))
            stage.app.advance(by: 1 / 60)
        }
        stage.app.touchUp()
        #expect(stage.offset(1) == 0)
    }

    @Test func aRowOpensAlsoFromAButtonInIt() throws {
        let stage = try stage()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 10, width: 200, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.cell(1)?.contentView.addSubview(button)
        stage.app.drag(from: CGPoint(x: 250, y: 90), to: CGPoint(x: 150, y: 90), holding: 0.2)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148)
        #expect(taps == 0)
    }

    // MARK: An open row

    @Test func anOpenRowFollowsTheFingerInBothDirections() throws {
        let stage = try stage()
        try stage.open(1)
        try stage.swipe(1, by: 100)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
    }

    @Test func aTapElsewhereClosesTheRowAndSelectsNothing() throws {
        let stage = try stage()
        try stage.open(1)
        let heard = stage.transcript {
            stage.app.tap(at: CGPoint(x: 200, y: 330))
            stage.app.advance(by: 1)
        }
        #expect(heard == "cell will close\ncell did close\ndidEndEditing 1")
        #expect(stage.offset(1) == 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        #expect(stage.table.indexPathForSelectedRow?.row == 5)
    }

    @Test func aTapOnTheOpenRowClosesIt() throws {
        let stage = try stage()
        try stage.open(1)
        stage.app.tap(at: CGPoint(x: 60, y: 90))
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func scrollingClosesTheRow() throws {
        let stage = try stage()
        try stage.open(1)
        stage.app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
    }

    @Test func aSecondRowClosesTheFirst() throws {
        let stage = try stage()
        try stage.open(1)
        let heard = try stage.transcript {
            try stage.swipe(3, by: -110)
            stage.app.advance(by: 1)
        }
        #expect(stage.offset(1) == 0)
        #expect(stage.offset(3) == -148)
        #expect(
            heard == """
                canEdit 3
                trailing 3
                cell will close
                didEndEditing 1
                willBeginEditing 3
                cell will open
                cell did close
                cell did open
                """)
    }

    @Test func endingEditingClosesTheRow() throws {
        let stage = try stage()
        try stage.open(1)
        stage.table.setEditing(false, animated: true)
        #expect(!stage.table.isEditing)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func editingModeClosesTheRow() throws {
        let stage = try stage()
        try stage.open(1)
        stage.table.setEditing(true, animated: true)
        #expect(stage.table.isEditing)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        #expect(stage.table.isEditing)
        try stage.swipe(2, by: -110)
        #expect(stage.offset(2) == 0)
    }

    @Test func aClosingRowCanBeTakenHoldOfAgain() throws {
        let stage = try stage()
        try stage.open(1)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        stage.app.advance(by: 0.05)
        let there = stage.offset(1)
        #expect(there < -20 && there > -148)
        stage.app.touchDown(at: CGPoint(x: 200, y: 90))
        for x in stride(from: 195, through: 150, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.offset(1) < -40)
        #expect(stage.table.isEditing)
        stage.app.touchUp()
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148 || stage.offset(1) == 0)
    }

    @Test func aCancelledTouchPerformsNothing() throws {
        let stage = try stage()
        stage.app.touchDown(at: CGPoint(x: 380, y: 90))
        for x in stride(from: 375, through: 60, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.table.parts.rowActions.ifMade?.current?.isExpanded == true)
        let heard = stage.transcript {
            stage.app.touchCancel()
            stage.app.advance(by: 1)
        }
        #expect(heard == "cell did open")
        #expect(stage.offset(1) == -148)
    }

    // MARK: Full swipe

    @Test func aFullSwipeMakesTheFirstActionGrowWithATap() throws {
        let stage = try stage()
        stage.app.touchDown(at: CGPoint(x: 380, y: 90))
        for x in stride(from: 375, through: 135, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.table.parts.rowActions.ifMade?.current?.isExpanded == false)
        for x in stride(from: 130, through: 100, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.table.parts.rowActions.ifMade?.current?.isExpanded == true)
        #expect(stage.app.feedback == [.impact(.medium, intensity: 1)])
        #expect(stage.buttons[0].frame == CGRect(x: 0, y: 0, width: 270, height: 60))
        for x in stride(from: 105, through: 200, by: 5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.table.parts.rowActions.ifMade?.current?.isExpanded == false)
        #expect(stage.app.feedback.count == 2)
    }

    @Test func withoutAFullSwipeTheRowResists() throws {
        let stage = try stage(full: false)
        stage.app.touchDown(at: CGPoint(x: 380, y: 90))
        for x in stride(from: 375, through: 70, by: -5) { stage.app.touchMove(to: CGPoint(x: x, y: 90)) }
        #expect(stage.offset(1) > -230)
        #expect(stage.table.parts.rowActions.ifMade?.current?.isExpanded == false)
        stage.app.advance(by: 0.2)
        stage.app.touchUp()
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148)
    }

    // MARK: Touchpad

    @Test func aTouchpadOpensARow() throws {
        let stage = try stage()
        try stage.app.scrollRowSideways(at: stage.path(1), by: -120)
        #expect(stage.offset(1) == -110)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -148)
        try stage.app.scrollRowSideways(at: stage.path(1), by: 120)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func aTouchpadPerformsNoAction() throws {
        let stage = try stage()
        let heard = try stage.transcript {
            try stage.app.scrollRowSideways(at: stage.path(1), by: -600)
            stage.app.advance(by: 1)
        }
        #expect(!heard.contains("handler"))
        #expect(stage.offset(1) == -148)
    }

    @Test func verticalStepsOfAWheelCloseTheRow() throws {
        let stage = try SwipeTable(rows: 50) { stage in
            stage.delegate.trailing = { _ in
                UISwipeActionsConfiguration(actions: [stage.delegate.action("More")])
            }
        }
        try stage.open(1)
        stage.app.wheel(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -60))
        stage.app.advance(by: 1)
        #expect(!stage.table.isEditing)
    }
}
