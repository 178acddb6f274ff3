internal import CCairo

/// A destination for drawing: pixels or a recording.
///
/// A context created with Apple's bitmap initializer has its origin at the bottom left, with y pointing up. Contexts
/// that UIKit and QuartzCore create have their origin at the top left, with y pointing down and points as units. A
/// context must not be used on two threads at once.
public class CGContext {
    /// Cairo's context, with all state that drawing depends on up to date.
    var cairo: OpaquePointer {
        if let directContent { tellCairo(of: directContent) }
        return handle
    }

    let handle: OpaquePointer

    /// Maintained by `CGContext+Direct`.
    @exclusivity(unchecked) var directContent: DirectContent?

    /// What ``restoreGState()`` restores in addition to Cairo's own state.
    @exclusivity(unchecked) var state = GraphicsState()
    @exclusivity(unchecked) var savedStates: [GraphicsState] = []
    private var allowsAntialiasing = true

    /// The transform of the lines that Core Text draws, before the transform of the context. The default is the identity.
    /// It is not part of the state that is saved.
    public var textMatrix = CGAffineTransform.identity

    /// The transform from Apple's device space, with y pointing up, to Cairo's, with y pointing down. Changes only with
    /// the pages of a PDF document.
    private(set) var deviceFlip: CGAffineTransform

    /// Pixels per unit of the space in which shadows are measured; the y scale is negative where y points up in that
    /// space.
    let baseScale: CGSize

    /// The bitmap; nil for recordings.
    let bitmap: Bitmap?

    init(cairo: OpaquePointer, height: CGFloat, baseScale: CGSize, bitmap: Bitmap?) {
        handle = cairo
        self.deviceFlip = Self.flip(height: height)
        self.baseScale = baseScale
        self.bitmap = bitmap
    }

    deinit {
        cairo_destroy(handle)
    }

    private static func flip(height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }

    /// Begins a page of another height with the initial state.
    func startPage(height: CGFloat) {
        deviceFlip = Self.flip(height: height)
        state = GraphicsState()
    }

    // MARK: - State

    /// Saves colors, clip, transform, line style and the rest of the state, to be restored once. The path is not part
    /// of it.
    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Restores the state that was saved last. Does nothing when none was saved.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        endMaskClips(downTo: saved.maskClips.count)
        cairo_restore(cairo)
        state = saved
    }

    /// Sets the alpha by which everything drawn from now on is multiplied. The default is 1; other values are limited
    /// to 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = max(0, min(1, alpha))
    }

    /// Sets how drawing is combined with what is below. The default is `.normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    /// Sets the color that fills shapes and draws text. The default is black.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Sets the fill color, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the fill color by the inks of a printer, converted to sRGB without a profile.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(inks: (cyan, magenta, yellow, black), alpha: alpha)
    }

    /// Sets the color of lines by the inks of a printer, converted to sRGB without a profile.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(inks: (cyan, magenta, yellow, black), alpha: alpha)
    }

    /// Sets the color of lines. The default is black.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Sets the color of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// How images are scaled that are drawn from now on. The default is `.default`.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets whether the edges of shapes are smooth. The default is true.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        cairo_set_antialias(
            cairo, shouldAntialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Sets whether ``setShouldAntialias(_:)`` has an effect; without it no edge is smooth. The default is true. It is
    /// not part of the state that is saved.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        setShouldAntialias(state.shouldAntialias)
    }

    /// Sets a shadow for everything drawn from now on. A nil `color`, or one with alpha 0, removes it. The offset and
    /// the blur are not affected by the transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Lines

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) {
        cairo_set_line_width(cairo, width)
    }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap.cairo)
    }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join.cairo)
    }

    /// Sets how many line widths long the tip of a mitered corner may be. Longer ones are beveled.
    public func setMiterLimit(_ limit: CGFloat) {
        cairo_set_miter_limit(cairo, limit)
    }

    /// Sets the maximum distance in pixels between a curve and the lines that approximate it. Values above a third of a
    /// pixel count as a third.
    public func setFlatness(_ flatness: CGFloat) {
        cairo_set_tolerance(cairo, max(0.01, min(flatness, 0.3)))
    }

    /// Sets the lengths of painted and unpainted segments, alternating. An empty array, or one of zeros, ends dashing.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 }
        cairo_set_dash(cairo, isUsable ? lengths.map { Double($0) } : [], isUsable ? Int32(lengths.count) : 0, phase)
    }
}
