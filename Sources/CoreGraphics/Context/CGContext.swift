internal import CCairo

/// Where drawing goes: pixels or a recording.
///
/// A context made with Apple's bitmap initialiser has its origin at the bottom left with y up. Contexts that UIKit and
/// QuartzCore make have it at the top left with y down, and a unit is a point. Not safe to use from two threads at once.
public class CGContext {
    /// Cairo's context, told of everything that drawing depends on.
    var cairo: OpaquePointer {
        if let directContent { tellCairo(of: directContent) }
        return handle
    }

    let handle: OpaquePointer

    /// Kept by `CGContext+Direct`.
    @exclusivity(unchecked) var directContent: DirectContent?

    /// What ``restoreGState()`` brings back; Cairo keeps its own part in step.
    @exclusivity(unchecked) var state = GraphicsState()
    @exclusivity(unchecked) var savedStates: [GraphicsState] = []

    /// From Apple's device space, y up, to Cairo's, y down.
    let deviceFlip: CGAffineTransform

    /// Pixels a unit of the space that shadows are measured in; negative y scale where that space has y up.
    let baseScale: CGSize

    /// The bitmap underneath; nil for recordings.
    let bitmap: Bitmap?

    init(cairo: OpaquePointer, height: CGFloat, baseScale: CGSize, bitmap: Bitmap?) {
        handle = cairo
        self.deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        self.baseScale = baseScale
        self.bitmap = bitmap
    }

    deinit {
        cairo_destroy(handle)
    }

    // MARK: - State

    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Ignored when nothing was saved.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        endMaskClips(downTo: saved.maskClips.count)
        cairo_restore(cairo)
        state = saved
    }

    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = max(0, min(1, alpha))
    }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) {
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// A shadow under everything drawn from now on; nil `color`, or one without alpha, turns it off.
    /// Offset and blur don't change with the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    /// A shadow in black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Lines

    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, width)
    }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit)
    }

    /// How far, in pixels, the lines that stand for a curve may lie from it. Coarser than a third of a pixel is drawn as that.
    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cairo, max(0.01, min(flatness, 0.3)))
    }

    /// Lengths of painted and unpainted parts in turn; an empty array (or one of zeros) ends dashing.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 }
        cairo_set_dash(cairo, isUsable ? lengths.map { Double($0) } : [], isUsable ? Int32(lengths.count) : 0, phase)
    }
}
