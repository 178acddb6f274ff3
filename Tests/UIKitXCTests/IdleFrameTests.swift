import UIKit
import UIKitTestDriver
import XCTest

/// Tests of a library start no application: what needs frames goes on in real time while XCTest waits.
final class IdleFrameTests: XCTestCase {
    override func setUp() {
        super.setUp()
        // A test before this one may have left its application.
        try? TestApplication(showing: UIViewController()).end()
    }

    func testAnAnimationWithoutADurationEnds() {
        let done = expectation(description: "done")
        UIView.animate(withDuration: 0, animations: {}) { _ in done.fulfill() }
        waitForExpectations(timeout: 5)
    }

    func testAnAnimationOfAViewEndsAfterItsDuration() {
        let done = expectation(description: "done")
        let view = UIView()
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { _ in done.fulfill() }
        waitForExpectations(timeout: 5)
        XCTAssertGreaterThanOrEqual(CACurrentMediaTime() - start, 0.05)
    }

    func testAnAnimationOfALayerEnds() {
        let done = expectation(description: "done")
        let layer = CALayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.fulfill() }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
        waitForExpectations(timeout: 5)
    }

    func testADisplayLinkIsCalled() {
        let third = expectation(description: "third call")
        var calls = 0
        let link = CADisplayLink { link in
            calls += 1
            guard calls == 3 else { return }
            link.invalidate()
            third.fulfill()
        }
        link.add(to: .main, forMode: .common)
        waitForExpectations(timeout: 5)
    }

    func testAnApplicationTakesTheFrames() throws {
        let view = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
        let app = try TestApplication(showing: UIViewController())
        let time = app.time
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(app.time, time)
    }
}
