import Foundation

/// The line of a text field: text, caret and selection, scrolled so that the caret is visible.
@MainActor
final class TextFieldLine: UIView {
    /// Clips the text at the ends of the line. The caret is outside, because it may extend beyond them by half its
    /// width.
    private let clip = UIView()
    private let selection = UIView()
    private let text = UIView()
    private let caret = TextCaretView()

    private var shown: TextFieldText?
    private var content: TextLayoutContent?
    private var alignment = NSTextAlignment.natural
    private var selectedRange = 0..<0
    private var isEditing = false
    /// The distance that the text is scrolled to the left; 0 for text that fits.
    private var scrolled: CGFloat = 0
    /// The font size down to which text that is not edited shrinks to fit; nil if it does not shrink.
    var smallestFontSize: CGFloat?

    /// The text while it is not edited, if the field draws it itself.
    private let drawnText: TextFieldDrawnText?

    /// - Parameter field: a field that draws its text itself; nil for others.
    init(drawnBy field: UITextField?) {
        drawnText = field.map(TextFieldDrawnText.init)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clip.clipsToBounds = true
        text.isOpaque = false
        for view in [selection, text] { clip.addSubview(view) }
        if let drawnText { clip.addSubview(drawnText) }
        for view in [clip, caret] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ editor: TextFieldEditor, alignment: NSTextAlignment) {
        let isNewText = shown !== editor.shown
        shown = editor.shown
        self.alignment = alignment
        selectedRange = editor.text.selection
        isEditing = editor.isEditing
        if isNewText { drawnText?.setNeedsDisplay() }
        // The caret does not blink while the user types.
        if isNewText || isEditing { caret.show(at: editor.text.caret, isShown: isEditing && selectedRange.isEmpty) }
        setNeedsLayout()
    }

    func tintDidChange() {
        caret.backgroundColor = tintColor
        selection.backgroundColor = tintColor.withAlphaComponent(0.2)  // unverified
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tintDidChange()
        if window == nil { caret.show(at: 0, isShown: false) }
    }

    // MARK: Frames

    /// The position of the text's left end.
    private var textX: CGFloat { shown.map { x(of: $0.layout, $0, in: bounds.width) } ?? 0 }

    private func x(of layout: TextLayout, _ shown: TextFieldText, in width: CGFloat) -> CGFloat {
        let spare = width - layout.size.width
        guard spare > 0 else { return -scrolled }
        switch alignment {
        case .left, .justified: return 0
        case .right: return spare
        case .center: return spare / 2
        case .natural: return shown.isRightToLeft ?? isRightToLeft ? spare : 0
        }
    }

    func position(of touch: UITouch) -> Int { position(at: touch.location(in: self)) }

    func position(at point: CGPoint) -> Int { shown?.carets.offset(at: point.x - textX) ?? 0 }

    /// Returns where the caret is at an offset. It is centered between two characters.
    func caretFrame(at offset: Int) -> CGRect {
        guard let shown else { return .zero }
        let half = TextCaretView.width / 2
        let x = min(lineX + shown.carets.x(at: offset), bounds.width) - half
        return CGRect(x: max(0 - half, x), y: top(shown), width: TextCaretView.width, height: shown.height)
    }

    func selectionFrames(of range: Range<Int>) -> [CGRect] {
        guard let shown else { return [] }
        return shown.carets.stretches(of: range).map {
            CGRect(x: lineX + $0.lowerBound, y: top(shown), width: $0.upperBound - $0.lowerBound, height: shown.height)
        }
    }

    private func top(_ shown: TextFieldText) -> CGFloat {
        SystemMetrics.round((bounds.height - shown.height) / 2, scale: contentScaleFactor)
    }

    private var lineX: CGFloat { isEditing ? SystemMetrics.round(textX, scale: contentScaleFactor) : textX }

    /// The visible part of the selection or the caret, as of the last layout.
    var selectionRect: CGRect {
        let rect = (selection.isHidden ? caret : selection).frame
        let seen = rect.intersection(bounds)
        return seen.isNull ? rect : seen
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        guard let shown else { return }
        keepCaretInSight(shown)
        let layout =
            isEditing
            ? shown.layout : shown.restingLayout(width: bounds.width, smallestFontSize: smallestFontSize)
        if content?.layout !== layout {
            content = TextLayoutContent(layout)
            text.layer.content = content
        }
        let drop = shown.layout.firstBaseline - layout.firstBaseline
        text.frame = CGRect(
            x: lineX, y: top(shown) + drop, width: max(layout.size.width, bounds.width), height: shown.height)
        if let drawnText {
            text.isHidden = !isEditing
            drawnText.isHidden = isEditing
            drawnText.frame = clip.bounds
        }
        placeCaretAndSelection()
    }

    /// Draws the text as it is shown while it is not edited.
    func drawText(in rect: CGRect) {
        guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = shown.restingLayout(width: rect.width, smallestFontSize: smallestFontSize)
        let y = (rect.height - shown.height) / 2 + shown.layout.firstBaseline - layout.firstBaseline
        let x = x(of: layout, shown, in: rect.width)
        layout.draw(in: context, at: CGPoint(x: rect.minX + max(x, 0), y: rect.minY + y))
    }

    /// Asks the field, whose subclasses may have other answers.
    private func placeCaretAndSelection() {
        guard let field = superview as? UITextField else { return }
        let (offset, range) = (caret.offset, isEditing ? selectedRange : 0..<0)
        caret.place(
            convert(field.caretRect(for: TextOffset(offset)), from: field),
            field.caretTransform(for: TextOffset(offset)))
        let rects = range.isEmpty ? [] : field.selectionRects(for: TextOffsetRange(range)).map(\.rect)
        selection.isHidden = rects.isEmpty
        // In mixed-direction text a range may consist of several stretches of the line; the view covers all of them.
        guard let first = rects.first else { return }
        selection.frame = convert(rects.reduce(first) { $0.union($1) }, from: field)
    }

    private func keepCaretInSight(_ shown: TextFieldText) {
        let room = bounds.width
        let longest = max(0, shown.layout.size.width - room)
        guard isEditing else {
            scrolled = 0
            return
        }
        let x = shown.carets.x(at: caret.offset)
        if x - scrolled > room { scrolled = x - room }
        if x < scrolled { scrolled = x }
        scrolled = max(0, min(scrolled, longest))
    }
}

/// Paints a shaped text at the top left corner.
final class TextLayoutContent: LayerContent {
    let layout: TextLayout

    init(_ layout: TextLayout) {
        self.layout = layout
    }

    func paint(in context: CGContext, bounds: CGRect) {
        layout.draw(in: context, at: bounds.origin)
    }
}
