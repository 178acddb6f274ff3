internal import _FoundationICU
import Foundation

/// The units of a length of time, from the longest.
enum TimeUnit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    static var all: NSCalendar.Unit { NSCalendar.Unit(allCases.map(\.calendarUnit)) }

    static func units(of components: DateComponents) -> NSCalendar.Unit {
        NSCalendar.Unit(allCases.filter { components.value(for: $0.component) != nil }.map(\.calendarUnit))
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var measure: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }

    /// Whether the unit is a place of a clock's time.
    var isOfClock: Bool { rawValue >= TimeUnit.hour.rawValue }
}

/// The time between two dates, in some units.
struct DurationParts {
    private(set) var values: [(unit: TimeUnit, value: Double)]

    /// - Parameters:
    ///   - units: from the longest.
    ///   - hasFraction: whether the last unit has the rest of the time as its fraction.
    init(_ units: [TimeUnit], from start: Date, to end: Date, _ calendar: Calendar, hasFraction: Bool) {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        values = units.map { ($0, Double(components.value(for: $0.component) ?? 0)) }
        guard hasFraction, let last = units.last, let reached = calendar.date(byAdding: components, to: start),
            let next = calendar.date(byAdding: last.component, value: 1, to: reached), next > reached
        else { return }
        values[values.count - 1].value += end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    }
}
