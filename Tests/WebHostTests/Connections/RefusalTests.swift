import XCTest

@testable import WebHost

/// XCTest runs these on the main thread, where an application runs its host.
final class RefusalTests: XCTestCase {
    private func visit(_ body: @escaping @Sendable (Visitor) throws -> Void) throws {
        try MainActor.assumeIsolated { try ServedApplication().run(body) }
    }

    func testThePageNeedsTheToken() throws {
        try visit { visitor in
            XCTAssertEqual(try RawClient(port: visitor.port).get("/", ["Host": visitor.host]).status, 403)
            let wrong = String(visitor.token.reversed())
            XCTAssertEqual(
                try RawClient(port: visitor.port).get("/?token=\(wrong)", ["Host": visitor.host]).status, 403)
            XCTAssertEqual(try visitor.page().status, 200)
        }
    }

    func testThePageLoadsAgainWithItsCookie() throws {
        try visit { visitor in
            let cookie = try XCTUnwrap(try visitor.headers()["Cookie"])
            let answer = try RawClient(port: visitor.port).get("/", ["Host": visitor.host, "Cookie": cookie])
            XCTAssertEqual(answer.status, 200)
        }
    }

    func testThePageHasAPolicyForItsContent() throws {
        try visit { visitor in
            let page = try visitor.page()
            let policy = try XCTUnwrap(page.headers["content-security-policy"])
            XCTAssertTrue(policy.hasPrefix("default-src 'none'; script-src 'nonce-"))
            XCTAssertTrue(policy.contains("frame-ancestors 'none'"))
            let nonce = try XCTUnwrap(policy.components(separatedBy: "script-src 'nonce-").last?.prefix(32))
            XCTAssertTrue(page.body.contains("<script nonce=\"\(nonce)\">"))
            XCTAssertFalse(page.body.contains("NONCE"))
            XCTAssertFalse(page.body.contains(visitor.token))
            XCTAssertEqual(page.headers["cache-control"], "no-store")
            XCTAssertEqual(page.headers["referrer-policy"], "no-referrer")
            XCTAssertNotEqual(policy, try visitor.page().headers["content-security-policy"])
        }
    }

    func testConnectionsNeedTheOriginTheHostAndTheCookie() throws {
        try visit { visitor in
            let headers = try visitor.headers()
            for (name, value) in [
                ("Origin", "http://evil.example"), ("Origin", ""), ("Host", "evil.example:\(visitor.port)"),
                ("Cookie", "trestle-\(visitor.port)=\(visitor.token)"), ("Cookie", ""),
            ] {
                var changed = headers
                changed[name] = value
                XCTAssertEqual(
                    try RawClient(port: visitor.port).get("/messages", changed).status, 403, "\(name): \(value)")
            }
            XCTAssertEqual(try RawClient(port: visitor.port).get("/messages", headers).status, 101)
        }
    }

    func testOtherPathsAreNotFound() throws {
        try visit { visitor in
            for path in ["/etc/passwd", "/../x", "/messages/x", "/favicon.ico"] {
                XCTAssertEqual(try RawClient(port: visitor.port).get(path, ["Host": visitor.host]).status, 404)
            }
        }
    }

    func testMoreViewersThanAllowedAreRefused() throws {
        try visit { visitor in
            let viewers = try (1...8).map { try visitor.connect(as: $0) }
            for viewer in viewers { _ = try viewer.message() }
            // A viewer that is released ends its connection.
            try withExtendedLifetime(viewers) {
                XCTAssertEqual(try visitor.connect(as: 9).untilClosed(), 4002)
                XCTAssertEqual(visitor.inApplication { $0.host.viewers.all.count }, 8)
            }
        }
    }

    func testTheFirstMessageIsAHello() throws {
        try visit { visitor in
            let client = try visitor.connect()
            try client.send(PageMessage.takeOver)
            XCTAssertEqual(client.untilClosed(), 1002)
        }
    }

    func testMalformedMessagesEndTheConnection() throws {
        try visit { visitor in
            for bytes in [[], [0], [99, 1], PageMessage.hello(), PageMessage.shown(77), [2, 1]] as [[UInt8]] {
                let client = try visitor.connect(as: 5)
                _ = try client.message()
                try client.send(bytes)
                XCTAssertEqual(client.untilClosed(), 1002, "\(bytes)")
            }
        }
    }

    func testTextAndReservedBitsEndTheConnection() throws {
        try visit { visitor in
            for frame in [
                RawClient.frame([13], opcode: 1), RawClient.frame([13], opcode: 0), RawClient.frame([13], opcode: 3),
                [0xC2] + RawClient.frame([13]).dropFirst(), RawClient.frame([1], opcode: 9, isFinal: false),
            ] {
                let client = try visitor.connect(as: 5)
                _ = try client.message()
                try client.write(frame)
                XCTAssertEqual(client.untilClosed(), 1002, "\(frame)")
            }
        }
    }

    func testOversizedMessagesEndTheConnection() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 5)
            _ = try client.message()
            let part = [UInt8](repeating: 14, count: 600_000)
            try client.write(RawClient.frame(part, isFinal: false))
            try? client.write(RawClient.frame(part, opcode: 0))
            XCTAssertEqual(client.untilClosed(), 1009)
        }
    }

    func testMutatedMessagesEndAConnectionAndNothingElse() throws {
        let count = Int(ProcessInfo.processInfo.environment["ITERATIONS"] ?? "") ?? 300
        try visit { visitor in
            var random = RandomNumbers(seed: 11)
            let headers = try visitor.headers()
            for _ in 0..<count {
                let client = try RawClient(port: visitor.port)
                _ = try client.get("/messages", headers)
                try client.send(PageMessage.hello(viewer: 5))
                var stream: [UInt8] = []
                for _ in 0..<4 {
                    let message = PageMessage.all.randomElement(using: &random) ?? []
                    // Closing the last window is an end that was asked for.
                    stream += RawClient.frame(message == PageMessage.close ? PageMessage.takeOver : message)
                }
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let index = Int.random(in: 0..<stream.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: stream[index] = UInt8.random(in: 0...255, using: &random)
                    case 1: stream.insert(UInt8.random(in: 0...255, using: &random), at: index)
                    default: stream.remove(at: index)
                    }
                }
                try? client.write(stream)
            }
            let client = try visitor.connect(as: 6)
            XCTAssertFalse(try client.update().windows.isEmpty)
        }
    }
}
