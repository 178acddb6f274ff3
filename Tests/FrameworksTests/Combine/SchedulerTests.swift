import Combine
import Testing
import UIKit
import UIKitTestDriver

/// Operators with a time follow the clock of the application in the main queue, the main run loop and the main
/// operation queue.
@MainActor @Suite(.serialized)
final class SchedulerTests {
    private let app: TestApplication
    private let subject = PassthroughSubject<Int, Never>()

    init() throws { app = try TestApplication(showing: UIViewController()) }

    @Test func debounceWaitsForAPauseInTheMainQueue() async {
        let recorder = Recorder(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
        subject.send(1)
        await app.advance(by: 0.2)
        subject.send(2)
        await app.advance(by: 0.2)
        #expect(recorder.values.isEmpty)
        await app.advance(by: 0.2)
        #expect(recorder.values == [2])
        await app.advance(by: 1)
        #expect(recorder.values == [2])
    }

    @Test func debounceWaitsForAPauseInTheMainRunLoop() async {
        let recorder = Recorder(subject.debounce(for: 0.3, scheduler: RunLoop.main))
        subject.send(1)
        await app.advance(by: 0.28)
        #expect(recorder.values.isEmpty)
        await app.advance(by: 0.1)
        #expect(recorder.values == [1])
    }

    @Test(arguments: [true, false])
    func throttleSendsOneValueInEachInterval(latest: Bool) async {
        let recorder = Recorder(subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest))
        subject.send(1)
        await app.advance(by: 0.1)
        #expect(recorder.values == [1])
        subject.send(2)
        subject.send(3)
        await app.advance(by: 0.5)
        #expect(recorder.values == [1])
        await app.advance(by: 0.5)
        #expect(recorder.values == [1, latest ? 3 : 2])
    }

    @Test func throttleSendsAtOnceWhenTheIntervalIsOver() async {
        let recorder = Recorder(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true))
        subject.send(1)
        await app.advance(by: 5)
        subject.send(2)
        await app.advance(by: 0.02)
        #expect(recorder.values == [1, 2])
    }

    @Test func delayKeepsTheOrderAndTheEnd() async {
        let recorder = Recorder([1, 2, 3].publisher.delay(for: 0.5, scheduler: OperationQueue.main))
        await app.advance(by: 0.48)
        #expect(recorder.values.isEmpty)
        await app.advance(by: 0.1)
        #expect(recorder.values == [1, 2, 3] && recorder.hasFinished)
    }

    @Test func timeoutEndsWhatIsSilent() async {
        let recorder = Recorder(
            subject.setFailureType(to: Failed.self)
                .timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Failed() }))
        await app.advance(by: 0.9)
        subject.send(1)
        await app.advance(by: 0.9)
        #expect(recorder.values == [1] && recorder.completion == nil)
        await app.advance(by: 0.2)
        #expect(recorder.hasFailed)
    }

    @Test func valuesAreCollectedInEachInterval() async {
        let recorder = Recorder(subject.collect(.byTime(RunLoop.main, .seconds(1))))
        subject.send(1)
        subject.send(2)
        await app.advance(by: 1.01)
        #expect(recorder.values == [[1, 2]])
        await app.advance(by: 1)
        #expect(recorder.values == [[1, 2]])
        subject.send(3)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1, 2], [3]] && recorder.hasFinished)
    }

    @Test func valuesAreCollectedUpToANumber() async {
        let recorder = Recorder(subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)))
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values == [[1, 2]])
        await app.advance(by: 1.01)
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func intervalsAreMeasuredOnTheClockOfTheApplication() async {
        let recorder = Recorder(subject.measureInterval(using: RunLoop.main).map { ($0.timeInterval * 100).rounded() })
        await app.advance(by: 0.5)
        subject.send(1)
        await app.advance(by: 2)
        subject.send(2)
        #expect(recorder.values == [50, 200])
    }

    @Test func anActionIsRepeatedUntilItIsCancelled() async {
        var count = 0
        let queue = DispatchQueue.main
        let repeating = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .milliseconds(500)) {
            count += 1
        }
        await app.advance(by: 0.9)
        #expect(count == 0)
        await app.advance(by: 1.2)
        #expect(count == 3)
        repeating.cancel()
        await app.advance(by: 2)
        #expect(count == 3)
    }

    @Test func receivingInTheMainRunLoopIsLaterAndInOrder() async {
        let recorder = Recorder([1, 2].publisher.receive(on: RunLoop.main))
        #expect(recorder.values.isEmpty)
        await app.advance(by: 0.02)
        #expect(recorder.values == [1, 2] && recorder.hasFinished)
    }

    @Test func theMainRunLoopRunsAnActionAtItsTime() async {
        var runs = 0
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.5)) { runs += 1 }
        await app.advance(by: 0.4)
        #expect(runs == 0)
        await app.advance(by: 0.2)
        #expect(runs == 1)
        await app.advance(by: 1)
        #expect(runs == 1)
    }

    @Test func theMainRunLoopRepeatsAnActionUntilItIsCancelled() async {
        var runs = 0
        let start = RunLoop.main.now.advanced(by: 0.5)
        let repeated = RunLoop.main.schedule(after: start, interval: 1) { runs += 1 }
        await app.advance(by: 0.4)
        #expect(runs == 0)
        await app.advance(by: 2.2)
        #expect(runs == 3)
        repeated.cancel()
        await app.advance(by: 3)
        #expect(runs == 3)
    }

    @Test func timesAreThoseOfTheSystem() async {
        await app.advance(by: 10)
        let time = DispatchTime.now() + 2
        let scheduled = DispatchQueue.SchedulerTimeType(time)
        #expect(abs(DispatchQueue.main.now.distance(to: scheduled).magnitude - 2_000_000_000) < 100_000_000)
        let date = Date(timeIntervalSinceNow: 3)
        #expect(abs(RunLoop.main.now.distance(to: RunLoop.SchedulerTimeType(date)).timeInterval - 3) < 0.1)
    }

    @Test func stridesCountInTheirUnits() {
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(1.5) == .milliseconds(1500))
        #expect(DispatchQueue.SchedulerTimeType.Stride(.microseconds(3)).timeInterval == .nanoseconds(3000))
        #expect(DispatchQueue.SchedulerTimeType.Stride(.never).magnitude == .max)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
        #expect(OperationQueue.SchedulerTimeType.Stride.seconds(2) + 1 == 3)
    }
}
