internal import HostInterface

/// Where the server listens, as TRESTLE_WEB says: `ADDRESS:PORT`, `ADDRESS` or `PORT`.
///
/// The default is a free port of 127.0.0.1, which other machines do not reach.
package struct WebAddress: Equatable, Sendable {
    /// An address of IPv4 or IPv6, without brackets.
    package var address = "127.0.0.1"
    /// 0 for a free one.
    package var port: UInt16 = 0

    package init() {}

    /// Throws ``HostError`` for anything that is no address.
    package init(_ text: String) throws {
        let (address, port) = Self.parts(text)
        if !address.isEmpty { self.address = address == "localhost" ? "127.0.0.1" : address }
        if !port.isEmpty {
            guard let number = UInt16(port) else { throw Self.error(text) }
            self.port = number
        }
        guard isIPv6 || Self.isIPv4(self.address) else { throw Self.error(text) }
    }

    package var isIPv6: Bool { address.contains(":") }

    /// The address as a browser on the same machine writes it.
    package func url(port: UInt16, token: AccessToken) -> String {
        let reached = address == "0.0.0.0" ? "127.0.0.1" : address == "::" ? "::1" : address
        return "http://\(isIPv6 ? "[\(reached)]" : reached):\(port)/?token=\(token.text)"
    }

    private static func parts(_ text: String) -> (address: String, port: String) {
        if text.hasPrefix("[") {
            let halves = text.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            let rest = halves.count > 1 ? halves[1] : ""
            return (String(halves[0]), rest.hasPrefix(":") ? String(rest.dropFirst()) : String(rest))
        }
        let halves = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        switch halves.count {
        case 1: return text.allSatisfy(\.isNumber) ? ("", text) : (text, "")
        case 2: return (halves[0], halves[1])
        default: return (text, "")
        }
    }

    static func isIPv4(_ text: some StringProtocol) -> Bool {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { $0.count <= 3 && UInt8($0) != nil }
    }

    private static func error(_ text: String) -> HostError {
        HostError(
            "TRESTLE_WEB=\(text) is no address; expected ADDRESS:PORT, like 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080")
    }
}
