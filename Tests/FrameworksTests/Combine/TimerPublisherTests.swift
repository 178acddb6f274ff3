import Combine
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class TimerPublisherTests {
    private let app: TestApplication

    init() throws { app = try TestApplication(showing: UIViewController()) }

    @Test func aTimerThatConnectsItselfFollowsTheClock() async {
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }
        let recorder = Recorder(ticks)
        await app.advance(by: 3.05)
        #expect(recorder.values == [1, 2, 3])
        recorder.cancel()
        await app.advance(by: 3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func aTimerWaitsForItsConnection() async {
        let timer = Timer.publish(every: 0.5, on: .main, in: .default)
        let recorder = Recorder(timer.map { _ in "tick" })
        await app.advance(by: 1)
        #expect(recorder.values.isEmpty)
        let connection = timer.connect()
        await app.advance(by: 1.02)
        #expect(recorder.values.count == 2)
        connection.cancel()
        await app.advance(by: 1)
        #expect(recorder.values.count == 2)
    }

    @Test func ticksThatAreNotWantedAreLost() async {
        let recorder = Recorder(Timer.publish(every: 1, on: .main, in: .common).autoconnect(), demand: .max(1))
        await app.advance(by: 3.05)
        #expect(recorder.values.count == 1)
        recorder.request(1)
        #expect(recorder.values.count == 1)
        await app.advance(by: 1)
        #expect(recorder.values.count == 2)
    }
}
