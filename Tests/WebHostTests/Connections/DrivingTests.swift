import HostInterface
import XCTest

@testable import WebHost

/// What viewers do. XCTest runs these on the main thread, where an application runs its host.
final class DrivingTests: XCTestCase {
    private func visit(_ body: @escaping @Sendable (Visitor) throws -> Void) throws {
        try MainActor.assumeIsolated { try ServedApplication().run(body) }
    }

    func testEventsArriveInOrder() throws {
        try visit { visitor in
            visitor.inApplication { $0.host.textInput = HostTextInput(x: 0, y: 0, width: 1, height: 1) }
            let client = try visitor.driver()
            for message in [
                PageMessage.pointer(0, x: 3, y: 4), PageMessage.pointer(1, x: 5, y: 6),
                PageMessage.pointer(2, x: 5, y: 6), PageMessage.wheel(-60), PageMessage.key(4),
                PageMessage.text("a"), PageMessage.key(4, isDown: false), PageMessage.composition("に", 1, 1),
            ] {
                try client.send(message)
            }
            XCTAssertEqual(
                visitor.events(8),
                ["began 3 4", "moved 5 6", "ended 5 6", "wheel -60", "key 4 down", "text a", "key 4 up", "compose に"])
        }
    }

    func testATypedTextIsDroppedWhileNothingIsEdited() throws {
        try visit { visitor in
            let client = try visitor.driver()
            try client.send(PageMessage.text("a"))
            try client.send(PageMessage.wheel(1))
            XCTAssertEqual(visitor.events(1), ["wheel 1"])
        }
    }

    func testAViewerThatWatchesChangesNothing() throws {
        try visit { visitor in
            let driver = try visitor.driver()
            let watcher = try visitor.connect(as: 2)
            XCTAssertEqual(try watcher.update { $0.state != nil }.state?.drives, false)
            for message in [PageMessage.wheel(5), PageMessage.resize(99, 99), PageMessage.close] {
                try watcher.send(message)
            }
            try watcher.send(PageMessage.takeOver)
            XCTAssertEqual(try watcher.update { $0.state != nil }.state?.drives, true)
            XCTAssertEqual(try driver.update { $0.state != nil }.state?.drives, false)
            try watcher.send(PageMessage.wheel(7))
            XCTAssertEqual(visitor.events(1), ["wheel 7"])
        }
    }

    func testWhatIsHeldIsReleasedWhenTheDriverIsLost() throws {
        try visit { visitor in
            var client: RawClient? = try visitor.driver()
            try client?.send(PageMessage.pointer(0, x: 3, y: 4, kind: 0, id: 9))
            try client?.send(PageMessage.key(4))
            XCTAssertEqual(visitor.events(2), ["began 3 4", "key 4 down"])
            client = nil
            XCTAssertEqual(visitor.events(2), ["cancelled 3 4", "key 4 up"])
        }
    }

    func testAnotherViewerDrivesWhenTheDriverHasLeft() throws {
        try visit { visitor in
            var driver: RawClient? = try visitor.driver()
            let watcher = try visitor.connect(as: 2)
            XCTAssertEqual(try watcher.update { $0.state != nil }.state?.drives, false)
            XCTAssertNotNil(driver)
            driver = nil
            XCTAssertEqual(try watcher.update { $0.state != nil }.state?.drives, true)
        }
    }

    func testTheDriverResizesWithinTheLimits() throws {
        try visit { visitor in
            visitor.inApplication { application in
                application.window.limitSize(
                    minimum: HostSize(width: 30, height: 20), maximum: HostSize(width: 50, height: 1e9))
            }
            let client = try visitor.driver()
            try client.send(PageMessage.resize(500, 9000))
            XCTAssertEqual(visitor.events(1), ["resized"])
            XCTAssertEqual(visitor.inApplication { $0.window.size }, HostSize(width: 50, height: 4096))
        }
    }

    func testTheClipboardGoesBothWays() throws {
        try visit { visitor in
            let client = try visitor.driver()
            try client.send(PageMessage.clipboard("from outside"))
            try client.send(PageMessage.clipboard("from outside"))
            try client.send(PageMessage.wheel(1))
            _ = visitor.events(1)
            XCTAssertEqual(visitor.inApplication { $0.host.clipboard.text }, "from outside")
            XCTAssertEqual(visitor.inApplication { $0.clipboardChanges }, 1)
            visitor.inApplication { $0.host.clipboard.text = "from inside" }
            XCTAssertEqual(try client.update { $0.copied != nil }.copied, "from inside")
        }
    }

    func testAddressesOpenInTheBrowserOfTheDriver() throws {
        try visit { visitor in
            XCTAssertFalse(visitor.inApplication { $0.host.open("https://example.org") })
            let client = try visitor.driver()
            XCTAssertTrue(visitor.inApplication { $0.host.open("https://example.org") })
            XCTAssertFalse(visitor.inApplication { $0.host.open("javascript:alert(1)") })
            XCTAssertEqual(try client.update { !$0.opened.isEmpty }.opened, ["https://example.org"])
        }
    }

    func testDroppedFilesAreThereBeforeTheDrop() throws {
        try visit { visitor in
            let client = try visitor.driver()
            for message in [
                PageMessage.file("a.txt", 3), PageMessage.bytes([65, 66, 67]), PageMessage.dropped(x: 8, y: 9),
            ] {
                try client.send(message)
            }
            XCTAssertEqual(visitor.events(1), ["dropped ABC 8 9"])
        }
    }

    func testAFileDialogIsAnsweredWithFiles() throws {
        try visit { visitor in
            let client = try visitor.driver()
            let answer = Answer()
            visitor.inApplication { application in
                let request = HostFileRequest(title: "Choose", choice: .files)
                _ = application.host.chooseFiles(request) { answer.value = $0 }
            }
            let dialog = try XCTUnwrap(try client.update { !$0.dialogs.isEmpty }.dialogs.first)
            XCTAssertEqual(dialog.title, "Choose")
            try client.send(PageMessage.file("a.txt", 0))
            try client.send(PageMessage.upload(3) { $0.integer(dialog.id) })
            XCTAssertEqual(try client.update { !$0.closedDialogs.isEmpty }.closedDialogs, [dialog.id])
            guard case .chosen(let paths)? = visitor.inApplication({ _ in answer.value }) else {
                return XCTFail("no files were chosen")
            }
            XCTAssertEqual(paths.map { ($0 as NSString).lastPathComponent }, ["a.txt"])
        }
    }

    func testAFolderOfThisMachineCannotBeChosen() throws {
        try visit { visitor in
            let answer = Answer()
            visitor.inApplication { application in
                _ = application.host.chooseFiles(HostFileRequest(title: "", choice: .folder)) { answer.value = $0 }
            }
            XCTAssertEqual(visitor.inApplication { _ in answer.value }, .unavailable)
        }
    }

    @MainActor
    private final class Answer {
        var value: HostFileAnswer?

        nonisolated init() {}
    }
}

extension Visitor {
    /// A viewer that drives, with the picture that it has then. Events until then are forgotten.
    fileprivate func driver() throws -> RawClient {
        let client = try connect(as: 1)
        _ = try client.update { !$0.tiles.isEmpty }
        inApplication { $0.forgetEvents() }
        return client
    }

    /// Waits for events, and returns and forgets them.
    fileprivate func events(_ count: Int) -> [String] {
        for _ in 0..<2000 {
            if let events = inApplication({ $0.takeEvents(count) }) { return events }
            usleep(1000)
        }
        return inApplication { $0.takeEvents(0) ?? [] }
    }
}

extension ServedApplication {
    /// Returns nil if there are fewer events; all if `count` is 0.
    fileprivate func takeEvents(_ count: Int) -> [String]? {
        guard events.count >= count else { return nil }
        defer { forgetEvents() }
        return events.map(describe)
    }

    private func describe(_ event: HostEvent) -> String {
        switch event {
        case .pointer(let event): "\(event.phase) \(Int(event.x)) \(Int(event.y))"
        case .wheel(let event): "wheel \(Int(event.deltaY))"
        case .key(let event): "key \(event.usage) \(event.isDown ? "down" : "up")"
        case .text(let text): "text \(text)"
        case .composition(let text, _): "compose \(text)"
        case .dropped(let drop):
            "dropped \(drop.files.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }.joined()) "
                + "\(Int(drop.x)) \(Int(drop.y))"
        default: "\(event)"
        }
    }
}
