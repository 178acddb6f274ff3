import Foundation

/// - Linux: refuses
///
/// Executes scenes; it is never added to a home.
open class HMTrigger: NSObject {
    public let uniqueIdentifier = UUID()

    public let name: String

    init(name: String) {
        self.name = name
    }

    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addActionSet(_ actionSet: HMActionSet) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func enable(
        _ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func enable(_ enable: Bool) async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// Executes scenes at a time; it is never added to a home.
open class HMTimerTrigger: HMTrigger {
    public let fireDate: Date
    public let timeZone: TimeZone?
    public let recurrence: DateComponents?
    public let recurrenceCalendar: Calendar?

    public init(
        name: String, fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?, recurrenceCalendar: Calendar?
    ) {
        self.fireDate = fireDate
        self.timeZone = timeZone
        self.recurrence = recurrence
        self.recurrenceCalendar = recurrenceCalendar
        super.init(name: name)
    }

    public convenience init(name: String, fireDate: Date, recurrence: DateComponents?) {
        self.init(name: name, fireDate: fireDate, timeZone: nil, recurrence: recurrence, recurrenceCalendar: nil)
    }
}
