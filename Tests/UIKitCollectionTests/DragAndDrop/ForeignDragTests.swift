import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Drags that come from other programs, from the moment at which they are over the window.
@MainActor @Suite(.serialized) struct ForeignDragTests {
    private let beside = CGPoint(x: 300, y: 200)
    private let above = CGPoint(x: 140, y: 500)

    // MARK: The course of a drag

    @Test func theViewsBelowAreAskedWhileTheDragMoves() throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "hello", at: beside)
        #expect(stage.take().isEmpty && !drag.isAccepted)
        drag.move(to: above)
        #expect(stage.take() == ["can handle", "enter", "update"] && drag.isAccepted)
        drag.move(to: CGPoint(x: 150, y: 510))
        #expect(stage.take() == ["update"])
        drag.move(to: beside)
        #expect(stage.take() == ["exit"] && !drag.isAccepted)
        drag.leave()
        #expect(stage.take() == ["session ended"] && drag.wasAccepted == nil)
    }

    @Test func aDropIsPerformedAndTheOtherProgramToldInTheEnd() throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "hello", at: above)
        _ = stage.take()
        var answers: [Bool?] = []
        stage.onCall = { _ in answers.append(drag.wasAccepted) }
        drag.drop()
        app.advance(by: 1)
        #expect(stage.take() == ["update", "drop 1", "will drop", "dropped", "conclude", "session ended"])
        #expect(answers.allSatisfy { $0 == nil } && drag.wasAccepted == true)
        let session = try #require(stage.dropSession)
        #expect(session.localDragSession == nil && !session.allowsMoveOperation)
    }

    @Test(arguments: [UIDropOperation.cancel, .forbidden, .move])
    func onlyCopiesAreAccepted(_ operation: UIDropOperation) throws {
        let (app, stage) = try DragStage.open { $0.operation = operation }
        let drag = app.enterDrag(text: "hello", at: above)
        #expect(!drag.isAccepted)
        drag.drop()
        app.advance(by: 1)
        #expect(!stage.take().contains("drop 1"))
    }

    @Test func aDragThatLeavesOverTheViewEndsItsSession() throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "hello", at: above)
        _ = stage.take()
        drag.leave()
        #expect(stage.take() == ["exit", "session ended"])
    }

    @Test func noPictureAndNoSignIsShown() throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "hello", at: above)
        app.advance(by: 0.5)
        #expect(stage.pictures.isEmpty)
        #expect(stage.view.window?.subviews.flatMap(\.subviews).contains { $0 is DragBadge } == false)
        drag.leave()
    }

    // MARK: Data

    @Test func nothingIsLoadedBeforeTheApplicationWantsIt() async throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "grün", data: ["image/png": Data([1, 2, 3])], at: above)
        drag.drop()
        let session = try #require(stage.dropSession)
        #expect(session.items[0].itemProvider.registeredTypeIdentifiers == ["public.png", "public.utf8-plain-text"])
        #expect(drag.loadedTypes.isEmpty)
        let texts: [String] = await withCheckedContinuation { continuation in
            session.loadObjects(ofClass: String.self) { continuation.resume(returning: $0) }
        }
        #expect(texts == ["grün"] && drag.loadedTypes == ["text/plain;charset=utf-8"])
    }

    @Test func aSlowProgramIsWaitedFor() async throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(text: "hello", at: above)
        drag.holdsLoads = true
        drag.drop()
        var loaded: [String] = []
        let session = try #require(stage.dropSession)
        session.loadObjects(ofClass: String.self) { loaded = $0 }
        try await app.wait { !drag.loadedTypes.isEmpty }
        // Two bytes of five have arrived.
        #expect(loaded.isEmpty && session.progress.fractionCompleted == 0.4)
        drag.serveLoads()
        try await app.wait { !loaded.isEmpty }
        #expect(loaded == ["hello"] && session.progress.fractionCompleted == 1)
    }

    @Test func eachFileIsAnItem() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drag \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.txt", "b.png"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("x".utf8).write(to: file) }
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(files: files, text: "the same", at: above)
        drag.drop()
        let items = try #require(stage.dropSession?.items)
        #expect(items.map(\.itemProvider.suggestedName) == ["a.txt", "b.png"])
        #expect(items[0].itemProvider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
        #expect(items[1].itemProvider.registeredTypeIdentifiers == ["public.png", "public.file-url"])
    }

    @Test func aLinkIsOneItemWithItsAddressAndTheRest() throws {
        let (app, stage) = try DragStage.open()
        let drag = app.enterDrag(
            text: "Swift", data: ["text/uri-list": Data("# comment\r\nhttps://swift.org/\r\n".utf8)], at: above)
        drag.drop()
        let items = try #require(stage.dropSession?.items)
        #expect(items.count == 1)
        #expect(items[0].itemProvider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    }

    @Test func namesThatStandForNoContentAreIgnored() throws {
        let (app, stage) = try DragStage.open()
        let data = ["TARGETS": Data(), "application/x-own": Data(), "com.example.song": Data([1])]
        app.enterDrag(data: data, at: above).drop()
        let items = try #require(stage.dropSession?.items)
        #expect(items[0].itemProvider.registeredTypeIdentifiers == ["com.example.song"])
    }

    // MARK: What no interaction accepts

    @Test func textIsInsertedByTheFirstResponder() throws {
        let (app, stage) = try DragStage.open()
        let field = UITextField(frame: CGRect(x: 10, y: 700, width: 100, height: 30))
        stage.view.addSubview(field)
        let drag = app.enterDrag(text: "hello", at: beside)
        #expect(!drag.isAccepted)
        field.becomeFirstResponder()
        drag.move(to: CGPoint(x: 310, y: 200))
        #expect(drag.isAccepted)
        drag.drop()
        #expect(field.text == "hello" && drag.wasAccepted == true)
    }

    // MARK: Lists

    // Seeds 308.
    @Test func aTableMakesRoomBelowTheDrag() throws {
        let (app, tables) = try TwoTables.open()
        let drag = app.enterDrag(text: "new", at: tables.right.point(1))
        app.advance(by: 0.5)
        #expect(tables.right.shown == "1-23" && drag.isAccepted)
        drag.leave()
        app.advance(by: 0.5)
        #expect(tables.right.shown == "123")
    }

    // MARK: Interfering clients

    @Test(arguments: ["can handle", "enter", "update", "drop 1", "will drop", "conclude", "session ended"])
    func aClientMayRemoveTheViewInAnyCall(_ call: String) throws {
        let (app, stage) = try DragStage.open()
        stage.onCall = { line in
            guard line == call else { return }
            stage.target.removeFromSuperview()
            stage.target.removeInteraction(stage.drop)
        }
        let drag = app.enterDrag(text: "hello", at: above)
        drag.move(to: CGPoint(x: 150, y: 510))
        drag.drop()
        app.advance(by: 1)
        #expect(drag.wasAccepted != false)
    }
}
