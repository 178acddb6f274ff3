import Foundation

extension CSSearchableItemAttributeSet {
    public var dueDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var completionDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var startDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var endDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var importantDates: [Date]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var allDay: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }
}
