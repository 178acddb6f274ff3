import UIKit
import UIKitTestDriver
import XCTest

/// The driver from XCTest in the Swift 5 language mode, as most iOS test targets are: plain test methods, nothing marked for the
/// main actor. Here tests run on the main thread, so the main queue is served by synchronous calls.
final class XCTestDriverTests: XCTestCase {
    func testAViewControllerIsShownAndTapped() throws {
        let controller = CountingController()
        let app = try TestApplication(showing: controller)
        try app.tap(text: "Taps: 0")
        XCTAssertEqual(app.visibleTexts, ["Taps: 1"])
    }

    func testAdvancingServesTheMainQueue() throws {
        let app = try TestApplication(showing: UIViewController())
        var served: [String] = []
        DispatchQueue.main.async { served.append("block") }
        Task { @MainActor in served.append("task") }
        app.advance(by: 1.0 / 60)
        XCTAssertEqual(served, ["block", "task"])
    }

    /// XCTest keeps its test cases, and with them the applications in their properties, until the process ends.
    func testSettlingWhileAnotherTestCaseHoldsItsApplication() throws {
        let former = try TestApplication(showing: CountingController())
        let app = try TestApplication(showing: CountingController())
        try app.settle()
        XCTAssertTrue(former.windowScenes.allSatisfy { $0.windows.isEmpty })
    }

    func testSettlingWaitsForAnimations() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        var finished = false
        UIView.animate(
            withDuration: 2, animations: { controller.view.alpha = 0.5 }, completion: { _ in finished = true })
        try app.settle()
        XCTAssertTrue(finished)
    }

    func testWaitingServesTimersInRealTime() throws {
        let app = try TestApplication(showing: UIViewController())
        nonisolated(unsafe) var fired = false
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fired = true }
        try app.wait(until: { fired })
        XCTAssertTrue(fired)
    }

    func testWaitingInVainThrows() throws {
        let app = try TestApplication(showing: UIViewController())
        XCTAssertThrowsError(try app.wait(until: { false }, timeout: 0.05))
    }

    func testExceptionsAreExpected() throws {
        try expectException(named: "NSGenericException", reason: "on purpose") {
            NSException(name: .genericException, reason: "on purpose").raise()
        }
    }
}

private final class CountingController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Taps: 0"
        view.addSubview(label)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        label.text = "Taps: \(count)"
    }
}
