import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct CaughtExceptionTests {
    private final class ParsingException: NSException, @unchecked Sendable {}

    private func raise(_ reason: String) { NSException(name: .genericException, reason: reason).raise() }

    @Test func theFirstExceptionOfABlockIsReturned() {
        let exception = NSException.catchException {
            raise("a")
            raise("b")
        }
        #expect(exception?.reason == "a")
        #expect(NSException.catchException {} == nil)
    }

    @Test func exceptionsOfUIKitAreCaught() {
        let table = UITableView()
        table.reloadData()
        let exception = NSException.catchException {
            table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        }
        #expect(exception?.name == .internalInconsistencyException)
    }

    @Test func theInnermostBlockForTheClassCatches() {
        var inner: ParsingException?
        let outer = NSException.catchException {
            inner = ParsingException.catchException {
                raise("a")
                ParsingException(name: .rangeException, reason: "b").raise()
            }
        }
        #expect(outer?.reason == "a")
        #expect(inner?.reason == "b")
    }

    @Test func afterTheBlockThePolicyDecidesAgain() throws {
        _ = NSException.catchException { raise("a") }
        try expectException(named: .genericException, reason: "b") { raise("b") }
    }

    @Test func otherThreadsAreNotCaught() async throws {
        let caught = try await withCheckedThrowingContinuation { continuation in
            continuation.resume(
                with: Result {
                    var caught: NSException?
                    try expectException(named: .genericException, reason: "a") {
                        caught = NSException.catchException {
                            let thread = Thread { NSException(name: .genericException, reason: "a").raise() }
                            thread.start()
                            while !thread.isFinished { sched_yield() }
                        }
                    }
                    return caught
                })
        }
        #expect(caught == nil)
    }
}
