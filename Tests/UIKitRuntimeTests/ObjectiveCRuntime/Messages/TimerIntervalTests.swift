import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct TimerIntervalTests {
    @Test func aTimerIsDueAfterItsInterval() throws {
        let timer = Trestle.timer(timeInterval: 100, repeats: false) { _ in }
        #expect(timer.fireDate.timeIntervalSinceNow > 50)
        #expect(timer.isValid)
        #expect(Trestle.timer(timeInterval: 3, repeats: true) { _ in }.timeInterval == 3)
    }

    @Test func aTimerOfTheMainRunLoopFollowsTheClock() throws {
        let app = try TestApplication(showing: UIViewController())
        let flag = MainActorFlag()
        let timer = Trestle.timer(timeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated { flag.isSet = true }
        }
        RunLoop.main.add(timer, forMode: .common)
        app.advance(by: 0.4)
        #expect(!flag.isSet)
        app.advance(by: 0.2)
        #expect(flag.isSet)
    }
}

@MainActor
private final class MainActorFlag {
    var isSet = false
}
