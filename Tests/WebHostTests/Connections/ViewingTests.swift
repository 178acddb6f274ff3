import HostInterface
import XCTest

@testable import WebHost

/// What viewers see. XCTest runs these on the main thread, where an application runs its host.
final class ViewingTests: XCTestCase {
    private func visit(_ body: @escaping @Sendable (Visitor) throws -> Void) throws {
        try MainActor.assumeIsolated { try ServedApplication().run(body) }
    }

    func testAViewerSeesThePixelsOfTheWindow() throws {
        try visit { visitor in
            var picture = ViewedPicture()
            let update = try visitor.connect(as: 1).update(&picture) { !$0.tiles.isEmpty }
            XCTAssertEqual(update.windows.first?.title ?? "Rows", "Rows")
            XCTAssertEqual([picture.width, picture.height], [80, 60])
            XCTAssertTrue(picture.bytes == visitor.inApplication { $0.window.capture().bytes })
        }
    }

    func testAScrollStepIsAMoveAndItsStrip() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1)
            var picture = ViewedPicture()
            try client.update(&picture) { !$0.tiles.isEmpty }
            visitor.inApplication { $0.scroll(by: 7) }
            let step = try client.update(&picture) { !$0.moves.isEmpty }
            XCTAssertEqual(step.moves.map(\.dy), [-7])
            XCTAssertEqual(step.tiles.map(\.rect), [PixelRect(x: 0, y: 53, width: 80, height: 7)])
            XCTAssertTrue(picture.bytes == visitor.inApplication { $0.window.capture().bytes })
        }
    }

    func testAViewerThatTakesNothingGetsFewUpdatesAndThenTheSamePicture() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1)
            var picture = ViewedPicture()
            try client.update(&picture) { !$0.tiles.isEmpty }
            while visitor.inApplication({ $0.host.viewers.all.first?.underWay.isEmpty == false }) {}
            var unshown: [ReceivedUpdate] = []
            for _ in 0..<12 {
                visitor.inApplication { application in
                    application.scroll(by: 3)
                    application.hostFrameIsDue(application.host)
                }
            }
            while unshown.count < Viewer.mostUpdates { unshown.append(try ReceivedUpdate(try client.message())) }
            for update in unshown { picture.show(update) }
            let captured = visitor.inApplication { $0.window.capture().bytes }
            XCTAssertTrue(picture.bytes != captured)
            for update in unshown { try client.send(PageMessage.shown(update.number)) }
            while picture.bytes != captured { picture.show(try client.update()) }
        }
    }

    func testUpdatesAreNumberedInOrder() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1)
            for expected in 1...5 {
                let number = try client.update().number
                XCTAssertEqual(number, UInt32(expected))
                visitor.inApplication { $0.scroll(by: 1) }
            }
        }
    }

    func testAReconnectedViewerSeesTheWholePictureAndStillDrives() throws {
        try visit { visitor in
            let first = try visitor.connect(as: 1)
            _ = try first.update { $0.state?.drives == true }
            let second = try visitor.connect(as: 2)
            XCTAssertEqual(try second.update { $0.state != nil }.state?.drives, false)
            visitor.inApplication { $0.scroll(by: 9) }
            let again = try visitor.connect(as: 1)
            var picture = ViewedPicture()
            let update = try again.update(&picture) { $0.state != nil }
            XCTAssertEqual(update.state?.drives, true)
            while picture.bytes != visitor.inApplication({ $0.window.capture().bytes }) {
                picture.show(try again.update())
            }
            XCTAssertEqual(first.untilClosed(), 4001)
        }
    }

    func testAHiddenPageGetsNothingUntilItIsSeen() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1)
            var picture = ViewedPicture()
            try client.update(&picture) { !$0.tiles.isEmpty }
            try client.send(PageMessage.visibility(false))
            while visitor.inApplication({ $0.host.viewers.isWatched }) {}
            visitor.inApplication { application in
                for _ in 0..<3 {
                    application.scroll(by: 5)
                    application.hostFrameIsDue(application.host)
                }
            }
            try client.send(PageMessage.visibility(true))
            let update = try client.update(&picture) { !$0.tiles.isEmpty }
            XCTAssertEqual(update.moves.map(\.dy), [-15])
            XCTAssertTrue(picture.bytes == visitor.inApplication { $0.window.capture().bytes })
        }
    }

    func testTheScreenOfTheDriverDecidesScaleAndAppearance() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1, density: 1.5, isDark: true)
            var picture = ViewedPicture()
            try client.update(&picture) { !$0.tiles.isEmpty && $0.windows.first?.pixelWidth ?? 80 == 80 }
            let window = visitor.inApplication { [$0.window.scale, $0.window.nativeScale] }
            XCTAssertEqual(window, [2, 1.5])
            XCTAssertEqual(visitor.inApplication { $0.window.appearance }, .dark)
            try client.send(PageMessage.screen(density: 3, isDark: false))
            try client.update(&picture) { !$0.tiles.isEmpty && $0.windows.first?.pixelWidth ?? 120 == 120 }
            XCTAssertEqual(picture.width, 120)
            XCTAssertEqual(visitor.inApplication { $0.window.appearance }, .light)
            // The other viewer sees it as it is.
            let other = try visitor.connect(as: 2, density: 1)
            XCTAssertEqual(try other.update { !$0.windows.isEmpty }.windows.first?.pixelWidth, 120)
            XCTAssertEqual(visitor.inApplication { $0.window.scale }, 3)
        }
    }

    func testClosedWindowsAndTheEndAreTold() throws {
        try visit { visitor in
            let client = try visitor.connect(as: 1)
            let id = visitor.inApplication { application in
                let configuration = HostWindowConfiguration(size: HostSize(width: 10, height: 10), title: "Second")
                return (try? application.host.openWindow(configuration) as? WebWindow)?.id ?? 0
            }
            XCTAssertEqual(try client.update { $0.windows.contains { $0.title == "Second" } }.windows.last?.id, Int(id))
            visitor.inApplication { application in application.host.windows.last?.close() }
            XCTAssertEqual(try client.update { !$0.closedWindows.isEmpty }.closedWindows, [Int(id)])
            visitor.inApplication { $0.host.stop() }
            XCTAssertTrue(try client.update { $0.isEnd }.isEnd)
        }
    }
}
