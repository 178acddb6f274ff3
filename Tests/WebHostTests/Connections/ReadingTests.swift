import HostInterface
import XCTest

@testable import WebHost

/// What screen readers of visitors get and do. XCTest runs these on the main thread, where an application runs its host.
final class ReadingTests: XCTestCase {
    private func visit(_ body: @escaping @Sendable (Visitor, TestElements) throws -> Void) throws {
        try MainActor.assumeIsolated {
            let application = try ServedApplication(width: 200, height: 300)
            let elements = TestElements(window: application.window)
            application.host.accessibility?.tree = elements
            try application.run { try body($0, elements) }
        }
    }

    func testNothingIsAskedForBeforeAVisitorWantsIt() throws {
        try visit { visitor, elements in
            let client = try visitor.connect(as: 1)
            var picture = ViewedPicture()
            try client.update(&picture) { !$0.tiles.isEmpty }
            visitor.inApplication { application in
                application.host.accessibility?.post(.nameChanged(elements.list))
                application.scroll(by: 3)
            }
            try client.update(&picture) { !$0.moves.isEmpty }
            XCTAssertEqual(visitor.inApplication { _ in elements.reads }, 0)
        }
    }

    func testTheVisibleElementsAreSentAndAgainWhenTheyChange() throws {
        try visit { visitor, elements in
            let client = try visitor.connect(as: 1)
            try client.send(PageMessage.readsElements(true))
            let first = try client.update { $0.elements != nil }.elements
            XCTAssertTrue(try XCTUnwrap(first).contains(#""name":"Row 11""#))
            XCTAssertFalse(try XCTUnwrap(first).contains(#""name":"Row 14""#))
            visitor.inApplication { application in
                elements.list.name = "Cities"
                application.host.accessibility?.post(.nameChanged(elements.list))
            }
            XCTAssertTrue(try XCTUnwrap(try client.update { $0.elements != nil }.elements).contains("Cities"))
            XCTAssertEqual(visitor.inApplication { _ in elements.isListened }, [true])
        }
    }

    func testAnElementIsPressed() throws {
        try visit { visitor, elements in
            let client = try visitor.connect(as: 1)
            try client.send(PageMessage.readsElements(true))
            _ = try client.update { $0.elements != nil }
            for id in ["3.11", "3.999", "99", "nonsense", "2"] { try client.send(PageMessage.element(0, id)) }
            try client.send(PageMessage.readsElements(false))
            while visitor.inApplication({ $0.host.accessibility?.isListening == true }) {}
            XCTAssertEqual(visitor.inApplication { _ in elements.pressed }, [HostAccessibleID(object: 3, part: 11)])
        }
    }

    func testFocusAndAnnouncementsAreSent() throws {
        try visit { visitor, elements in
            let client = try visitor.connect(as: 1)
            try client.send(PageMessage.readsElements(true))
            _ = try client.update { $0.elements != nil }
            visitor.inApplication { application in
                elements.focused = elements.list
                application.host.accessibility?.post(.announcement(elements.root, "Deleted", .polite))
            }
            XCTAssertEqual(try client.update { $0.focused != nil }.focused, "2")
            visitor.inApplication { application in
                application.host.accessibility?.post(.announcement(elements.root, "Saved", .assertive))
            }
            XCTAssertEqual(try client.update { $0.announced.contains("Saved") }.announced, ["Saved"])
        }
    }

    func testTheBrowserHasTheElementsForItsScreenReader() throws {
        try visit { visitor, elements in
            let browser = try Chromium()
            try browser.call("Page.navigate", ["url": visitor.url])
            try browser.wait(for: "document.querySelector('canvas') !== null")
            _ = try browser.evaluate("document.getElementById('read').click()")
            try browser.wait(for: "document.querySelectorAll('[role=listitem]').length === 3")
            try browser.call("Accessibility.enable")
            let nodes = try XCTUnwrap(try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]])
            let items = nodes.filter { ($0["role"] as? [String: Any])?["value"] as? String == "listitem" }
            XCTAssertEqual(
                items.map { ($0["name"] as? [String: Any])?["value"] as? String }, ["Row 11", "Row 12", "Row 13"])
            XCTAssertEqual(
                try browser.evaluate("document.querySelector('[role=listitem]').ariaSetSize") as? String, "100")
            _ = try browser.evaluate("document.querySelectorAll('[role=listitem]')[1].click()")
            for _ in 0..<200 where visitor.inApplication({ _ in elements.pressed }).isEmpty { usleep(10_000) }
            XCTAssertEqual(visitor.inApplication { _ in elements.pressed }, [HostAccessibleID(object: 3, part: 11)])
        }
    }
}
