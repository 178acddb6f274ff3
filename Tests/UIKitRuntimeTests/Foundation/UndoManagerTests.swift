import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct UndoManagerTests {
    /// A value whose changes are undone.
    @MainActor
    private final class Counter: NSObject {
        var value = 0
        let manager: UndoManager

        init(_ manager: UndoManager) {
            self.manager = manager
        }

        func set(_ new: Int) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old) }
        }
    }

    @MainActor
    private final class Notes {
        var names: [String] = []
        var tokens: [any NSObjectProtocol] = []
    }

    private let manager = UndoManager()

    private func counter() -> Counter { Counter(manager) }

    private func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    private func raised(_ body: () -> Void) -> [String] {
        let before = Trestle.exceptionPolicy
        let notes = Notes()
        Trestle.exceptionPolicy = .report { exception in
            MainActor.assumeIsolated { notes.names.append("\(exception.name.rawValue): \(exception.reason ?? "")") }
        }
        defer { Trestle.exceptionPolicy = before }
        body()
        return notes.names
    }

    @Test func undoAndRedoTakeTurns() {
        let counter = counter()
        counter.set(1)
        RunLoopTurn.end()
        counter.set(2)
        manager.undo()
        #expect(counter.value == 1)
        manager.undo()
        #expect(counter.value == 0)
        #expect(!manager.canUndo && manager.canRedo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test func theChangesOfAnEventAreUndoneTogether() {
        let counter = counter()
        counter.set(1)
        counter.set(2)
        #expect(manager.groupingLevel == 1)
        RunLoopTurn.end()
        #expect(manager.groupingLevel == 0)
        counter.set(3)
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func aNewChangeDropsWhatCouldBeRedone() {
        let counter = counter()
        counter.set(1)
        manager.undo()
        counter.set(5)
        #expect(!manager.canRedo)
        manager.redo()
        #expect(counter.value == 5)
    }

    @Test func withoutGroupsOfEventsEachGroupIsUndoneByItself() {
        manager.groupsByEvent = false
        let counter = counter()
        group {
            counter.set(1)
            counter.set(2)
        }
        group { counter.set(3) }
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func aGroupInsideAnotherIsUndoneWithItOrAlone() {
        manager.groupsByEvent = false
        let counter = counter()
        manager.beginUndoGrouping()
        counter.set(1)
        group {
            counter.set(2)
            counter.set(3)
        }
        manager.undoNestedGroup()
        #expect(counter.value == 1)
        #expect(manager.groupingLevel == 1)
        counter.set(4)
        group { counter.set(5) }
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 5)
    }

    @Test func onlyTheLatestLevelsAreKept() {
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        let counter = counter()
        for value in 1...4 { group { counter.set(value) } }
        #expect(manager.undoCount == 2)
        for _ in 0..<4 { manager.undo() }
        #expect(counter.value == 2)
        manager.redo()
        manager.levelsOfUndo = 1
        #expect(manager.redoCount == 1)
    }

    @Test func nothingIsRegisteredWhileThatIsDisabled() {
        let counter = counter()
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        counter.set(1)
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        counter.set(2)
        #expect(manager.canUndo)
    }

    @Test func theOperationsOfATargetAreForgotten() {
        let (one, other) = (counter(), counter())
        one.set(1)
        RunLoopTurn.end()
        other.set(1)
        one.set(2)
        manager.removeAllActions(withTarget: one)
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(one.value == 2)
        #expect(other.value == 0)
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test func anOperationMayForgetTheOthersOfItsGroup() {
        let counter = counter()
        counter.set(1)
        manager.registerUndo(withTarget: counter) { $0.manager.removeAllActions() }
        manager.undo()
        #expect(counter.value == 1)
        #expect(!manager.canUndo && !manager.canRedo && !manager.isUndoing)
        counter.set(2)
        manager.undo()
        #expect(counter.value == 1)
    }

    @Test func targetsAreNotRetained() {
        var counter: Counter? = counter()
        weak let released = counter
        counter?.set(1)
        counter = nil
        #expect(released == nil)
        manager.undo()
    }

    @Test func aMessageIsSentWithItsArgument() {
        let view = UIView()
        let child = UIView()
        manager.registerUndo(withTarget: view, selector: "addSubview:", object: child)
        manager.undo()
        #expect(child.superview === view)
    }

    @Test func actionsHaveNamesForTheMenu() {
        let counter = counter()
        #expect(manager.undoMenuItemTitle == "Undo")
        counter.set(1)
        manager.setActionName("Count")
        #expect(manager.undoMenuItemTitle == "Undo Count")
        manager.undo()
        #expect(manager.undoActionName == "" && manager.redoActionName == "Count")
        #expect(manager.redoMenuItemTitle == "Redo Count")
        manager.redo()
        manager.setActionName("Step")
        #expect(manager.undoActionName == "Step")
    }

    @Test func actionsKeepTheirUserInfoAndAreDiscardable() {
        let key = UndoManager.UserInfoKey("icon")
        let counter = counter()
        counter.set(1)
        manager.setActionUserInfoValue("star", forKey: key)
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionUserInfoValue(forKey: key) as? String == "star")
        manager.undo()
        #expect(!manager.undoActionIsDiscardable && manager.redoActionIsDiscardable)
        #expect(manager.redoActionUserInfoValue(forKey: "icon") as? String == "star")
    }

    @Test func theManagerTellsWhatItDoes() {
        let notes = Notes()
        for name in [
            Notification.Name.NSUndoManagerCheckpoint, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidOpenUndoGroup,
            .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
        ] {
            let short = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
            notes.tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                    MainActor.assumeIsolated { notes.names.append(String(short)) }
                })
        }
        defer { for token in notes.tokens { NotificationCenter.default.removeObserver(token) } }
        manager.groupsByEvent = false
        let counter = counter()
        group { counter.set(1) }
        #expect(
            notes.names == ["Checkpoint", "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
        notes.names = []
        manager.undo()
        #expect(
            notes.names == [
                "Checkpoint", "WillUndoChange", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup",
                "DidUndoChange",
            ])
        notes.names = []
        manager.redo()
        #expect(notes.names.contains("WillRedoChange") && notes.names.last == "DidRedoChange")
    }

    @Test func anObserverOfTheCheckpointMayRegisterLate() {
        let counter = counter()
        let pending = Notes()
        pending.names = ["late"]
        let token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                if pending.names.popLast() != nil { counter.set(7) }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        manager.undo()
        #expect(counter.value == 0)
        #expect(manager.canRedo)
    }

    @Test func misuseRaises() {
        let counter = counter()
        #expect(raised { manager.endUndoGrouping() }.first?.contains("no matching begin") == true)
        #expect(raised { manager.enableUndoRegistration() }.first?.contains("no matching disable") == true)
        manager.groupsByEvent = false
        #expect(raised { counter.set(1) }.first?.contains("must begin a group before registering undo") == true)
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        counter.set(2)
        #expect(raised { manager.undo() }.first?.contains("too many nested undo groups") == true)
        #expect(raised { manager.undoNestedGroup() }.count == 1)
        #expect(counter.value == 2)
    }

    @Test func undoInsideAnOperationDoesNothing() {
        let counter = counter()
        counter.set(1)
        RunLoopTurn.end()
        manager.registerUndo(withTarget: counter) { $0.manager.undo() }
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.undoCount == 1)
    }

    @Test func selectorsOfAManagerAreKnown() {
        let counter = counter()
        counter.set(1)
        manager.perform("undo")
        #expect(counter.value == 0)
    }
}
