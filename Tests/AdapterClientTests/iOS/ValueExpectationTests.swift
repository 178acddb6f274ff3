import UIKit
import XCTest

/// Expectations of values that change, as iOS projects have them.
final class ValueExpectationTests: XCTestCase {
    private final class Counter: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var name = "a"
    }

    private let counter = Counter()

    func testAChangeAfterTheExpectationFulfillsIt() {
        keyValueObservingExpectation(for: counter, keyPath: "count")
        counter.count = 1
        waitForExpectations(timeout: 0)
    }

    func testAHandlerDecidesWhichChangeFulfillsIt() {
        var changes: [Int] = []
        keyValueObservingExpectation(for: counter, keyPath: "count") { object, change in
            changes.append(change["new"] as? Int ?? -1)
            return (object as? Counter)?.count == 2
        }
        for number in 1...3 { counter.count = number }
        waitForExpectations(timeout: 0)
        XCTAssertEqual(changes, [1, 2])
    }

    func testAnExpectedValueMayBeThereBefore() {
        keyValueObservingExpectation(for: counter, keyPath: "name", expectedValue: "a")
        waitForExpectations(timeout: 0)
    }

    func testAnExpectedValueMayComeLater() {
        let expectation = keyValueObservingExpectation(for: counter, keyPath: "name", expectedValue: "c")
        for name in ["b", "c", "d"] { counter.name = name }
        wait(for: [expectation], timeout: 0)
    }

    func testAnExpectationThatIsCreatedWaitsForItsValue() {
        let expectations = [
            XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 2),
            XCTKVOExpectation(keyPath: "name", object: counter, expectedValue: "a"),
        ]
        counter.count = 1
        let other = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 3)
        XCTAssertEqual(XCTWaiter.wait(for: [other], timeout: 0), .timedOut)
        counter.count = 2
        wait(for: expectations, timeout: 0)
    }

    func testItsHandlerDecidesToo() {
        let expectation = XCTKVOExpectation(keyPath: "count", object: counter)
        expectation.handler = { object, change in change["new"] as? Int == 3 && (object as? Counter)?.name == "a" }
        let other = XCTKVOExpectation(keyPath: "count", object: counter)
        other.handler = { _, change in change["new"] as? Int == 4 }
        counter.count = 2
        XCTAssertEqual(XCTWaiter.wait(for: [other], timeout: 0), .timedOut)
        counter.count = 3
        wait(for: [expectation], timeout: 0)
    }

    func testWithoutInitialOptionTheValueHasToChange() {
        let expectations = (0..<2).map { _ in
            XCTKVOExpectation(keyPath: "name", object: counter, expectedValue: "a", options: .new)
        }
        XCTAssertEqual(XCTWaiter.wait(for: [expectations[0]], timeout: 0), .timedOut)
        counter.name = "a"
        wait(for: [expectations[1]], timeout: 0)
    }

    func testWithoutAChangeItIsNotFulfilled() {
        let expectation = keyValueObservingExpectation(for: counter, keyPath: "count") { _, _ in false }
        counter.count = 1
        XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 0), .timedOut)
    }
}
