import Foundation
import XCTest

/// A headless Chromium with one page, driven over its debugging protocol.
final class Chromium {
    private let process = Process()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID())")
    private let client: RawClient
    private var number = 0

    /// Skips the test where Chromium is not installed.
    init() throws {
        let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw XCTSkip("Chromium is not installed")
        }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
            "--user-data-dir=\(folder.path)", "--window-size=800,900", "about:blank",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        do {
            client = try Self.connect(to: folder)
        } catch {
            process.terminate()
            throw error
        }
        _ = try call("Page.enable")
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Chromium writes the port that it has chosen into a file.
    private static func connect(to folder: URL) throws -> RawClient {
        let file = folder.appendingPathComponent("DevToolsActivePort")
        for _ in 0..<1000 {
            usleep(20_000)
            guard let line = try? String(contentsOf: file, encoding: .utf8).split(separator: "\n").first,
                let port = UInt16(line),
                let pages = try? RawClient(port: port).get("/json", ["Host": "127.0.0.1:\(port)"]).body,
                let list = try JSONSerialization.jsonObject(with: Data(pages.utf8)) as? [[String: Any]],
                let page = list.first(where: { $0["type"] as? String == "page" }),
                let address = page["webSocketDebuggerUrl"] as? String, let path = URL(string: address)?.path
            else { continue }
            let client = try RawClient(port: port, patience: 30)
            let answer = try client.get(
                path,
                [
                    "Host": "127.0.0.1:\(port)", "Upgrade": "websocket", "Connection": "Upgrade",
                    "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
                ])
            guard answer.status == 101 else { throw RawClient.Closed() }
            return client
        }
        throw RawClient.Closed()
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        let command: [String: Any] = ["id": number, "method": method, "params": parameters]
        try client.write(RawClient.frame(Array(JSONSerialization.data(withJSONObject: command)), opcode: 1))
        while true {
            let answer = try JSONSerialization.jsonObject(with: Data(client.message())) as? [String: Any]
            guard answer?["id"] as? Int == number else { continue }
            return answer?["result"] as? [String: Any] ?? [:]
        }
    }

    /// Evaluates an expression of JavaScript, and waits for its promise.
    func evaluate(_ expression: String) throws -> Any? {
        let result = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        return (result["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression is true.
    func wait(for expression: String) throws {
        for _ in 0..<500 {
            if try evaluate(expression) as? Bool == true { return }
            usleep(10_000)
        }
        XCTFail("never true: \(expression)")
    }

    /// The pixels of the first canvas: blue, green, red, alpha.
    func pixels() throws -> [UInt8] {
        let text = try evaluate(
            """
            (async () => {
                const canvas = document.querySelector("canvas");
                const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
                const reader = new FileReader();
                await new Promise(done => { reader.onload = done; reader.readAsDataURL(new Blob([data])); });
                return reader.result.split(",")[1];
            })()
            """)
        var bytes = Array(try XCTUnwrap((text as? String).flatMap { Data(base64Encoded: $0) }))
        for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
        return bytes
    }
}
