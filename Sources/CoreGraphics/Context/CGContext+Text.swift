/// How the glyphs of a text are painted.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Glyphs are filled.
    case fill
    /// Their outlines are drawn, in the line width of the context.
    case stroke
    /// They are filled, then outlined.
    case fillStroke
    /// Nothing is drawn.
    case invisible
}

extension CGContext {
    /// Sets how text is painted, until the state is restored. The default is `.fill`. Outlines have the line width, the
    /// join and the dashes of the context, and the color of the text. Text with a stroke width, a slant or an expansion
    /// of its own is painted as it says.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// Where Core Text draws the next line: the translation of the ``textMatrix``. A line that has been drawn moves it
    /// to the line's end.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }
}
