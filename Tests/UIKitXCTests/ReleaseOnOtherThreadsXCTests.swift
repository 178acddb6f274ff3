import UIKit
import UIKitTestDriver
import XCTest

/// Objects released last on another thread, from source in the Swift 5 language mode whose classes have plain deinitializers.
final class ReleaseOnOtherThreadsXCTests: XCTestCase {
    private final class ClosingController: UIViewController {
        nonisolated(unsafe) static var endedOnTheMainThread: [Bool] = []
        private let timer = Timer(timeInterval: 1, repeats: true) { _ in }

        deinit {
            timer.invalidate()
            Self.endedOnTheMainThread.append(Thread.isMainThread)
        }
    }

    func testAViewControllerReleasedOnAQueueEndsOnTheMainThread() throws {
        let app = try TestApplication(showing: UIViewController())
        ClosingController.endedOnTheMainThread = []
        nonisolated(unsafe) var controller: ClosingController? = ClosingController()
        let view = controller?.view
        let released = expectation(description: "released")
        DispatchQueue.global().async {
            controller = nil
            released.fulfill()
        }
        wait(for: [released], timeout: 10)
        try app.wait(until: { !ClosingController.endedOnTheMainThread.isEmpty })
        XCTAssertEqual(ClosingController.endedOnTheMainThread, [true])
        XCTAssertNil(view?.next)
    }

    func testReleasedOnTheMainThreadItEndsAtOnce() {
        ClosingController.endedOnTheMainThread = []
        var controller: ClosingController? = ClosingController()
        XCTAssertNotNil(controller)
        controller = nil
        XCTAssertEqual(ClosingController.endedOnTheMainThread, [true])
    }
}
