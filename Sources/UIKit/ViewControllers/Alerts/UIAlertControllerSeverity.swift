/// How grave the situation is of which an alert informs. The raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary situation.
    case `default` = 0
    /// An action may lose data that cannot be restored.
    case critical = 1
}
