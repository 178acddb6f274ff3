import AllocationCount
import HostInterface
import Testing
import UIKitTestDriver

@testable import UIKit

/// What assistive technologies cost an application that scrolls.
@MainActor @Suite(.serialized)
struct AccessibilityCostTests {
    private func stage() throws -> (TestApplication, NodeRows) {
        let rows = NodeRows([1_000_000_000])
        let app = try TestApplication(showing: rows)
        scroll(rows, app, frames: 40) { _ in }
        app.advance(by: 1)
        return (app, rows)
    }

    /// Scrolls by less than a row a frame, and says after each frame how many allocations it made.
    private func scroll(_ rows: NodeRows, _ app: TestApplication, frames: Int, _ body: (UInt) -> Void) {
        for _ in 0..<frames {
            let before = allocation_count()
            rows.tableView.contentOffset.y += 13
            app.frame()
            body(allocation_count() - before)
        }
    }

    /// The fewest allocations of a frame: in some of them a cell comes, or a cache of the process grows.
    private func fewestAllocations(_ rows: NodeRows, _ app: TestApplication) -> UInt {
        var fewest = UInt.max
        scroll(rows, app, frames: 30) { fewest = min(fewest, $0) }
        return fewest
    }

    @Test func whileNobodyListensAFrameMakesNoNodesAndSendsNothing() throws {
        let (app, rows) = try stage()
        let nodes = AccessibilityProvider.nodesMade
        scroll(rows, app, frames: 60) { _ in }
        app.advance(by: 1)
        #expect(AccessibilityProvider.nodesMade == nodes && app.accessibilityEvents.isEmpty)
        #expect(rows.tableView.accessibleRowsIfMade == nil)
    }

    /// The allocations of a second of scrolling, in which rows come and go.
    private func allocations(_ rows: NodeRows, _ app: TestApplication) -> UInt {
        var all: UInt = 0
        scroll(rows, app, frames: 60) { all += $0 }
        return all
    }

    @Test func withoutAssistiveTechnologiesThereIsNothingThatAFrameCouldTell() throws {
        let (app, rows) = try stage()
        let nodes = AccessibilityProvider.nodesMade
        let posted = UIApplication.current?.run?.assistance.posted.count
        scroll(rows, app, frames: 60) { _ in }
        app.advance(by: 1)
        #expect(AccessibilityProvider.listening == nil && AccessibilityProvider.nodesMade == nodes)
        #expect(UIApplication.current?.run?.assistance.posted.count == posted)
    }

    @Test func whileSomebodyListensAScrollAllocatesAtMostAThirdMore() throws {
        let (app, rows) = try stage()
        let without = allocations(rows, app)
        app.assistiveTechnologyListens = true
        let stage = NodeStage(app)
        for node in stage.all { _ = stage.tree.node(node.id)?.states }
        app.advance(by: 1)
        let with = allocations(rows, app)
        #expect(Double(with) <= 1.3 * Double(without), "\(without) allocations without, \(with) with a listener")
    }

    @Test func afterQuestionsAFrameCostsWhatItDidBefore() throws {
        let (app, rows) = try stage()
        let before = fewestAllocations(rows, app)
        let stage = NodeStage(app)
        for node in stage.all { _ = stage.tree.node(node.id)?.states }
        app.advance(by: 1)
        let nodes = AccessibilityProvider.nodesMade
        let after = fewestAllocations(rows, app)
        app.advance(by: 1)
        #expect(after <= before, "\(before) allocations before the questions, \(after) after them")
        #expect(AccessibilityProvider.nodesMade == nodes && app.accessibilityEvents.isEmpty)
    }

    @Test func whoHasListenedOnceCostsNothingAfterwards() throws {
        let (app, rows) = try stage()
        app.assistiveTechnologyListens = true
        let stage = NodeStage(app)
        for node in stage.all { _ = stage.tree.node(node.id)?.states }
        scroll(rows, app, frames: 10) { _ in }
        app.advance(by: 1)
        app.assistiveTechnologyListens = false
        let (nodes, events) = (AccessibilityProvider.nodesMade, app.accessibilityEvents.count)
        scroll(rows, app, frames: 60) { _ in }
        app.advance(by: 1)
        #expect(AccessibilityProvider.nodesMade == nodes && app.accessibilityEvents.count == events)
    }

    @Test func whileSomebodyListensTheFramesOfAScrollMakeNoNodesAndItsEndSendsOnce() throws {
        let (app, rows) = try stage()
        app.assistiveTechnologyListens = true
        let stage = NodeStage(app)
        for node in stage.all { _ = stage.tree.node(node.id)?.states }
        app.advance(by: 1)
        let (nodes, events) = (AccessibilityProvider.nodesMade, app.accessibilityEvents.count)
        scroll(rows, app, frames: 60) { _ in }
        #expect(AccessibilityProvider.nodesMade == nodes && app.accessibilityEvents.count == events)
        app.advance(by: 1)
        #expect(app.accessibilityEvents.count == events + 1)
        #expect(app.accessibilityEvents.last?.hasPrefix("visible: listBox") == true)
    }
}
