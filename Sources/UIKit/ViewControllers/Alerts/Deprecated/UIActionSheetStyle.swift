/// The former looks of action sheets, which all look the same. The raw values are UIKit's.
public enum UIActionSheetStyle: Int, Sendable {
    /// Looks like all others.
    case automatic = -1
    /// Looks like all others.
    case `default` = 0
    /// Looks like all others.
    case blackTranslucent = 2
    /// Looks like all others.
    case blackOpaque = 1
}
