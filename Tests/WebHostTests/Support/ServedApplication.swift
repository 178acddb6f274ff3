import Foundation
import HostInterface
import XCTest

@testable import WebHost

/// An application whose host serves a port, and visitors of it on a thread of their own.
@MainActor
final class ServedApplication: HostClient {
    let host: WebHost
    let window: WebWindow
    private(set) var events: [HostEvent] = []
    private(set) var clipboardChanges = 0

    func forgetEvents() { events = [] }

    /// The rows that were scrolled away. Each row has a color of its own.
    private var offset = 0
    private var painted: Int?

    init(width: Double = 40, height: Double = 30) throws {
        host = try WebHost(at: WebAddress())
        let configuration = HostWindowConfiguration(size: HostSize(width: width, height: height), title: "Rows")
        window = try XCTUnwrap(try host.openWindow(configuration) as? WebWindow)
        host.client = self
        host.requestFrame()
    }

    /// Runs the application until the visitor has ended.
    func run(_ visit: @escaping @Sendable (Visitor) throws -> Void) throws {
        let visitor = try Visitor(url: host.url, application: self)
        let thread = Thread {
            let result = Result { try visit(visitor) }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    visitor.result = result
                    self.host.stop()
                }
            }
        }
        thread.start()
        host.run()
        // The visitor goes on if it has ended the application.
        while visitor.result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        try visitor.result?.get()
    }

    /// Moves all rows up, and paints those that appear below.
    func scroll(by rows: Int) {
        offset += rows
        host.requestFrame()
    }

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        events.append(event)
        if case .resized = event { painted = nil }
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) { clipboardChanges += 1 }

    func hostWillTerminate(_ host: any ApplicationHost) {}

    func hostFrameIsDue(_ host: any ApplicationHost) {
        guard painted != offset, let frame = window.beginFrame() else { return }
        let all = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        if let painted, frame.age == 1, offset > painted, offset - painted < frame.height {
            let rows = offset - painted
            memmove(frame.pixels, frame.pixels + rows * frame.stride, (frame.height - rows) * frame.stride)
            let strip = PixelRect(x: 0, y: frame.height - rows, width: frame.width, height: rows)
            paint(strip, in: frame)
            window.endFrame(
                HostFrameChanges(
                    moves: [PixelMove(area: all, dx: 0, dy: -rows)], painted: [strip], damage: [all]))
        } else {
            paint(all, in: frame)
            window.endFrame(damage: [all])
        }
        painted = offset
    }

    private func paint(_ rect: PixelRect, in frame: HostFrame) {
        for y in rect.y..<rect.maxY {
            let row = (frame.pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<frame.width {
                row[x] = 0xFF00_0000 | UInt32(truncatingIfNeeded: (y + offset) &* 40_503 &+ x / 9)
            }
        }
    }
}

/// What a test does from outside of the application.
final class Visitor: @unchecked Sendable {  // Sound: only its thread uses it, and the main thread after the end.
    let port: UInt16
    let token: String
    let url: String
    private let application: ServedApplication
    fileprivate(set) var result: Result<Void, any Error>?

    @MainActor
    init(url: String, application: ServedApplication) throws {
        let components = try XCTUnwrap(URLComponents(string: url))
        self.url = url
        port = UInt16(try XCTUnwrap(components.port))
        token = try XCTUnwrap(components.queryItems?.first?.value)
        self.application = application
    }

    var host: String { "127.0.0.1:\(port)" }

    /// Runs a block on the main thread, and returns what it returns.
    func inApplication<Value: Sendable>(_ body: @MainActor @Sendable (ServedApplication) throws -> Value) rethrows
        -> Value
    {
        let application = application
        return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try body(application) } }
    }

    func page() throws -> RawClient.Answer {
        try RawClient(port: port).get("/?token=\(token)", ["Host": host])
    }

    /// The headers of a page of this program.
    func headers() throws -> [String: String] {
        let cookie = try XCTUnwrap(try page().headers["set-cookie"]?.split(separator: ";").first.map(String.init))
        return [
            "Host": host, "Origin": "http://\(host)", "Cookie": cookie, "Upgrade": "websocket",
            "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        ]
    }

    /// Opens a connection for messages, without saying anything on it.
    func connect() throws -> RawClient {
        let client = try RawClient(port: port)
        let answer = try client.get("/messages", headers())
        guard answer.status == 101 else { throw RawClient.Closed() }
        return client
    }

    func connect(as viewer: UInt64, density: Double = 2, isDark: Bool = false) throws -> RawClient {
        let client = try connect()
        try client.send(PageMessage.hello(viewer: viewer, density: density, isDark: isDark))
        return client
    }
}

extension RawClient {
    /// Returns the next update, and says that it is shown. The end of the program is not answered: nobody reads it.
    func update() throws -> ReceivedUpdate {
        let update = try ReceivedUpdate(try message())
        if !update.isEnd { try send(PageMessage.shown(update.number)) }
        return update
    }

    /// Returns the first update for which the condition holds. Other updates are shown too.
    @discardableResult
    func update(
        _ picture: inout ViewedPicture, until condition: (ReceivedUpdate) -> Bool
    ) throws -> ReceivedUpdate {
        while true {
            let update = try update()
            picture.show(update)
            if condition(update) { return update }
        }
    }

    func update(until condition: (ReceivedUpdate) -> Bool) throws -> ReceivedUpdate {
        while true {
            let update = try update()
            if condition(update) { return update }
        }
    }
}
