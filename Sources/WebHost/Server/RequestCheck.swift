/// Decides which requests are answered.
///
/// A page of another site can send requests to this machine, and can have its own name resolve to this machine. So the
/// host that a request names must be an address, `localhost` or a name that was allowed, a connection for messages must
/// come from a page of the same host, and both must know the token.
package struct RequestCheck: Sendable {
    let token: AccessToken
    /// What the cookie of the page says after the token was given once.
    let cookie: AccessToken
    /// Names, apart from addresses and `localhost`, under which the server is reached: TRESTLE_WEB_NAMES.
    let names: Set<String>

    package init(token: AccessToken = AccessToken(), cookie: AccessToken = AccessToken(), names: Set<String> = []) {
        (self.token, self.cookie, self.names) = (token, cookie, names)
    }

    /// What a request says of itself.
    package struct Request {
        package var host: String?
        package var origin: String?
        package var cookies: String?
        /// The query of the address.
        package var token: String?

        package init(host: String?, origin: String? = nil, cookies: String? = nil, token: String? = nil) {
            (self.host, self.origin, self.cookies, self.token) = (host, origin, cookies, token)
        }
    }

    /// Whether the page may be sent.
    package func allowsPage(_ request: Request) -> Bool {
        guard let host = request.host, isOwn(host) else { return false }
        return request.token.map(token.matches) ?? hasCookie(request, of: host)
    }

    /// Whether a connection for messages may be opened.
    package func allowsConnection(_ request: Request) -> Bool {
        guard let host = request.host, isOwn(host), let origin = request.origin else { return false }
        guard ["http://\(host)", "https://\(host)"].contains(origin.lowercased()) else { return false }
        return hasCookie(request, of: host)
    }

    /// The name of the cookie. Cookies are shared by all ports of a host, and several programs may run there.
    package func cookieName(for host: String) -> String {
        "trestle-" + (Self.parts(of: host).port.map(String.init) ?? "80")
    }

    package func setCookie(for host: String) -> String {
        "\(cookieName(for: host))=\(cookie.text); Path=/; HttpOnly; SameSite=Strict"
    }

    private func hasCookie(_ request: Request, of host: String) -> Bool {
        let name = cookieName(for: host) + "="
        let values = (request.cookies ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return values.contains { $0.hasPrefix(name) && cookie.matches(String($0.dropFirst(name.count))) }
    }

    private func isOwn(_ host: String) -> Bool {
        let name = Self.parts(of: host).name.lowercased()
        let isIPv6 =
            name.hasPrefix("[") && name.hasSuffix("]")
            && name.dropFirst().dropLast().allSatisfy {
                $0.isHexDigit || $0 == ":" || $0 == "."
            }
        return name == "localhost" || isIPv6 || WebAddress.isIPv4(name) || names.contains(name)
    }

    private static func parts(of host: String) -> (name: String, port: UInt16?) {
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return (host, nil) }
        return (String(host[..<colon]), UInt16(host[host.index(after: colon)...]))
    }
}
