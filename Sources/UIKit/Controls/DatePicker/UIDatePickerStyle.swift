/// How a date picker looks. It has wheels; the compact and the inline style of iOS do not exist.
public enum UIDatePickerStyle: Int, Sendable {
    /// Wheels.
    case automatic = 0
    case wheels = 1
}
