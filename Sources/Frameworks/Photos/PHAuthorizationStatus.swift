/// - Linux: works
///
/// Whether the program may use the photo library: always `.denied`, because there is none.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// - Linux: works
///
/// What the program wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}
