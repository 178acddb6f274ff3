import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Handlers and their completion handlers.
@MainActor @Suite(.serialized) struct RowActionPerformingTests {
    private func stage(
        _ style: UIContextualAction.Style, result: Bool?, body: @escaping (SwipeTable, UIView) -> Void = { _, _ in }
    ) throws -> SwipeTable {
        let stage = try SwipeTable()
        stage.delegate.trailing = { [unowned stage] _ in
            UISwipeActionsConfiguration(actions: [
                stage.delegate.action("Act", style, result: result) { body(stage, $0) }
            ])
        }
        return stage
    }

    private func act(_ stage: SwipeTable) throws {
        try stage.open(1)
        try stage.tapButton(0)
        stage.app.advance(by: 1)
    }

    // Seeds 192.
    @Test func aNormalActionClosesTheRow() throws {
        let stage = try stage(.normal, result: true)
        try act(stage)
        #expect(stage.offset(1) == 0)
    }

    @Test func anActionThatWasNotPerformedClosesTheRow() throws {
        let stage = try stage(.destructive, result: false)
        try act(stage)
        #expect(stage.offset(1) == 0)
        #expect(!stage.table.isEditing)
    }

    @Test func aDestructiveActionThatWasPerformedMovesTheContentOut() throws {
        let stage = try stage(.destructive, result: true)
        try act(stage)
        #expect(stage.offset(1) == -400)
        #expect(!stage.table.isEditing)
        stage.table.reloadRows(at: [stage.path(1)], with: .none)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func theContentStaysOutUntilALaterDeletion() throws {
        let stage = try stage(.destructive, result: true)
        try act(stage)
        stage.source.data.remove(at: 1)
        stage.table.deleteRows(at: [stage.path(1)], with: .automatic)
        stage.app.advance(by: 1)
        #expect(stage.table.visibleCells.map(\.frame.minX) == Array(repeating: 0, count: 7))
        #expect(stage.table.visibleCells.map { $0.textLabel?.text ?? "" }[1] == "Row 2")
    }

    @Test func theRowStaysOpenUntilALateCompletion() throws {
        let stage = try stage(.normal, result: nil)
        try act(stage)
        #expect(stage.offset(1) == -74)
        #expect(stage.table.isEditing)
        stage.delegate.done?(true)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func aSecondCompletionDoesNothing() throws {
        let stage = try stage(.normal, result: nil)
        try act(stage)
        let done = stage.delegate.done
        done?(true)
        stage.app.advance(by: 1)
        try stage.open(1)
        done?(true)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -74)
    }

    @Test func aRowWhoseActionNeverCompletesClosesWithATapElsewhere() throws {
        let stage = try stage(.normal, result: nil)
        try act(stage)
        stage.app.tap(at: CGPoint(x: 200, y: 330))
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
        stage.delegate.done?(true)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func aCompletionMayComeFromAnotherThread() async throws {
        let stage = try stage(.normal, result: nil)
        try act(stage)
        let done = try #require(stage.delegate.done)
        await callElsewhere(Handler(call: done))
        await stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func theHandlerGetsItsButton() throws {
        var given: UIView?
        let stage = try stage(.normal, result: true) { _, view in given = view }
        try act(stage)
        #expect((given as? RowActionButton)?.action.title == "Act")
    }

    @Test func aFullSwipeOfANormalActionThatWaitsOpensTheRow() throws {
        let stage = try stage(.normal, result: nil)
        try stage.swipe(1, by: -330)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -74)
        #expect(stage.source.lines.contains("handler Act"))
    }

    @Test func aFullSwipeOfADestructiveActionMovesTheContentOutAtOnce() throws {
        let stage = try stage(.destructive, result: nil)
        try stage.swipe(1, by: -330)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == -400)
        #expect(stage.table.isEditing)
        stage.delegate.done?(false)
        stage.app.advance(by: 1)
        #expect(stage.offset(1) == 0)
    }

    @Test func theContentOfADeletedRowMovesOutWhileTheOthersCloseOverIt() throws {
        let stage = try stage(.destructive, result: true) { stage, _ in
            stage.source.data.remove(at: 1)
            stage.table.deleteRows(at: [stage.path(1)], with: .automatic)
        }
        try stage.open(1)
        let leaving = try #require(stage.cell(1))
        try stage.tapButton(0)
        stage.app.advance(by: 0.1)
        #expect(leaving.frame.minX < -100)
        #expect(leaving.alpha == 1)
        stage.app.advance(by: 1)
        #expect(leaving.frame.minX == 0 || leaving.isHiddenForReuse)
        #expect(!leaving.subviews.contains { $0 is RowActionsView })
    }

    /// Sound: the test waits for the call.
    private struct Handler: @unchecked Sendable {
        let call: (Bool) -> Void
    }

    private nonisolated func callElsewhere(_ handler: Handler) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                handler.call(true)
                continuation.resume()
            }
        }
    }
}
