@_exported import CoreFoundationTypes
@_exported import Foundation

nonisolated(unsafe) public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
nonisolated(unsafe) public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
nonisolated(unsafe) public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
nonisolated(unsafe) public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
nonisolated(unsafe) public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"

nonisolated(unsafe) public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
nonisolated(unsafe) public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
nonisolated(unsafe) public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"
nonisolated(unsafe) public let kCFProxyUsernameKey: CFString = "kCFProxyUsernameKey"
nonisolated(unsafe) public let kCFProxyPasswordKey: CFString = "kCFProxyPasswordKey"
nonisolated(unsafe) public let kCFProxyAutoConfigurationURLKey: CFString = "kCFProxyAutoConfigurationURLKey"
nonisolated(unsafe) public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
nonisolated(unsafe) public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
nonisolated(unsafe) public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
nonisolated(unsafe) public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"
nonisolated(unsafe) public let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL"

/// Returns the proxies that the environment names, which URLSession uses too: `http_proxy` and `https_proxy`.
/// - Linux: works
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
    let settings = SystemProxies(environment: ProcessInfo.processInfo.environment).settings
    return Unmanaged.passRetained(settings as CFDictionary)
}

/// Returns the proxy for an address, by the settings of `CFNetworkCopySystemProxySettings`: one dictionary.
/// - Linux: works
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<NSArray> {
    let settings = proxySettings as? [String: Any] ?? [:]
    let isSecure = url.scheme?.lowercased() == "https"
    let prefix = isSecure ? "HTTPS" : "HTTP"
    let isExcepted = (settings["ExceptionsList"] as? [String] ?? []).contains { exception in
        let host = url.host?.lowercased() ?? ""
        return exception == "*" || host == exception || host.hasSuffix(".\(exception)")
    }
    guard let host = settings["\(prefix)Proxy"] as? String, !isExcepted else {
        return Unmanaged.passRetained(NSArray(array: [[kCFProxyTypeKey as String: kCFProxyTypeNone]]))
    }
    var proxy: [String: Any] = [
        kCFProxyTypeKey as String: isSecure ? kCFProxyTypeHTTPS : kCFProxyTypeHTTP, kCFProxyHostNameKey as String: host,
    ]
    proxy[kCFProxyPortNumberKey as String] = settings["\(prefix)Port"]
    return Unmanaged.passRetained(NSArray(array: [proxy]))
}

/// The proxies that variables of the environment name.
struct SystemProxies {
    let settings: [String: Any]

    init(environment: [String: String]) {
        var settings: [String: Any] = [:]
        for (prefix, name) in [("HTTP", "http_proxy"), ("HTTPS", "https_proxy")] {
            guard let text = environment[name] ?? environment[name.uppercased()], !text.isEmpty,
                let address = URL(string: text.contains("://") ? text : "http://\(text)"), let host = address.host
            else { continue }
            settings["\(prefix)Enable"] = 1
            settings["\(prefix)Proxy"] = host
            settings["\(prefix)Port"] = address.port ?? 1080
        }
        let exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " .")).lowercased() }
        if !exceptions.isEmpty { settings["ExceptionsList"] = exceptions }
        self.settings = settings
    }
}
