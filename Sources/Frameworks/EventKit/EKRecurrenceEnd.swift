import Foundation

/// - Linux: works
///
/// When a series ends: at a date, or after a number of events.
open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding {
    private let date: Date?
    private let count: Int

    private init(_ date: Date?, _ count: Int) { (self.date, self.count) = (date, count) }

    public convenience init(end endDate: Date) { self.init(endDate, 0) }

    public convenience init(occurrenceCount: Int) { self.init(nil, occurrenceCount) }

    open var endDate: Date? { date }

    /// The number of events; 0 for a series that ends at a date.
    open var occurrenceCount: Int { count }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceEnd else { return false }
        return other.date == date && other.count == count
    }

    open override var hash: Int { date?.hashValue ?? count }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let hasDate = coder.containsValue(forKey: "date")
        date = hasDate ? Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "date")) : nil
        count = coder.decodeInteger(forKey: "count")
    }

    open func encode(with coder: NSCoder) {
        if let date { coder.encode(date.timeIntervalSinceReferenceDate, forKey: "date") }
        coder.encode(count, forKey: "count")
    }
}
