import CX11
import Foundation
import UIKit
import XCTest

/// Drags between windows of the application, and from and to another X client.
final class DragTests: XCTestCase {
    private func withDesk(windows: Int = 1, _ body: @MainActor (DragDesk) throws -> Void) throws {
        try XCTSkipUnless(XServer.isInstalled, "xvfb and xdotool are not installed")
        try MainActor.assumeIsolated {
            let server = try XServer(width: 1000, height: 600)
            defer { server.stop() }
            try server.whileInUse {
                let desk = try DragDesk(server: server, windows: windows)
                defer { desk.end() }
                try body(desk)
            }
        }
    }

    // MARK: To another program

    func testTextIsDroppedOnAnotherProgram() throws {
        try withDesk { desk in
            desk.scenes[0].items = [item("grün" as NSString)]
            desk.client.accepted = ["text/plain;charset=utf-8"]
            try desk.dragToClient()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.contains("ended copy") }))
            XCTAssertEqual(desk.client.offered, ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
            XCTAssertEqual(desk.client.received.map { String(decoding: $0, as: UTF8.self) }, "grün")
        }
    }

    func testFilesAreDroppedOnAnotherProgram() throws {
        try withDesk { desk in
            let files = ["/tmp/one.txt", "/tmp/two words.txt"].map { URL(fileURLWithPath: $0) }
            desk.scenes[0].items = files.map { item($0 as NSURL) }
            desk.client.accepted = ["text/uri-list"]
            try desk.dragToClient()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.contains("ended copy") }))
            XCTAssertEqual(
                desk.client.received.map { String(decoding: $0, as: UTF8.self) },
                "file:///tmp/one.txt\r\nfile:///tmp/two%20words.txt\r\n")
        }
    }

    func testLongTextIsGivenInPieces() throws {
        try withDesk { desk in
            let text = String(repeating: "0123456789", count: 30_000)
            desk.scenes[0].items = [item(text as NSString)]
            desk.client.accepted = ["UTF8_STRING"]
            try desk.dragToClient()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.contains("ended copy") }))
            XCTAssertTrue(desk.client.received.map { $0 == Array(text.utf8) } ?? false)
        }
    }

    func testAProgramThatAcceptsNothingIsLeft() throws {
        try withDesk { desk in
            desk.scenes[0].items = [item("text" as NSString)]
            try desk.dragToClient()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.contains("ended cancel") }))
            XCTAssertTrue(desk.serve(until: { desk.client.hasLeft }))
            XCTAssertNil(desk.client.received)
        }
    }

    func testThePictureFollowsOutsideTheWindow() throws {
        try withDesk { desk in
            desk.scenes[0].items = [item("text" as NSString)]
            try desk.movePointer(to: desk.place(50, 50))
            try desk.press()
            try desk.movePointer(to: desk.place(60, 60))
            try desk.movePointer(to: (100, 100))
            // Beside the pointer is the red view, over the other program's white window.
            @MainActor func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
                Array(try desk.server.screen(x: x, y: y, width: 1, height: 1)).prefix(3).map { $0 }
            }
            XCTAssertEqual(try pixel(130, 130), [48, 59, 255])
            XCTAssertEqual(try pixel(90, 90), [255, 255, 255])
            try desk.movePointer(to: desk.place(50, 50))
            XCTAssertEqual(try pixel(130, 130), [255, 255, 255])
            try desk.release()
        }
    }

    // MARK: From another program

    func testAnotherProgramLearnsWhereADropIsAccepted() throws {
        try withDesk { desk in
            desk.client.contents = [("text/plain;charset=utf-8", Array("grün".utf8))]
            let (target, scene) = (desk.xWindow(), desk.scenes[0])
            desk.client.enter(target)
            let above = desk.place(50, 50)
            desk.client.move(to: above.x, above.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.statusCount == 1 }))
            XCTAssertFalse(desk.client.isAccepted)
            let below = desk.place(50, 150)
            desk.client.move(to: below.x, below.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.statusCount == 2 }))
            XCTAssertTrue(desk.client.isAccepted)
            XCTAssertEqual(scene.calls, ["enter", "update 50 50"])
            desk.client.drop(on: target)
            XCTAssertTrue(desk.serve(until: { desk.client.finished != nil }))
            XCTAssertEqual(desk.client.finished, true)
            XCTAssertTrue(desk.serve(until: { !scene.texts.isEmpty }))
            XCTAssertEqual(scene.texts, ["grün"])
            XCTAssertEqual(scene.calls.last, "drop from outside")
        }
    }

    func testFilesAreKnownWhileTheDragMoves() throws {
        try withDesk { desk in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("drag \(UUID().uuidString).txt")
            try Data("x".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let list = "\(file.absoluteString)\r\n"
            desk.client.contents = [
                ("text/uri-list", Array(list.utf8)), ("text/plain", []), ("UTF8_STRING", []), ("x-special/gnome", []),
            ]
            let (target, place) = (desk.xWindow(), desk.place(50, 150))
            desk.client.enter(target)
            desk.client.move(to: place.x, place.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.isAccepted }))
            desk.client.drop(on: target)
            XCTAssertTrue(desk.serve(until: { desk.client.finished != nil }))
            XCTAssertEqual(desk.scenes[0].names, [file.lastPathComponent])
        }
    }

    func testLongTextIsTakenInPieces() throws {
        try withDesk { desk in
            let text = String(repeating: "0123456789", count: 30_000)
            desk.client.contents = [("UTF8_STRING", Array(text.utf8))]
            desk.client.pieceSize = 50_000
            let (target, place) = (desk.xWindow(), desk.place(50, 150))
            desk.client.enter(target)
            desk.client.move(to: place.x, place.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.isAccepted }))
            desk.client.drop(on: target)
            XCTAssertTrue(desk.serve(until: { desk.client.finished != nil && !desk.scenes[0].texts.isEmpty }))
            XCTAssertTrue(desk.scenes[0].texts == [text])
        }
    }

    func testADragThatLeavesExits() throws {
        try withDesk { desk in
            desk.client.contents = [("text/plain", Array("text".utf8))]
            let (target, place) = (desk.xWindow(), desk.place(50, 150))
            desk.client.enter(target)
            desk.client.move(to: place.x, place.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.isAccepted }))
            desk.client.leave(target)
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.last == "exit" }))
        }
    }

    func testADragEndsWithItsProgram() throws {
        try withDesk { desk in
            desk.client.contents = [("text/plain", Array("text".utf8))]
            let (target, place) = (desk.xWindow(), desk.place(50, 150))
            desk.client.enter(target)
            desk.client.move(to: place.x, place.y, over: target)
            XCTAssertTrue(desk.serve(until: { desk.client.isAccepted }))
            desk.client.crash()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.last == "exit" }))
        }
    }

    // MARK: Between windows

    func testAnItemIsDroppedInAnotherWindowOfTheApplication() throws {
        try withDesk(windows: 2) { desk in
            desk.scenes[0].items = [item("text" as NSString)]
            try desk.movePointer(to: desk.place(50, 50))
            try desk.press()
            try desk.movePointer(to: desk.place(60, 60))
            try desk.movePointer(to: desk.place(50, 150, in: 1))
            XCTAssertTrue(desk.serve(until: { desk.scenes[1].calls.contains("update 50 50") }))
            try desk.release()
            XCTAssertTrue(desk.serve(until: { desk.scenes[0].calls.contains("ended copy") }))
            XCTAssertTrue(desk.serve(until: { desk.scenes[1].texts == ["text"] }))
            XCTAssertTrue(desk.scenes[1].calls.contains("drop"))
        }
    }
}

@MainActor
private func item(_ object: any NSItemProviderWriting) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: object))
}

extension DragDesk {
    /// Drags from the upper half of the window to the other program and drops there.
    fileprivate func dragToClient() throws {
        try movePointer(to: place(50, 50))
        try press()
        try movePointer(to: place(60, 60))
        try movePointer(to: (100, 100))
        XCTAssertTrue(serve(until: { !client.positions.isEmpty }))
        try movePointer(to: (110, 120))
        XCTAssertTrue(serve(until: { client.positions.last.map { $0 == (110, 120) } ?? false }))
        try release()
    }
}
