/// - Linux: works
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// - Linux: works
public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}

/// - Linux: works
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2

    public static var LABiometryNone: LABiometryType { .none }
}
