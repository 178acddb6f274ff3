import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct DelayedPerformTests {
    @Test func aDelayedMessageIsSentWhenItsTimeHasCome() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        log.perform(Log.noting, with: "late", afterDelay: 0.5)
        app.advance(by: 0.4)
        #expect(log.notes.isEmpty)
        app.advance(by: 0.2)
        #expect(log.notes == ["late"])
    }

    @Test func aDelayOfZeroIsServedAfterTheCall() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        log.perform(Log.noting, with: "soon", afterDelay: 0)
        #expect(log.notes.isEmpty)
        app.advance(by: 0.02)
        #expect(log.notes == ["soon"])
    }

    @Test func cancellingTakesBackMessagesWithAnEqualArgument() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        for name in ["a", "b", "a"] { log.perform(Log.noting, with: name, afterDelay: 0.1) }
        NSObject.cancelPreviousPerformRequests(withTarget: log, selector: Log.noting, object: "a")
        app.advance(by: 0.2)
        #expect(log.notes == ["b"])
    }

    @Test func cancellingWithoutASelectorTakesBackEverythingToThatTarget() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        let other = Log()
        log.perform(Log.noting, with: "a", afterDelay: 0.1)
        log.perform(Log.noting, with: nil, afterDelay: 0.1)
        other.perform(Log.noting, with: "kept", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: log)
        app.advance(by: 0.2)
        #expect(log.notes.isEmpty)
        #expect(other.notes == ["kept"])
    }

    @Test func theReceiverLivesUntilTheMessageIsSent() throws {
        let app = try TestApplication(showing: UIViewController())
        weak var log: Log?
        do {
            let made = Log()
            log = made
            made.perform(Log.noting, with: "x", afterDelay: 0.1)
        }
        #expect(log != nil)
        app.advance(by: 0.2)
        #expect(log == nil)
    }
}

@MainActor private final class Log: NSObject {
    static let noting = Selector("note:", calling: Log.note(_:))
    var notes: [String] = []
    func note(_ text: String?) { notes.append(text ?? "nil") }
}
