import Foundation
import XCTest

/// Moves the application's clock until expectations of XCTest are fulfilled.
@MainActor
enum ExpectationWait {
    /// Moves the clock. Without a running application XCTest waits in real time.
    ///
    /// - Returns: whether XCTest is to wait as long as it was told.
    static func advance(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Bool {
        guard let session = LaunchedApplication.current else { return true }
        return session.wait(upTo: timeout) { expectations.allSatisfy(isFulfilled) }
    }

    /// How long XCTest waits for expectations that were not fulfilled in time, in seconds: it has to find that out.
    static func rest(of timeout: TimeInterval) -> TimeInterval {
        LaunchedApplication.current == nil ? timeout : min(timeout, 0.001)
    }

    /// Whether an expectation is fulfilled, or will be as soon as XCTest looks at it. An inverted one never is.
    private static func isFulfilled(_ expectation: XCTestExpectation) -> Bool {
        guard !expectation.isInverted else { return false }
        if let expectation = expectation as? XCTNSPredicateExpectation {
            guard expectation.predicate.evaluate(with: expectation.object) else { return false }
            return expectation.handler?() ?? true
        }
        return field("isFulfilled", of: expectation) as? Bool ?? false
    }

    /// The expectations that a test has made, which XCTest keeps to itself.
    static func expectations(of test: XCTestCase) -> [XCTestExpectation] {
        (field("_allExpectations", of: test) ?? field("expectations", of: test)) as? [XCTestExpectation] ?? []
    }

    private static func field(_ name: String, of object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// What `sleep` does in a test.
enum TestSleep {
    static func sleep(_ seconds: TimeInterval) {
        guard Thread.isMainThread, MainActor.assumeIsolated({ advance(by: seconds) }) else {
            return Thread.sleep(forTimeInterval: seconds)
        }
    }

    /// Moves the clock of the running application. Returns false if there is none.
    @MainActor private static func advance(by seconds: TimeInterval) -> Bool {
        guard let session = LaunchedApplication.current else { return false }
        _ = session.wait(upTo: seconds) { false }
        return true
    }
}
