import Testing

@testable import WebHost

@Suite struct RequestCheckTests {
    let check = RequestCheck(names: ["build.example"])

    private var cookies: String { "a=b; trestle-8080=\(check.cookie.text)" }

    @Test func thePageIsSentToWhoKnowsTheToken() {
        #expect(check.allowsPage(.init(host: "127.0.0.1:8080", token: check.token.text)))
        #expect(check.allowsPage(.init(host: "localhost:8080", cookies: cookies)))
    }

    @Test func aWrongOrMissingTokenIsRefused() {
        for token in [nil, "", "0", AccessToken().text, check.token.text + "0", String(check.token.text.dropLast())] {
            #expect(!check.allowsPage(.init(host: "127.0.0.1:8080", token: token)))
        }
    }

    @Test func theCookieDoesNotTakeThePlaceOfAWrongToken() {
        #expect(!check.allowsPage(.init(host: "127.0.0.1:8080", cookies: cookies, token: "0")))
    }

    @Test func theTokenIsNotTheCookie() {
        let wrong = "trestle-8080=\(check.token.text)"
        #expect(!check.allowsPage(.init(host: "127.0.0.1:8080", cookies: wrong)))
    }

    @Test func theCookieOfAnotherPortIsRefused() {
        #expect(!check.allowsPage(.init(host: "127.0.0.1:9090", cookies: cookies)))
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "192.168.1.7:8080", "[::1]:8080", "build.example:8080"])
    func aConnectionIsOpenedForAPageOfTheSameHost(host: String) {
        #expect(check.allowsConnection(.init(host: host, origin: "http://\(host)", cookies: cookies)))
        #expect(check.allowsConnection(.init(host: host, origin: "https://\(host)", cookies: cookies)))
    }

    @Test(arguments: [
        nil, "", "null", "http://evil.example", "http://127.0.0.1", "http://127.0.0.1:8081", "http://localhost:8080",
        "file://127.0.0.1:8080", "http://127.0.0.1:8080.evil.example",
    ])
    func aForeignOriginIsRefused(origin: String?) {
        #expect(!check.allowsConnection(.init(host: "127.0.0.1:8080", origin: origin, cookies: cookies)))
    }

    @Test(arguments: [nil, "", "evil.example:8080", "127.0.0.1.evil.example:8080", "1.2.3:8080", "256.1.1.1:8080"])
    func aForeignNameIsRefused(host: String?) {
        let origin = host.map { "http://\($0)" }
        #expect(!check.allowsPage(.init(host: host, token: check.token.text)))
        #expect(!check.allowsConnection(.init(host: host, origin: origin, cookies: cookies)))
    }

    @Test func aConnectionNeedsTheCookie() {
        let origin = "http://127.0.0.1:8080"
        #expect(!check.allowsConnection(.init(host: "127.0.0.1:8080", origin: origin, token: check.token.text)))
    }

    @Test func theCookieIsForThisPageAlone() {
        let cookie = check.setCookie(for: "127.0.0.1:8080")
        #expect(cookie == "trestle-8080=\(check.cookie.text); Path=/; HttpOnly; SameSite=Strict")
    }
}

@Suite struct AccessTokenTests {
    @Test func aTokenHas128Bits() {
        let texts = (0..<1000).map { _ in AccessToken().text }
        #expect(texts.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(texts).count == 1000)
    }

    @Test func aTokenMatchesItselfOnly() {
        let token = AccessToken()
        #expect(token.matches(token.text))
        for index in token.text.indices {
            var other = token.text
            other.replaceSubrange(index...index, with: other[index] == "0" ? "1" : "0")
            #expect(!token.matches(other))
        }
        #expect(!token.matches(token.text + token.text))
        #expect(!token.matches(""))
    }
}

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("8080", "127.0.0.1", 8080), (":8080", "127.0.0.1", 8080), ("0.0.0.0:80", "0.0.0.0", 80),
        ("10.0.0.1", "10.0.0.1", 0), ("localhost:1", "127.0.0.1", 1), ("[::1]:8080", "::1", 8080), ("::1", "::1", 0),
    ])
    func addressAndPortAreRead(text: String, address: String, port: UInt16) throws {
        let read = try WebAddress(text)
        #expect(read.address == address)
        #expect(read.port == port)
    }

    @Test(arguments: ["example.org:80", "127.0.0.1:99999", "127.0.0.1:x", "1.2.3:80", "1.2.3.4.5", "127.0.0.1:-1"])
    func whatIsNoAddressIsRefused(text: String) {
        #expect(throws: (any Error).self) { try WebAddress(text) }
    }

    @Test func theAddressOfThePageIsOneThatABrowserReaches() throws {
        let token = AccessToken()
        #expect(try WebAddress("0.0.0.0").url(port: 5, token: token) == "http://127.0.0.1:5/?token=\(token.text)")
        #expect(try WebAddress("[::]:5").url(port: 5, token: token) == "http://[::1]:5/?token=\(token.text)")
    }
}
