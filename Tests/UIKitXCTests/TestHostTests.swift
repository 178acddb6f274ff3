import UIKit
import UIKitTestDriver
import XCTest

/// What the unit tests of an application find of it.
final class TestHostTests: XCTestCase {
    override func setUp() {
        super.setUp()
        // A test before this one may have left its application.
        try? TestApplication(showing: UIViewController()).end()
        MainDelegate.calls = []
        MainDelegate.whenActive = {}
    }

    func testTheFirstQuestionForTheApplicationLaunchesIt() throws {
        TestHost.register(delegate: NSStringFromClass(MainDelegate.self))
        let application = UIApplication.shared
        XCTAssertEqual(MainDelegate.calls, ["launched", "active"])
        XCTAssertTrue(application.delegate is MainDelegate)
        XCTAssertTrue(application.keyWindow?.rootViewController?.isViewLoaded == true)
        XCTAssertEqual(application.connectedScenes.count, 1)
    }

    func testItIsLaunchedOnceAndRunsInRealTime() throws {
        TestHost.register(delegate: NSStringFromClass(MainDelegate.self))
        MainActor.assumeIsolated { TestHost.launch() }
        MainActor.assumeIsolated { TestHost.launch() }
        XCTAssertEqual(MainDelegate.calls, ["launched", "active"])
        let view = try XCTUnwrap(UIApplication.shared.keyWindow?.rootViewController?.view)
        let done = expectation(description: "done")
        UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { _ in done.fulfill() }
        waitForExpectations(timeout: 5)
    }
}
