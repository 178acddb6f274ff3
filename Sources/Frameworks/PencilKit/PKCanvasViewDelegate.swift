import UIKit

/// Is told what the user draws. Every method is optional. The delegate also receives the calls for scrolling.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called after the drawing was changed by the user or in code.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called after a changed drawing was drawn.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}

    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}

    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}

    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Which touches draw.
///
/// - Linux: works
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    /// All, as there is no pencil.
    case `default` = 0
    case anyInput = 1
    /// None.
    case pencilOnly = 2
}
