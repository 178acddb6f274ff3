import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct FocusMoveTests {
    @Test func everyEnvironmentIsAskedAndThenToldFromTheInside() throws {
        let stage = try FocusStage()
        let one = stage.add("one", 20, 100)
        let two = stage.add("two", 100, 100)
        stage.system.requestFocusUpdate(to: one)
        stage.system.updateFocusIfNeeded()
        let calls = stage.writes {
            stage.system.requestFocusUpdate(to: two)
            stage.system.updateFocusIfNeeded()
        }
        #expect(
            calls == [
                "one: should one to two", "controller: should one to two", "two: should one to two",
                "one: did one to two", "controller: did one to two", "two: did one to two",
            ])
        #expect(!one.isFocused)
        #expect(two.isFocused)
    }

    @Test func aRequestIsPerformedAtTheEndOfTheTurn() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        stage.system.requestFocusUpdate(to: tile)
        #expect(stage.focused == nil)
        stage.app.frame()
        #expect(stage.focused == "tile")
    }

    private func deferred() throws -> FocusStage {
        let stage = try FocusStage()
        let one = stage.add("one", 20, 100)
        let two = stage.add("two", 100, 100)
        two.deferral = .always
        stage.system.requestFocusUpdate(to: one)
        stage.app.frame()
        stage.system.requestFocusUpdate(to: two)
        stage.app.frame()
        return stage
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardTab])
    func theFocusThatAnItemDefersWaitsForAKey(key: UIKeyboardHIDUsage) throws {
        let stage = try deferred()
        #expect(stage.focused == nil)
        stage.press(key)
        #expect(stage.focused == "two")
        stage.press(.keyboardLeftArrow)
        #expect(stage.focused == "one")
        // Keys give the focus at once.
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "two")
    }

    @Test func aLaterMoveReplacesADeferredOne() throws {
        let stage = try deferred()
        let three = stage.add("three", 20, 200)
        stage.system.requestFocusUpdate(to: three)
        stage.app.frame()
        #expect(stage.focused == "three")
        stage.system.hide()
        stage.press(.keyboardDownArrow)
        #expect(stage.focused != "two")
    }

    @Test func anEnvironmentThatRefusesKeepsTheFocus() throws {
        let stage = try FocusStage()
        let one = stage.add("one", 20, 100)
        stage.add("two", 100, 100)
        stage.system.requestFocusUpdate(to: one)
        stage.app.frame()
        stage.controller.refuses = true
        let calls = stage.writes { stage.press(.keyboardRightArrow) }
        #expect(calls == ["one: should one to two", "controller: should one to two"])
        #expect(stage.focused == "one")
    }

    @Test func aMoveAskedForInTheMiddleOfAMoveComesAfterIt() throws {
        let stage = try FocusStage()
        let one = stage.add("one", 20, 100)
        let two = stage.add("two", 100, 100)
        stage.controller.onUpdate = { [unowned stage] in
            stage.controller.onUpdate = nil
            stage.system.requestFocusUpdate(to: two)
            stage.system.updateFocusIfNeeded()
            #expect(stage.focused == "one")
        }
        stage.system.requestFocusUpdate(to: one)
        stage.app.frame()
        stage.app.frame()
        #expect(stage.focused == "two")
    }

    @Test func setNeedsFocusUpdateIsForEnvironmentsThatContainTheFocus() throws {
        let stage = try FocusStage()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
        let right = FocusTile("right", stage.controller)
        stage.controller.view.addSubview(left)
        stage.controller.view.addSubview(right)
        right.isFocusable = false
        right.frame = CGRect(x: 160, y: 0, width: 160, height: 400)
        stage.add("left", 0, 100, to: left)
        let first = stage.add("first", 0, 100, to: right)
        let second = stage.add("second", 0, 200, to: right)
        stage.system.requestFocusUpdate(to: first)
        stage.app.frame()
        left.setNeedsFocusUpdate()
        stage.app.frame()
        #expect(stage.focused == "first")
        right.preferred = [second]
        right.setNeedsFocusUpdate()
        right.updateFocusIfNeeded()
        #expect(stage.focused == "second")
    }

    @Test func aControllersFocusIsThatOfItsPreferredEnvironments() throws {
        let stage = try FocusStage()
        stage.add("low", 20, 300)
        stage.add("high", 20, 100)
        stage.system.requestFocusUpdate(to: stage.controller)
        stage.app.frame()
        #expect(stage.focused == "high")
    }

    @Test func animationsOfTheCoordinatorRunTogetherAndAreCompleted() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        let record = MoveRecord()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: stage.system, queue: nil
        ) { notification in
            nonisolated(unsafe) let notification = notification  // Sound: posted on the main actor.
            MainActor.assumeIsolated {
                let key = UIFocusSystem.animationCoordinatorUserInfoKey
                let coordinator = notification.userInfo?[key] as? UIFocusAnimationCoordinator
                coordinator?.addCoordinatedFocusingAnimations { context in
                    tile.alpha = context.duration > 0 ? 0.5 : 0
                } completion: {
                    record.isCompleted = true
                }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.system.requestFocusUpdate(to: tile)
        stage.app.frame()
        #expect(tile.alpha == 0.5)
        #expect(tile.layer.presentation()?.opacity ?? 0 > 0.6)
        #expect(!record.isCompleted)
        stage.app.advance(by: 0.5)
        #expect(record.isCompleted)
    }

    @Test func aFailedMoveIsNotified() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        stage.system.requestFocusUpdate(to: tile)
        stage.app.frame()
        let record = MoveRecord()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: stage.system, queue: nil
        ) { notification in
            nonisolated(unsafe) let notification = notification  // Sound: posted on the main actor.
            MainActor.assumeIsolated {
                let key = UIFocusSystem.focusUpdateContextUserInfoKey
                guard let context = notification.userInfo?[key] as? UIFocusUpdateContext else { return }
                record.headings.append(context.focusHeading)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.press(.keyboardLeftArrow)
        #expect(record.headings == [.left])
        stage.add("refused", 20, 200)
        stage.controller.refuses = true
        stage.press(.keyboardDownArrow)
        #expect(record.headings == [.left, .down])
        #expect(stage.focused == "tile")
    }

    @Test func aTouchTakesTheFocusAway() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        stage.system.requestFocusUpdate(to: tile)
        stage.app.frame()
        stage.controller.refuses = true
        let calls = stage.writes { stage.app.tap(at: CGPoint(x: 200, y: 300)) }
        #expect(calls == ["tile: did tile to none", "controller: did tile to none"])
        #expect(stage.focused == nil)
    }

    @Test func anItemThatLeavesTheWindowHasNoFocus() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        stage.system.requestFocusUpdate(to: tile)
        stage.app.frame()
        tile.removeFromSuperview()
        #expect(stage.focused == nil)
        #expect(!tile.isFocused)
    }

    @Test func coveredAndHiddenItemsAreNotFocused() throws {
        let stage = try FocusStage()
        let one = stage.add("one", 20, 100)
        stage.add("hidden", 100, 100).isHidden = true
        stage.add("covered", 180, 100)
        let cover = UIView(frame: CGRect(x: 170, y: 90, width: 80, height: 60))
        stage.controller.view.addSubview(cover)
        stage.system.requestFocusUpdate(to: one)
        stage.app.frame()
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "one")
        cover.removeFromSuperview()
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == "covered")
    }

    @Test func aWindowWithoutKeysHasNoFocusSystem() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        stage.app.tap(at: tile.center)
        tile.setNeedsFocusUpdate()
        #expect(!tile.isFocused)
        #expect(stage.app.window.windowScene?.focusSystemIfMade == nil)
    }
}

@MainActor
private final class MoveRecord {
    var isCompleted = false
    var headings: [UIFocusHeading] = []
}
