import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Anything that a client does to a table from anything that the table calls: nothing traps, and at rest the table shows the
/// data.
@MainActor @Suite(.serialized) struct InterferenceTests {
    /// A short run: the callbacks of data source, delegate and cells, each with a third of the actions. With `ITERATIONS` set,
    /// all callbacks with all actions, at so many calls of the callback. `CALLBACK` chooses one.
    @Test(arguments: InterferingClient.Callback.allCases)
    func aTableShowsItsDataWhateverIsDoneToItFromACallback(_ callback: InterferingClient.Callback) {
        let environment = ProcessInfo.processInfo.environment
        guard (environment["CALLBACK"] ?? callback.rawValue) == callback.rawValue else { return }
        let iterations = environment["ITERATIONS"].flatMap { Int($0) }
        let calls = [2, 0, 9, 1, 23, 5, 14, 40].prefix(iterations ?? 1)
        let turn = InterferingClient.Callback.allCases.firstIndex(of: callback) ?? 0
        for (number, action) in InterferingClient.Action.allCases.enumerated() {
            guard iterations != nil || (number + turn) % 3 == 0 else { continue }
            for callsBefore in calls {
                if let wrong = run(callback, after: callsBefore, action) {
                    Issue.record("\(action) at call \(callsBefore) of \(callback): \(wrong)")
                }
            }
        }
    }

    /// Scrolls, updates, selects, resizes and reloads a table of an interfering client.
    private func run(
        _ callback: InterferingClient.Callback, after callsBefore: Int, _ action: InterferingClient.Action
    ) -> String? {
        let client = InterferingClient(callback, after: callsBefore, action)
        defer { InterferingClient.current = nil }
        let table = client.table
        var wrong: String?
        _ = raised {
            let stage = TouchStage(showing: client.holder)
            @MainActor func step(_ name: String, _ body: () -> Void) {
                guard wrong == nil else { return }
                body()
                stage.advance(by: 1.2)
                table.layoutIfNeeded()
                wrong = client.wrong.map { "\(name): \($0)" }
            }
            step("at the start") {}
            step("scrolled down") { table.contentOffset.y += 170 }
            step("scrolled up") { table.contentOffset.y -= 100 }
            step("updated") {
                guard let section = client.data.indices.last else { return }
                table.performBatchUpdates {
                    client.data[section].insert(7000, at: 0)
                    table.insertRows(at: [IndexPath(row: 0, section: section)], with: .fade)
                    if client.data[0].count > 3 {
                        client.data[0].remove(at: 2)
                        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
                    }
                } completion: { _ in
                    client.called(.completion)
                }
            }
            step("selected") {
                guard let row = table.indexPathsForVisibleRows?.last else { return }
                table.selectRow(at: row, animated: true, scrollPosition: .middle)
            }
            step("scrolled to a row") {
                guard table.numberOfSections > 0, table.numberOfRows(inSection: 0) > 0 else { return }
                table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            }
            step("tapped") { stage.tap(100, 90) }
            step("narrower") { table.frame.size.width = 250 }
            step("reconfigured") {
                guard let row = table.indexPathsForVisibleRows?.first else { return }
                table.reconfigureRows(at: [row])
            }
            step("measured again") {
                table.beginUpdates()
                table.endUpdates()
            }
            step("reloaded") {
                client.data = [Array(0..<30)]
                table.reloadData()
            }
        }
        return wrong
    }
}
