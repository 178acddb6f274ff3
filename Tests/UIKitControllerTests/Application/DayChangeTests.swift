import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// What an application learns of midnight.
@MainActor @Suite(.serialized) struct DayChangeTests {
    private func date(_ day: Int, _ hour: Int, _ minute: Int, _ second: Int) throws -> Date {
        let parts = DateComponents(year: 2024, month: 5, day: day, hour: hour, minute: minute, second: second)
        return try #require(Calendar.current.date(from: parts))
    }

    private func launch(at start: Date) throws -> TestApplication {
        DayChange.now = { start }
        let app = try TestApplication(delegate: DayDelegate.self)
        let launched = CACurrentMediaTime()
        DayChange.now = { start.addingTimeInterval(CACurrentMediaTime() - launched) }
        return app
    }

    @Test func aNewDayIsReportedAtMidnight() throws {
        defer { DayChange.now = { Date() } }
        let app = try launch(at: date(3, 23, 59, 58))
        let delegate = try #require(app.application.delegate as? DayDelegate)
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification, object: app.application, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        app.advance(by: 1.5)
        #expect(delegate.days == 0)
        app.advance(by: 2.5)
        #expect(delegate.days == 1 && posted == 1)
        app.advance(by: 5)
        #expect(delegate.days == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func aDayThatBeganWhileTheComputerWasAsleepIsReportedOnActivation() throws {
        defer { DayChange.now = { Date() } }
        let app = try launch(at: date(3, 12, 0, 0))
        let delegate = try #require(app.application.delegate as? DayDelegate)
        let next = try date(5, 8, 0, 0)
        app.setActive(false)
        DayChange.now = { next }
        app.setActive(true)
        #expect(delegate.days == 1)
    }
}

private final class DayDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var days = 0

    func applicationSignificantTimeChange(_ application: UIApplication) { days += 1 }
}
