/// - Linux: works
public enum NEVPNStatus: Int, Sendable {
    case invalid = 0
    case disconnected = 1
    case connecting = 2
    case connected = 3
    case reasserting = 4
    case disconnecting = 5
}

/// - Linux: works
public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
    case none = 0
    case certificate = 1
    case sharedSecret = 2
}

/// - Linux: works
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case wiFi = 2
    case cellular = 3
}

/// - Linux: works
public enum NEOnDemandRuleAction: Int, Sendable {
    case connect = 1
    case disconnect = 2
    case evaluateConnection = 3
    case ignore = 4
}

/// - Linux: works
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1
    case algorithm3DES = 2
    case algorithmAES128 = 3
    case algorithmAES256 = 4
    case algorithmAES128GCM = 5
    case algorithmAES256GCM = 6
    case algorithmChaCha20Poly1305 = 7
}

/// - Linux: works
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
    case SHA96 = 1
    case SHA160 = 2
    case SHA256 = 3
    case SHA384 = 4
    case SHA512 = 5
}

/// - Linux: works
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid = 0
    case group1 = 1
    case group2 = 2
    case group5 = 5
    case group14 = 14
    case group15 = 15
    case group16 = 16
    case group17 = 17
    case group18 = 18
    case group19 = 19
    case group20 = 20
    case group21 = 21
    case group31 = 31
}

/// - Linux: works
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable {
    case none = 0
    case low = 1
    case medium = 2
    case high = 3
}
