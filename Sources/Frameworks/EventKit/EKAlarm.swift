import Foundation

/// - Linux: works
///
/// When an event or a reminder gives an alarm. No alarm is given, since nothing is saved.
open class EKAlarm: EKObject, NSCopying {
    private enum Trigger {
        case date(Date)
        case offset(TimeInterval)
    }

    private var trigger: Trigger

    public init(absoluteDate date: Date) { trigger = .date(date) }

    public init(relativeOffset offset: TimeInterval) { trigger = .offset(offset) }

    /// An alarm at the beginning of the event.
    public override convenience init() { self.init(relativeOffset: 0) }

    /// Seconds from the beginning of the event, negative before it. Setting it removes ``absoluteDate``.
    open var relativeOffset: TimeInterval {
        get { if case .offset(let offset) = trigger { offset } else { 0 } }
        set { trigger = .offset(newValue) }
    }

    /// The date of the alarm. Setting it removes ``relativeOffset``.
    open var absoluteDate: Date? {
        get { if case .date(let date) = trigger { date } else { nil } }
        set { trigger = newValue.map { .date($0) } ?? .offset(0) }
    }

    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        copy.trigger = trigger
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        return copy
    }
}
