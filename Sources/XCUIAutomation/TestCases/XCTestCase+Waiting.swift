import Foundation
import XCTest

// While an application runs, these take the place of XCTest's methods, which wait in real time: the compiler prefers them,
// because they have fewer parameters.
extension XCTestCase {
    /// Waits for expectations while the application's clock moves on. The test fails if they are not fulfilled in time.
    @preconcurrency @MainActor
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {
        let isInTime = ExpectationWait.advance(for: expectations, timeout: timeout)
        wait(
            for: expectations, timeout: isInTime ? max(timeout, 1) : ExpectationWait.rest(of: timeout),
            enforceOrder: false)
    }

    /// Waits for expectations of the test while the application's clock moves on.
    @preconcurrency @MainActor
    public func wait(for expectations: [XCTestExpectation]) {
        wait(for: expectations, timeout: 60)
    }

    /// Waits for all expectations of the test while the application's clock moves on.
    ///
    /// - Parameter handler: called afterwards, with the error if they are not fulfilled in time.
    @preconcurrency @MainActor
    public func waitForExpectations(timeout: TimeInterval, handler: ((Error?) -> Void)? = nil) {
        let all = ExpectationWait.expectations(of: self)
        let isInTime = ExpectationWait.advance(for: all, timeout: timeout)
        waitForExpectations(
            timeout: isInTime ? max(timeout, 1) : ExpectationWait.rest(of: timeout), file: #file, line: #line,
            handler: handler)
    }
}

extension XCTWaiter {
    /// Waits for expectations while the application's clock moves on.
    ///
    /// - Returns: whether they are fulfilled, or why not.
    @preconcurrency @MainActor @discardableResult
    public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
        let isInTime = ExpectationWait.advance(for: expectations, timeout: timeout)
        return wait(
            for: expectations, timeout: isInTime ? max(timeout, 1) : ExpectationWait.rest(of: timeout),
            enforceOrder: false)
    }

    /// Waits for expectations while the application's clock moves on.
    @preconcurrency @MainActor @discardableResult
    public static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
        XCTWaiter().wait(for: expectations, timeout: timeout)
    }
}

/// Waits on the application's clock; on other threads than the main one, and without an application, in real time.
@discardableResult
public func sleep(_ seconds: Int) -> UInt32 {
    TestSleep.sleep(Double(seconds))
    return 0
}

/// Waits as ``sleep(_:)``, for millionths of a second.
@discardableResult
public func usleep(_ microseconds: Int) -> Int32 {
    TestSleep.sleep(Double(microseconds) / 1_000_000)
    return 0
}
