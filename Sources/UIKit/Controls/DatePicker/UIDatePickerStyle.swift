/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// ``compact``, and ``wheels`` for durations.
    case automatic = 0
    /// Wheels that turn, as before iOS 14.
    case wheels = 1
    /// The date and the time on buttons, which open a calendar and wheels. Durations have ``wheels``.
    case compact = 2
    /// A calendar, with the time below it. Times alone and durations have ``wheels`` (unverified for times).
    case inline = 3
}
