import UIKit

/// Lets the user draw with the pointer or a finger. Strokes are as wide as the tool; pressure has no influence.
///
/// - Linux: works
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    private let strokesView = StrokesView(frame: .zero)
    private lazy var recognizer = makeRecognizer()
    private var points: [PKStrokePoint] = []
    private var beginning: TimeInterval = 0
    private var beforeErasing: PKDrawing?
    private var isRendering = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        strokesView.onDraw = { [weak self] in self?.didRender() }
        addSubview(strokesView)
        addGestureRecognizer(recognizer)
        applyPolicy()
    }

    @_nonoverride open weak var delegate: (any PKCanvasViewDelegate)? {
        get { super.delegate as? any PKCanvasViewDelegate }
        set { super.delegate = newValue }
    }

    /// What is drawn. Setting it tells the delegate.
    open var drawing = PKDrawing() {
        didSet {
            strokesView.strokes = drawing.strokes
            isRendering = true
            delegate?.canvasViewDrawingDidChange(self)
        }
    }

    /// What a touch does. The default is a black pen.
    open var tool: any PKTool = PKInkingTool(.pen)

    /// - Linux: no effect
    open var isRulerActive = false

    open var drawingGestureRecognizer: UIGestureRecognizer { recognizer }

    open var drawingPolicy = PKCanvasViewDrawingPolicy.default {
        didSet { applyPolicy() }
    }

    @available(*, deprecated, message: "Use drawingPolicy instead")
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }

    /// One finger draws, and two scroll.
    private func applyPolicy() {
        recognizer.isEnabled = drawingPolicy != .pencilOnly
        panGestureRecognizer.minimumNumberOfTouches = recognizer.isEnabled ? 2 : 1
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        strokesView.frame = bounds
        strokesView.origin = bounds.origin
        strokesView.zoomScale = zoomScale
        sendSubviewToBack(strokesView)
    }

    private func didRender() {
        guard isRendering else { return }
        isRendering = false
        Task { [weak self] in
            guard let self else { return }
            delegate?.canvasViewDidFinishRendering(self)
        }
    }

    // MARK: Tool pickers

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }

    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }

    // MARK: Drawing

    /// Recognizes a touch at once, so that a tap makes a dot.
    private func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer(target: self, action: PKCanvasView.touchDidChange)
        recognizer.minimumPressDuration = 0
        recognizer.allowableMovement = .greatestFiniteMagnitude
        return recognizer
    }

    private func touchDidChange(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(at: place(recognizer))
        case .changed: move(to: place(recognizer))
        case .ended: end()
        case .cancelled, .failed: cancelStroke()
        default: break
        }
    }

    /// The place of the touch in the drawing.
    private func place(_ recognizer: UIGestureRecognizer) -> CGPoint {
        let point = recognizer.location(in: self)
        return CGPoint(x: point.x / zoomScale, y: point.y / zoomScale)
    }

    private func begin(at point: CGPoint) {
        delegate?.canvasViewDidBeginUsingTool(self)
        beginning = ProcessInfo.processInfo.systemUptime
        points = []
        beforeErasing = tool is PKEraserTool ? drawing : nil
        move(to: point)
    }

    private func move(to point: CGPoint) {
        if let eraser = tool as? PKEraserTool {
            erase(at: point, eraser)
        } else if let ink = tool as? PKInkingTool {
            points.append(
                PKStrokePoint(
                    location: point, timeOffset: ProcessInfo.processInfo.systemUptime - beginning,
                    size: CGSize(width: ink.width, height: ink.width), opacity: 1, force: 1, azimuth: 0,
                    altitude: .pi / 2))
            strokesView.current = PKStroke(
                ink: ink.ink, path: PKStrokePath(controlPoints: points, creationDate: Date()), randomSeed: 0)
        }
    }

    private func end() {
        if let stroke = strokesView.current {
            strokesView.current = nil
            change(to: PKDrawing(strokes: drawing.strokes + [stroke]))
        } else if let beforeErasing, beforeErasing.strokes.count != drawing.strokes.count {
            registerUndo(to: beforeErasing)
        }
        beforeErasing = nil
        delegate?.canvasViewDidEndUsingTool(self)
    }

    private func cancelStroke() {
        strokesView.current = nil
        if let beforeErasing { drawing = beforeErasing }
        beforeErasing = nil
        delegate?.canvasViewDidEndUsingTool(self)
    }

    private func erase(at point: CGPoint, _ eraser: PKEraserTool) {
        let radius = max(4, eraser.width / 2)
        let rest = drawing.strokes.filter { !$0.passes(near: point, radius) }
        if rest.count != drawing.strokes.count { drawing = PKDrawing(strokes: rest) }
    }

    private func change(to new: PKDrawing) {
        registerUndo(to: drawing)
        drawing = new
    }

    private func registerUndo(to former: PKDrawing) {
        undoManager?.registerUndo(withTarget: self) { $0.change(to: former) }
    }
}
