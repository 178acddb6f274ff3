import Testing
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

/// Random use of random tables. `SEED=7 ITERATIONS=1` repeats one run; a failure prints a test to paste.
@MainActor @Suite(.serialized)
struct TableMonkeyTests {
    @Test func whateverIsDoneToATableItStaysRight() {
        let iterations = Self.setting("ITERATIONS")
        let first = Self.setting("SEED") ?? 1
        for seed in first..<first + (iterations ?? 12) {
            if iterations != nil { print("SEED=\(seed)") }
            var generator = SeededGenerator(seed: UInt64(seed))
            let steps = (0..<30).map { _ in MonkeyStep.random(using: &generator) }
            guard let fault = TableMonkey.fault(seed: seed, steps) else { continue }
            let shortest = shrunk(steps) { TableMonkey.fault(seed: seed, $0) != nil }
            Issue.record(
                "SEED=\(seed), \(TableMonkey.fault(seed: seed, shortest) ?? fault)\n\(pasteable(seed, shortest))")
            if Self.setting("KEEP_GOING") == nil { return }
        }
    }

    // MARK: Found by the above

    @Test func biggerTextsLeaveATableAtItsEndBetweenItsEdges() {
        let steps = [
            MonkeyStep(.fling, 527, 381, 330), MonkeyStep(.advance, 342, 883, 348),
            MonkeyStep(.textSize, 436, 979, 850),
        ]
        #expect(TableMonkey.fault(seed: 2, steps) == nil)
    }

    @Test func theLineAboveADeletedSelectedRowComesBack() {
        let steps = [
            MonkeyStep(.select, 646, 27, 565), MonkeyStep(.deleteRows, 933, 926, 171), MonkeyStep(.drag, 41, 307, 470),
        ]
        #expect(TableMonkey.fault(seed: 24, steps) == nil)
    }

    @Test func theLineAboveASelectedRowThatLeftTheScreenComesBack() {
        let steps = [MonkeyStep(.tap, 200, 568, 567), MonkeyStep(.resize, 543, 45, 451)]
        #expect(TableMonkey.fault(seed: 184, steps) == nil)
    }

    @Test func rowsDeletedUnderARestingFingerLeaveTheTableBetweenItsEdges() {
        let steps = [
            MonkeyStep(.fingerDown, 911, 74, 116), MonkeyStep(.setOffset, 349, 650, 527),
            MonkeyStep(.deleteRows, 456, 401, 879),
            MonkeyStep(.fingerUp, 0, 391, 652),
        ]
        #expect(TableMonkey.fault(seed: 148, steps) == nil)
    }

    @Test func aReloadWhileTheWheelTurnsLeavesTheTableBetweenItsEdges() {
        let steps = [
            MonkeyStep(.wheel, 388, 822, 841), MonkeyStep(.reloadData, 985, 520, 774),
            MonkeyStep(.advance, 729, 893, 93),
        ]
        #expect(TableMonkey.fault(seed: 122, steps) == nil)
    }

    @Test func aSelectedRowLooksSelectedAgainWhenTheTouchedRowScrollsAway() {
        let fixture = TableFixture([100])
        let stage = TouchStage(showing: fixture.table)
        fixture.table.selectRow(at: IndexPath(row: 6, section: 0), animated: false, scrollPosition: .none)
        stage.down(100, 10)
        stage.advance(by: 0.3)
        #expect(fixture.table.cellForRow(at: IndexPath(row: 6, section: 0))?.isSelected == false)
        fixture.scroll(to: 200)
        #expect(fixture.table.cellForRow(at: IndexPath(row: 6, section: 0))?.isSelected == true)
    }

    @Test func aDelegateMayAskForCellsWhenOneHasEndedDisplaying() {
        let fixture = TableFixture([100])
        let delegate = AskingDelegate()
        fixture.table.delegate = delegate
        fixture.table.layoutIfNeeded()
        fixture.scroll(to: 130)
        #expect(delegate.visible == ["2-12", "2-12"])
    }

    private static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// Drops steps one by one as long as the rest still fails.
    private func shrunk(_ steps: [MonkeyStep], fails: ([MonkeyStep]) -> Bool) -> [MonkeyStep] {
        var kept = steps
        var index = kept.count - 1
        while index >= 0 {
            var shorter = kept
            shorter.remove(at: index)
            if fails(shorter) { kept = shorter }
            index = min(index, kept.count) - 1
        }
        return kept
    }

    private func pasteable(_ seed: Int, _ steps: [MonkeyStep]) -> String {
        """
        @Test func regression() {
            let steps = [
        \(steps.map { "        \($0)," }.joined(separator: "\n"))
            ]
            #expect(TableMonkey.fault(seed: \(seed), steps) == nil)
        }
        """
    }
}

/// Looks at the table's cells from `didEndDisplaying`.
private final class AskingDelegate: NSObject, UITableViewDelegate {
    var visible: [String] = []

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        let rows = tableView.indexPathsForVisibleRows ?? []
        visible.append("\(rows.first?.row ?? -1)-\(rows.last?.row ?? -1)")
    }
}
