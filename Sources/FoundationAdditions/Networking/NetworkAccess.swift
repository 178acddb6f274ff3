import Foundation
public import FoundationNetworking

// Settings of transfers in networks that cost something or are meant to be spared. Linux does not tell these from others,
// so all networks are used, as they are by default on Apple's systems.
extension URLRequest {
    /// Whether the request may use a network that costs something, such as that of a telephone. Always true, and setting
    /// it changes nothing: Linux does not tell which networks do.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request may use a network that the user wants to use little. Always true, and setting it changes
    /// nothing: Linux does not tell which networks these are.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    /// Whether the session may use a network that costs something, such as that of a telephone. Always true, and setting
    /// it changes nothing: Linux does not tell which networks do.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the session may use a network that the user wants to use little. Always true, and setting it changes
    /// nothing: Linux does not tell which networks these are.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}
