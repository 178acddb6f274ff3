import HostInterface
import Synchronization
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What the console says about slow frames. Work takes as long as a test says.
@MainActor @Suite(.serialized)
struct FramePartsTests {
    private final class WorkClock: HostClock {
        private let milliseconds = Mutex(0.0)
        var now: Double { milliseconds.withLock { $0 / 1000 } }
        func work(_ time: Double) { milliseconds.withLock { $0 += time } }
    }

    private final class WorkingView: UIView {
        var onLayout: () -> Void = {}
        override func layoutSubviews() { onLayout() }
        var onDrawing: () -> Void = {}
        override func draw(_ rect: CGRect) { onDrawing() }
    }

    private final class WorkingList: UITableViewController {
        var onCell: () -> Void = {}
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            onCell()
            return UITableViewCell()
        }
    }

    private let clock = WorkClock()

    /// Returns what is written to the console about a frame, before which `change` is called.
    private func frame(
        of controller: UIViewController, flags: DebugFlags = .frames, _ change: () -> Void
    ) throws -> [String] {
        let before = FrameParts.clock
        FrameParts.clock = clock
        defer { FrameParts.clock = before }
        let app = try TestApplication(showing: controller, size: CGSize(width: 200, height: 300), scale: 1)
        let said = logged(with: flags) {
            app.frame()
            change()
            app.frame()
        }
        // Nothing is measured after the flag is off.
        logged(with: []) {
            controller.view.setNeedsLayout()
            app.frame()
        }.forEach { Issue.record("\($0)") }
        #expect(FrameParts.current == nil)
        return said
    }

    private func controller(with view: UIView) -> UIViewController {
        let controller = UIViewController()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        return controller
    }

    @Test func aSlowLayoutIsNamedWithItsClass() throws {
        let view = WorkingView()
        let said = try frame(of: controller(with: view)) {
            view.onLayout = { clock.work(20) }
            view.setNeedsLayout()
        }
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("Slow frame: 20.0 ms. Its largest parts: layout of ") == true)
        #expect(said.first?.hasSuffix("WorkingView, 20.0 ms.") == true)
    }

    @Test func theThreeLargestPartsAreInTheOrderOfTheirTimes() throws {
        let (first, second) = (WorkingView(), UIView())
        first.addSubview(second)
        let list = WorkingList()
        list.view.addSubview(first)
        first.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let said = try frame(of: list) {
            list.onCell = { clock.work(8) }
            list.tableView.reloadData()
            first.onLayout = { clock.work(3) }
            first.setNeedsLayout()
            first.onDrawing = { clock.work(5) }
            first.setNeedsDisplay()
        }
        let report = try #require(said.first)
        #expect(report.hasPrefix("Slow frame: 32.0 ms. Its largest parts: tableView(_:cellForRowAt:) of "))
        let parts = report.split(separator: ";")
        #expect(parts.count == 3)
        #expect(parts[0].hasSuffix("WorkingList, 24.0 ms (3 times)"))
        #expect(parts[1].hasPrefix(" drawing of ") && parts[1].hasSuffix("WorkingView, 5.0 ms"))
        #expect(parts[2].hasPrefix(" layout of ") && parts[2].hasSuffix("WorkingView, 3.0 ms."))
    }

    @Test func aPartDoesNotCountWhatItCalls() throws {
        let (outer, inner) = (WorkingView(), WorkingView())
        let list = WorkingList()
        outer.addSubview(inner)
        let said = try frame(of: controller(with: outer)) {
            outer.onLayout = {
                clock.work(20)
                list.onCell = { clock.work(9) }
                list.tableView.frame.size = CGSize(width: 100, height: 200)
                list.tableView.layoutIfNeeded()
            }
            outer.setNeedsLayout()
        }
        let report = try #require(said.first)
        #expect(report.hasPrefix("Slow frame: 47.0 ms. Its largest parts: tableView(_:cellForRowAt:) of "))
        #expect(report.contains("WorkingView, 20.0 ms"))
    }

    @Test func aFrameInTimeIsNotReported() throws {
        let view = WorkingView()
        let said = try frame(of: controller(with: view)) {
            view.onLayout = { clock.work(15) }
            view.setNeedsLayout()
        }
        #expect(said.isEmpty)
    }

    @Test func slowFramesWithTheSameLargestPartAreReportedOnce() throws {
        let view = WorkingView()
        let before = FrameParts.clock
        FrameParts.clock = clock
        defer { FrameParts.clock = before }
        let app = try TestApplication(showing: controller(with: view), size: CGSize(width: 200, height: 300), scale: 1)
        view.onLayout = { clock.work(20) }
        let said = logged(with: .frames) {
            for _ in 0..<3 {
                view.setNeedsLayout()
                app.frame()
            }
        }
        _ = logged(with: []) { app.frame() }
        #expect(said.count == 1)
    }

    @Test func workOfAnEventBelongsToTheNextFrame() throws {
        let button = UIButton(type: .system)
        button.addAction(UIAction { _ in clock.work(30) }, for: .touchUpInside)
        let before = FrameParts.clock
        FrameParts.clock = clock
        defer { FrameParts.clock = before }
        let app = try TestApplication(
            showing: controller(with: button), size: CGSize(width: 200, height: 300), scale: 1)
        let said = logged(with: .frames) {
            app.frame()
            app.tap(at: CGPoint(x: 50, y: 50))
            app.frame()
        }
        _ = logged(with: []) { app.frame() }
        #expect(said.first?.hasPrefix("Slow frame: 30.0 ms. Its largest parts: events, 30.0 ms") == true)
    }

    @Test func withoutTheFlagNothingIsReported() throws {
        let view = WorkingView()
        let said = try frame(of: controller(with: view), flags: []) {
            view.onLayout = { clock.work(20) }
            view.setNeedsLayout()
        }
        #expect(said.isEmpty)
    }
}
