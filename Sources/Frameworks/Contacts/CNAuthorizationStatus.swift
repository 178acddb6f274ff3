/// - Linux: works
///
/// What a store contains.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// - Linux: works
///
/// Whether the program may use the contacts: always `.denied`, because there are none.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
