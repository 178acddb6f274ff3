import Foundation

/// Tells the application when a new day begins. Owned by ``LifeCycle``.
@MainActor
final class DayChange {
    /// Reads the time of the day. Replaced by tests.
    static var now: () -> Date = { Date() }

    private var day: Date?
    private var midnight: DelayedCall?
    private let report: @MainActor () -> Void

    init(report: @escaping @MainActor () -> Void) {
        self.report = report
    }

    /// Compares the day with that of the previous call, and waits for the next midnight. Called after the launch, and
    /// when the application becomes active: the clock of the delay stands still while the computer is asleep.
    func check() {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: Self.now())
        let isNew = day.map { $0 != today } ?? false
        day = today
        midnight?.cancel()
        if let next = calendar.date(byAdding: .day, value: 1, to: today) {
            midnight = DelayedCall(after: max(next.timeIntervalSince(Self.now()), 1), isEndless: true) { [weak self] in
                self?.check()
            }
        }
        if isNew { report() }
    }
}
