import UIKit
import XCTest
import XCUIAutomation

/// Waits on the application's clock.
final class WaitingUITests: ShopTestCase {
    private var late: XCUIElement { app.staticTexts["Three seconds"] }

    func testAWaitMovesTheClockByNoMoreThanItsTimeout() {
        app.buttons["Later"].tap()
        XCTAssertFalse(late.waitForExistence(timeout: 2))
        XCTAssertTrue(late.waitForExistence(timeout: 2))
    }

    func testWhatIsDelayedStaysOnTheClockWhileAConnectionIsWaitedFor() throws {
        app.buttons["Later"].tap()
        let connection = try LoopbackConnection()
        withExtendedLifetime(connection) { XCTAssertFalse(late.waitForExistence(timeout: 2)) }
        XCTAssertTrue(late.waitForExistence(timeout: 2))
    }

    func testABackgroundThreadIsWaitedFor() {
        app.buttons["Later"].tap()
        XCTAssertTrue(app.staticTexts["Background"].waitForExistence(timeout: 5))
    }

    func testAnExpectationOfAPredicateMovesTheClock() {
        app.buttons["Later"].tap()
        expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: late, handler: nil)
        waitForExpectations(timeout: 5, handler: nil)
        XCTAssertTrue(late.exists)
    }

    func testAWaiterMovesTheClock() {
        app.buttons["Later"].tap()
        let exists = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: late)
        XCTAssertEqual(XCTWaiter().wait(for: [exists], timeout: 1), .timedOut)
        let later = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: late)
        XCTAssertEqual(XCTWaiter.wait(for: [later], timeout: 5), .completed)
    }

    func testAnExpectationThatTheMainQueueFulfilsMovesTheClock() {
        let pause = expectation(description: "pause")
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { pause.fulfill() }
        wait(for: [pause], timeout: 10)
    }

    func testSleepMovesTheClock() {
        app.buttons["Later"].tap()
        sleep(4)
        XCTAssertTrue(late.exists)
    }

    func testSleepOfAnotherThreadIsThatOfTheSystem() {
        let done = expectation(description: "done")
        Thread.detachNewThread {
            usleep(1000)
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
    }

    func testAPropertyIsWaitedFor() {
        app.buttons["Later"].tap()
        XCTAssertTrue(late.wait(for: \.label, toEqual: "Three seconds", timeout: 5))
        XCTAssertFalse(late.wait(for: \.label, toEqual: "Four seconds", timeout: 1))
    }
}
