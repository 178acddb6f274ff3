import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Drags that end on another program.
@MainActor @Suite(.serialized) struct OutgoingDragTests {
    private let start = CGPoint(x: 100, y: 130)
    private let outside = CGPoint(x: 420, y: 300)
    private let text = "text/plain;charset=utf-8"

    private func item(_ object: any NSItemProviderWriting) -> UIDragItem {
        UIDragItem(itemProvider: NSItemProvider(object: object))
    }

    private func dragOut(_ app: TestApplication) {
        app.beginDrag(at: start)
        app.moveDrag(to: outside)
    }

    // Seeds 308.
    @Test func textIsCopiedToTheProgramThatAcceptsIt() async throws {
        let (app, stage) = try DragStage.open()
        app.otherProgram.acceptedTypes = [text]
        dragOut(app)
        #expect(app.otherProgram.offeredTypes == [text, "UTF8_STRING", "text/plain"])
        _ = stage.take()
        app.drop()
        #expect(stage.take() == ["will end copy"] && stage.pictures.isEmpty)
        #expect(app.window.windowScene?.drag == nil)
        try await app.wait { app.otherProgram.receivedText != nil }
        #expect(app.otherProgram.receivedText == "text")
        #expect(stage.take() == ["did end copy", "transferred"])
    }

    @Test func aProgramThatAcceptsNothingSendsTheItemsBack() throws {
        let (app, stage) = try DragStage.open()
        dragOut(app)
        _ = stage.take()
        app.drop()
        #expect(stage.take() == ["will end cancel", "preview for cancelling", "will cancel"])
        app.advance(by: 1)
        #expect(stage.take() == ["cancelled", "did end cancel"] && stage.pictures.isEmpty)
    }

    @Test func aDragThatReturnsIsNotDroppedOutside() throws {
        let (app, stage) = try DragStage.open()
        app.otherProgram.acceptedTypes = [text]
        dragOut(app)
        app.moveDrag(to: CGPoint(x: 140, y: 500))
        app.drop()
        app.advance(by: 1)
        #expect(stage.take().contains("drop 1") && app.otherProgram.received.isEmpty)
    }

    @Test func aRestrictedDragIsNotOffered() throws {
        let (app, stage) = try DragStage.open { $0.isRestricted = true }
        app.otherProgram.acceptedTypes = [text]
        dragOut(app)
        app.drop()
        app.advance(by: 1)
        #expect(app.otherProgram.offeredTypes.isEmpty && stage.take().last == "did end cancel")
    }

    @Test func representationsOfTheOwnProcessAreNotOffered() throws {
        let provider = NSItemProvider()
        provider.registerObject("secret" as NSString, visibility: .ownProcess)
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.song", visibility: .all) {
            $0(Data([1, 2]), nil)
            return nil
        }
        let (app, _) = try DragStage.open { $0.items = { [UIDragItem(itemProvider: provider)] } }
        dragOut(app)
        // A type without a MIME name keeps its identifier.
        #expect(app.otherProgram.offeredTypes == ["com.example.song"])
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func filesAndTextsOfSeveralItemsAreJoined() async throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let (app, stage) = try DragStage.open { stage in
            stage.items = {
                [item(file as NSURL), item("one" as NSString), item("two" as NSString)]
            }
        }
        app.otherProgram.acceptedTypes = ["text/uri-list", text]
        dragOut(app)
        app.drop()
        try await app.wait { stage.take().contains("transferred") }
        let list = app.otherProgram.received["text/uri-list"].map { String(decoding: $0, as: UTF8.self) }
        #expect(list == "file:///tmp/a%20b.txt\r\n")
        #expect(app.otherProgram.receivedText?.hasSuffix("one\ntwo") == true)
    }

    @Test func aPictureIsOfferedAsPNG() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill($0.format.bounds) }
        let (app, stage) = try DragStage.open { $0.items = { [item(picture)] } }
        app.otherProgram.acceptedTypes = ["image/png"]
        dragOut(app)
        app.drop()
        try await app.wait { stage.take().contains("transferred") }
        #expect(app.otherProgram.received["image/png"]?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func contentThatCannotBeLoadedCancels() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
            $0(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        let (app, stage) = try DragStage.open { $0.items = { [UIDragItem(itemProvider: provider)] } }
        app.otherProgram.acceptedTypes = [text]
        dragOut(app)
        app.drop()
        var lines: [String] = []
        try await app.wait {
            lines += stage.take()
            return lines.contains { $0.hasPrefix("did end") }
        }
        #expect(lines.suffix(2) == ["will end copy", "did end cancel"])
    }
}
