import Foundation
import PencilKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class PKCanvasViewTests {
    private final class Delegate: NSObject, PKCanvasViewDelegate {
        var calls: [String] = []

        func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { calls.append("begin") }

        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { calls.append("change") }

        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { calls.append("end") }
    }

    private let root = UIViewController()
    private let canvas = PKCanvasView(frame: .zero)
    private let delegate = Delegate()

    private func start() throws -> TestApplication {
        root.view = canvas
        canvas.backgroundColor = .white
        canvas.delegate = delegate
        canvas.tool = PKInkingTool(.pen, color: .red, width: 6)
        return try TestApplication(showing: root)
    }

    @Test func aDragDrawsAStroke() throws {
        let app = try start()
        app.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        let stroke = try #require(canvas.drawing.strokes.first)
        #expect(canvas.drawing.strokes.count == 1 && stroke.ink.color == .red && stroke.path.count > 2)
        #expect(stroke.path.first?.location == CGPoint(x: 50, y: 100))
        #expect(canvas.drawing.bounds == CGRect(x: 47, y: 97, width: 206, height: 6))
        #expect(delegate.calls == ["begin", "change", "end"])
    }

    @Test func aTapMakesADot() throws {
        let app = try start()
        app.tap(at: CGPoint(x: 100, y: 200))
        #expect(canvas.drawing.bounds == CGRect(x: 97, y: 197, width: 6, height: 6))
    }

    @Test func theEraserRemovesTheStrokesThatItTouches() throws {
        let app = try start()
        app.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        app.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300))
        canvas.tool = PKEraserTool(.vector)
        app.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 140))
        #expect(canvas.drawing.strokes.count == 1 && canvas.drawing.bounds.midY == 300)
    }

    @Test func aPolicyForPencilsDrawsNothing() throws {
        let app = try start()
        canvas.drawingPolicy = .pencilOnly
        app.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
        #expect(canvas.drawing.strokes.isEmpty && delegate.calls.isEmpty)
    }

    @Test func aScrolledCanvasDrawsWhereItIsTouched() throws {
        let app = try start()
        canvas.contentSize = CGSize(width: 390, height: 2000)
        canvas.contentOffset = CGPoint(x: 0, y: 500)
        app.tap(at: CGPoint(x: 100, y: 200))
        #expect(canvas.drawing.bounds.midY == 700)
    }

    @Test func aStrokeIsUndone() throws {
        let app = try start()
        app.tap(at: CGPoint(x: 100, y: 200))
        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.undoManager?.redo()
        #expect(canvas.drawing.strokes.count == 1)
    }

    @Test func theToolOfAPickerReachesTheCanvas() {
        let picker = PKToolPicker()
        picker.addObserver(canvas)
        picker.selectedTool = PKInkingTool(.marker, color: .yellow)
        #expect((canvas.tool as? PKInkingTool)?.inkType == .marker && !picker.isVisible)
    }
}
