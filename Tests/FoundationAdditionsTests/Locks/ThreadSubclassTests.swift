import Foundation
import FoundationAdditions
import Testing

@Suite struct ThreadSubclassTests {
    private final class Worker: Trestle.Thread, @unchecked Sendable {
        let done = DispatchSemaphore(value: 0)
        private(set) var names: [String?] = []

        override func main() {
            names = [name, Thread.current.name]
            if isExecuting, !Thread.isMainThread { done.signal() }
        }
    }

    private func waitUntilFinished(_ thread: Trestle.Thread) {
        let end = Date(timeIntervalSinceNow: 10)
        while !thread.isFinished, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    }

    @Test func aSubclassRunsOnAThreadWithItsName() {
        let worker = Worker()
        worker.name = "worker"
        worker.start()
        #expect(worker.done.wait(timeout: .now() + 10) == .success)
        waitUntilFinished(worker)
        #expect(worker.isFinished && !worker.isExecuting)
        #expect(worker.names == ["worker", "worker"])
    }

    /// A thread that Dispatch starts has the name of Dispatch's own at first.
    @Test func threadsHaveTheirNameFromTheirFirstStatementOn() {
        for _ in 0..<100 {
            let worker = Worker()
            worker.name = "worker"
            DispatchQueue.global().async { worker.start() }
            #expect(worker.done.wait(timeout: .now() + 10) == .success)
            #expect(worker.names == ["worker", "worker"])
        }
    }

    @Test(arguments: [("a name of 20 letters", "a name of 20 le"), ("fifteen bytes ü", "fifteen bytes ")])
    func theSystemKeepsTheBeginningOfALongName(name: String, shown: String) {
        let worker = Worker()
        worker.name = name
        worker.start()
        #expect(worker.done.wait(timeout: .now() + 10) == .success)
        #expect(worker.names == [name, shown])
    }

    @Test func aThreadThatIsCanceledBeforeDoesNothing() {
        let worker = Worker()
        worker.cancel()
        worker.start()
        waitUntilFinished(worker)
        #expect(worker.isFinished && worker.isCancelled && worker.names.isEmpty)
    }
}
