import Synchronization
import Testing
import UIKit

@testable import UIKitTestDriver

/// What the program has asked for later follows the driver's clock.
@MainActor @Suite(.serialized) struct DelayedWorkTests {
    private let log = Log()

    /// `Timer.scheduledTimer` cannot be called in asynchronous functions.
    private func startTimer(_ interval: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in action() }
    }

    @Test func aTimerFiresAtItsTime() throws {
        let app = try TestApplication(showing: UIViewController())
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in log.add("timer") }
        app.advance(by: 0.4)
        #expect(log.lines == [] && timer.isValid)
        app.advance(by: 0.2)
        #expect(log.lines == ["timer"] && !timer.isValid)
    }

    @Test func aTimerThatRepeatsFiresEachTimeUntilItIsInvalid() async throws {
        let app = try TestApplication(showing: UIViewController())
        // `Timer(timeInterval:repeats:)` of Foundation on Linux fires at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: 0.25), interval: 0.25, repeats: true) { [log] _ in
            log.add("timer")
        }
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.main.add(timer, forMode: .default)
        await app.advance(by: 1.1)
        #expect(log.lines.count == 4)
        timer.invalidate()
        await app.advance(by: 1)
        #expect(log.lines.count == 4)
    }

    @Test func anotherDateOfATimerIsFollowed() throws {
        let app = try TestApplication(showing: UIViewController())
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [log] _ in log.add("timer") }
        app.advance(by: 0.2)
        timer.fireDate = Date(timeIntervalSinceNow: 2)
        app.advance(by: 1.5)
        #expect(log.lines == [])
        app.advance(by: 0.6)
        #expect(log.lines == ["timer"])
    }

    @Test func aBlockOfTheMainQueueRunsAtItsTimeInASynchronousTestToo() throws {
        let app = try TestApplication(showing: UIViewController())
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [log] in log.add("block") }
        let work = DispatchWorkItem { [log] in log.add("cancelled") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1, execute: work)
        work.cancel()
        app.advance(by: 0.4)
        #expect(log.lines == [])
        app.advance(by: 0.2)
        #expect(log.lines == ["block"])
    }

    @Test func delaysAreOfTheSameClockAsAnimations() async throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { [log] in log.add("block") }
        startTimer(2) { [log] in log.add("timer") }
        Task { [log] in
            try await Task.sleep(for: .seconds(1.5))
            log.add("task")
        }
        UIView.animate(withDuration: 1.8, animations: { controller.view.alpha = 0 }) { [log] _ in
            log.add("animation")
        }
        await app.advance(by: 0)
        await app.advance(by: 2.1)
        #expect(log.lines == ["block", "task", "animation", "timer"])
    }

    @Test func aTaskSleepsOnTheClockHoweverItSaysSo() async throws {
        let app = try TestApplication(showing: UIViewController())
        Task { [log] in
            try await Task.sleep(nanoseconds: 1_000_000_000)
            log.add("nanoseconds")
            try await Task.sleep(for: .seconds(1))
            log.add("for")
            try await ContinuousClock().sleep(for: .seconds(1))
            log.add("continuous")
            try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
            log.add("suspending")
        }
        await app.advance(by: 0)
        for count in 0...3 {
            await app.advance(by: 0.9)
            #expect(log.lines.count == count)
            await app.advance(by: 0.1)
            #expect(log.lines.count == count + 1)
        }
    }

    @Test func aTaskOfAnotherActorHasRunWhenTheClockHasMoved() async throws {
        let app = try TestApplication(showing: UIViewController())
        let service = Service()
        Task { [log] in log.add(try await service.load()) }
        await app.advance(by: 0)
        await app.advance(by: 2.9)
        #expect(log.lines == [])
        await app.advance(by: 0.2)
        #expect(log.lines == ["loaded"])
    }

    @Test func aCancelledTaskDoesNotWait() async throws {
        let app = try TestApplication(showing: UIViewController())
        let task = Task { try await Task.sleep(for: .seconds(1000)) }
        await app.advance(by: 0.1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aTestThatWaitsForSomethingElseWaitsInRealTime() async throws {
        let app = try TestApplication(showing: UIViewController())
        let start = app.time
        try await Task.sleep(for: .milliseconds(1))
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            startTimer(0.001) { continuation.resume() }
        }
        #expect(app.time == start)
    }

    @Test func delaysAtLaunchAreFollowed() throws {
        let app = try TestApplication(showing: LateController(log))
        app.advance(by: 1)
        #expect(log.lines == ["late"])
    }

    @Test func theDriverWarnsOfOtherQueues() throws {
        let warn = TestApplication.warn
        defer { TestApplication.warn = warn }
        TestApplication.warn = { [log] in log.add($0) }
        let app = try TestApplication(showing: UIViewController())
        app.advance(by: 1)
        #expect(log.lines == [])
        DispatchQueue.global().asyncAfter(deadline: .now() + 100) {}
        app.advance(by: 50)
        #expect(log.lines == [])
        app.advance(by: 100)
        app.advance(by: 100)
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.contains("wait(until:)") == true)
    }
}

private final class Log: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    func add(_ line: String) { all.withLock { $0.append(line) } }
}

private actor Service {
    func load() async throws -> String {
        try await Task.sleep(for: .seconds(1))
        await pause()
        return "loaded"
    }

    nonisolated func pause() async { try? await Task.sleep(for: .seconds(2)) }
}

private final class LateController: UIViewController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { [log] in log.add("late") }
    }
}
