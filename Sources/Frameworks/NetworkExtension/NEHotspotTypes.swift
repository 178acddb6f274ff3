/// - Linux: works
public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open = 0
    case WEP = 1
    case personal = 2
    case enterprise = 3
    case unknown = 4
}

/// - Linux: works
public enum NEHotspotConfigurationError: Int, Sendable {
    case invalid = 0
    case invalidSSID = 1
    case invalidWPAPassphrase = 2
    case invalidWEPPassphrase = 3
    case invalidEAPSettings = 4
    case invalidHS20Settings = 5
    case invalidHS20DomainName = 6
    case userDenied = 7
    case `internal` = 8
    case pending = 9
    case systemConfiguration = 10
    case unknown = 11
    case joinOnceNotSupported = 12
    case alreadyAssociated = 13
    case applicationIsNotInForeground = 14
    case invalidSSIDPrefix = 15
}
