import Foundation
import Synchronization
import Testing
import UIKitTestDriver

@testable import UIKit

/// Drags from a view and drops on another, in the order of the calls.
@MainActor @Suite(.serialized) struct DragInteractionTests {
    private let start = CGPoint(x: 100, y: 130)
    private let end = CGPoint(x: 140, y: 500)

    // MARK: The course of a drag

    @Test func aDropIsAskedForPerformedAndConcluded() throws {
        let (app, stage) = try DragStage.open()
        app.beginDrag(at: start)
        #expect(stage.take() == ["items at 60.0, 30.0", "will lift", "lifted end"])
        app.moveDrag(to: end)
        #expect(stage.take() == ["will begin", "moved", "can handle", "enter", "update", "moved"])
        app.drop()
        #expect(stage.take() == ["update", "will end copy", "drop 1", "preview for dropping", "will drop"])
        app.advance(by: 1)
        #expect(stage.take() == ["dropped", "conclude", "session ended", "did end copy", "transferred"])
        #expect(stage.pictures.isEmpty && app.window.windowScene?.drag == nil)
    }

    @Test func aFingerThatIsLiftedBeforeItMovesPutsTheItemsDown() throws {
        let (app, stage) = try DragStage.open()
        app.touchDown(at: start)
        app.advance(by: 0.55)
        app.touchUp()
        app.advance(by: 1)
        #expect(stage.take() == ["items at 60.0, 30.0", "will lift", "lifted start"])
        #expect(stage.pictures.isEmpty && app.window.windowScene?.drag == nil)
    }

    @Test func aDragThatEndsBesideTheTargetGoesBack() throws {
        let (app, stage) = try DragStage.open()
        app.beginDrag(at: start)
        app.moveDrag(to: end)
        app.moveDrag(to: CGPoint(x: 300, y: 300))
        #expect(stage.take().suffix(2) == ["exit", "moved"])
        app.drop()
        #expect(stage.take() == ["session ended", "will end cancel", "preview for cancelling", "will cancel"])
        app.advance(by: 1)
        #expect(stage.take() == ["cancelled", "did end cancel"])
    }

    @Test func escapeCancels() throws {
        let (app, stage) = try DragStage.open()
        app.beginDrag(at: start)
        app.moveDrag(to: end)
        _ = stage.take()
        app.cancelDrag()
        app.advance(by: 1)
        #expect(
            stage.take() == [
                "exit", "session ended", "will end cancel", "preview for cancelling", "will cancel", "cancelled",
                "did end cancel",
            ])
    }

    @Test func noItemsMeanNoDrag() throws {
        let (app, stage) = try DragStage.open { $0.items = { [] } }
        app.beginDrag(at: start)
        app.moveDrag(to: end)
        app.drop()
        #expect(stage.take() == ["items at 60.0, 30.0"])
    }

    @Test func aFingerThatMovesAtOnceDragsNothing() throws {
        let (app, stage) = try DragStage.open()
        app.drag(from: start, to: end, duration: 0.3)
        app.advance(by: 1)
        #expect(stage.take().isEmpty)
    }

    @Test func aMouseDragsAtOnce() throws {
        let (app, stage) = try DragStage.open()
        app.dragPointer(from: start, to: end, duration: 0.3)
        app.advance(by: 1)
        #expect(stage.take().filter { ["will begin", "drop 1", "did end copy"].contains($0) }.count == 3)
    }

    @Test func aDisabledInteractionDragsNothing() throws {
        let (app, stage) = try DragStage.open { $0.drag.isEnabled = false }
        app.dragAndDrop(from: start, to: end)
        #expect(stage.take().isEmpty)
    }

    // MARK: Operations

    @Test func aMoveThatTheSourceDoesNotAllowIsCancelled() throws {
        let (app, stage) = try DragStage.open {
            $0.operation = .move
            $0.allowsMove = false
        }
        app.dragAndDrop(from: start, to: end)
        #expect(stage.take().contains("did end cancel"))
    }

    @Test func aForbiddenDropIsCancelledAndShowsASign() throws {
        let (app, stage) = try DragStage.open { $0.operation = .forbidden }
        app.beginDrag(at: start)
        app.moveDrag(to: end)
        app.advance(by: 0.3)
        let badges = stage.view.window?.subviews.flatMap(\.subviews).compactMap { $0 as? DragBadge }
        #expect(badges?.first?.alpha == 1)
        app.drop()
        app.advance(by: 1)
        #expect(stage.take().contains("did end cancel"))
    }

    @Test func aTargetThatCannotHandleTheItemsIsAskedOnceAndToldNothing() throws {
        let (app, stage) = try DragStage.open { $0.canHandle = false }
        app.dragAndDrop(from: start, to: end)
        let lines = stage.take()
        #expect(lines.filter { $0 == "can handle" }.count == 1)
        #expect(!lines.contains("enter") && !lines.contains("session ended"))
    }

    // MARK: More items

    @Test func aTapWithAnotherFingerAddsItems() throws {
        let (app, stage) = try DragStage.open {
            $0.added = [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))]
        }
        app.beginDrag(at: start)
        app.moveDrag(to: CGPoint(x: 250, y: 300))
        _ = stage.take()
        app.tapDuringDrag(at: start)
        #expect(stage.take() == ["items to add at 60.0, 30.0", "will add 1 to 1"])
        app.moveDrag(to: end)
        app.drop()
        #expect(stage.take().contains("drop 2"))
        app.advance(by: 1)
    }

    // MARK: Previews

    @Test func thePictureIsLiftedAndFollowsTheFinger() throws {
        let (app, stage) = try DragStage.open()
        app.beginDrag(at: start)
        let picture = try #require(stage.pictures.first)
        #expect(picture.center == stage.source.center && picture.transform.a > 1)
        app.moveDrag(to: CGPoint(x: 150, y: 330))
        app.advance(by: 0.5)
        // The finger holds it where it came down.
        #expect(picture.center == CGPoint(x: 150, y: 330))
        #expect(picture.transform == .identity)
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func theCancelledPictureGoesBackToWhereItCameFrom() throws {
        let (app, stage) = try DragStage.open()
        app.beginDrag(at: start)
        app.moveDrag(to: CGPoint(x: 300, y: 300))
        let picture = try #require(stage.pictures.first)
        app.drop()
        #expect(picture.center == stage.source.center)
        app.advance(by: 1)
        #expect(stage.pictures.isEmpty)
    }

    @Test func aDropMovesThePictureToItsTarget() throws {
        let (app, stage) = try DragStage.open()
        stage.dropPreview = { preview in
            preview.retargetedPreview(
                with: UIDragPreviewTarget(container: stage.target, center: CGPoint(x: 30, y: 20)))
        }
        app.beginDrag(at: start)
        app.moveDrag(to: end)
        let picture = try #require(stage.pictures.first)
        app.drop()
        #expect(picture.center == CGPoint(x: 70, y: 420))
        app.advance(by: 1)
    }

    @Test func anItemMayChangeItsPreviewWhileItIsDragged() throws {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
        let (app, stage) = try DragStage.open { $0.items = { [item] } }
        app.beginDrag(at: start)
        app.moveDrag(to: CGPoint(x: 250, y: 300))
        item.previewProvider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))) }
        #expect(stage.pictures.map(\.bounds.size) == [CGSize(width: 30, height: 20)])
        item.previewProvider = { nil }
        #expect(stage.pictures.isEmpty)
        item.previewProvider = nil
        #expect(stage.pictures.map(\.bounds.size) == [stage.source.bounds.size])
        app.cancelDrag()
        app.advance(by: 1)
    }

    // MARK: Data

    @Test func aDropLoadsTheObjectsOfItsItems() async throws {
        let (app, stage) = try DragStage.open()
        app.dragAndDrop(from: start, to: end)
        let session = try #require(stage.dropSession)
        let texts: [String] = await withCheckedContinuation { continuation in
            session.loadObjects(ofClass: String.self) { continuation.resume(returning: $0) }
        }
        #expect(texts == ["text"])
    }

    @Test func filesAndTextOfOtherProgramsAreDropped() throws {
        let (app, stage) = try DragStage.open()
        app.dropFromOutside(text: "hello", at: end)
        app.advance(by: 1)
        #expect(
            stage.take() == [
                "can handle", "enter", "update", "drop 1", "will drop", "dropped", "conclude", "session ended",
            ])
        let session = try #require(stage.dropSession)
        #expect(session.localDragSession == nil)
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    }

    @Test func theSourceHearsOfTheTransferWhenTheDropHasAllData() async throws {
        let provider = NSItemProvider()
        let handlers = Mutex<[@Sendable (Data?, (any Error)?) -> Void]>([])
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            handlers.withLock { $0.append(completion) }
            return nil
        }
        let (app, stage) = try DragStage.open { $0.items = { [UIDragItem(itemProvider: provider)] } }
        let isLoaded = Mutex(false)
        stage.onCall = { line in
            guard line == "drop 1" else { return }
            _ = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
                // What a handler asks for next belongs to the same drop.
                _ = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
                    isLoaded.withLock { $0 = true }
                }
            }
        }
        app.dragAndDrop(from: start, to: end)
        await app.advance(by: 1)
        #expect(stage.take().last == "did end copy")
        for _ in 0..<2 {
            while handlers.withLock({ $0.isEmpty }) { await Task.yield() }
            #expect(stage.take().isEmpty && !isLoaded.withLock { $0 })
            handlers.withLock { $0.removeFirst() }(Data(), nil)
        }
        var lines: [String] = []
        while lines.isEmpty {
            await Task.yield()
            lines = stage.take()
        }
        #expect(lines == ["transferred"] && isLoaded.withLock { $0 })
    }

    // MARK: Interfering clients

    @Test(arguments: [
        "items at 60.0, 30.0", "will lift", "will begin", "moved", "can handle", "enter", "update", "drop 1",
        "will end copy", "preview for dropping", "will drop", "conclude",
    ])
    func aClientMayRemoveBothViewsInAnyCall(_ call: String) throws {
        let (app, stage) = try DragStage.open()
        stage.onCall = { line in
            guard line == call else { return }
            stage.source.removeFromSuperview()
            stage.target.removeFromSuperview()
            stage.source.removeInteraction(stage.drag)
        }
        app.dragAndDrop(from: start, to: end)
        app.advance(by: 1)
        #expect(stage.pictures.isEmpty && app.window.windowScene?.drag == nil)
    }
}
