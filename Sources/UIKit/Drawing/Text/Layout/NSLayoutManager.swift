import Foundation

/// Lays out the text of an ``NSTextStorage`` in the areas of its containers, one after the other, and draws it.
///
/// A glyph stands for a UTF-16 unit: glyph indexes are character indexes, whatever glyphs the fonts have. The layout is
/// made when something asks for it.
///
/// A text view has a layout manager with its own container, in which the view lays out the text. If the layout manager
/// is of a subclass, the view has it draw the text, with ``drawBackground(forGlyphRange:at:)`` and
/// ``drawGlyphs(forGlyphRange:at:)``.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject, @preconcurrency NSSecureCoding {
    /// The view whose text is laid out; nil for a layout manager without one.
    weak var textView: (any LaidOutText)? {
        didSet { forgetLayout() }
    }
    private weak var ownStorage: NSTextStorage?
    private lazy var layout = ManagedLayout(self)

    public override init() {
        super.init()
    }

    /// Always true: a layout manager can be read from archives that require secure coding.
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// Creates a layout manager of an archive, with its containers and without a text storage.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "NSTextContainers"),
            let containers = coder.decodeObject(of: [NSArray.self, NSTextContainer.self], forKey: "NSTextContainers")
                as? [NSTextContainer]
        {
            for container in containers { addTextContainer(container) }
        }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: textContainers), forKey: "NSTextContainers")
    }

    // MARK: The stack

    /// The text, not retained. Use ``NSTextStorage/addLayoutManager(_:)`` to set it.
    open var textStorage: NSTextStorage? {
        get { ownStorage ?? textView?.textStorage }
        set {
            guard newValue !== ownStorage else { return }
            if let newValue { newValue.addLayoutManager(self) } else { ownStorage?.removeLayoutManager(self) }
        }
    }

    /// Called by a text storage to which the layout manager was added.
    func follow(_ storage: NSTextStorage) {
        let former = ownStorage
        ownStorage = storage
        former?.removeLayoutManager(self)
        forgetLayout()
        textView?.use(storage)
    }

    /// Called by a text storage from which the layout manager was removed.
    func leave(_ storage: NSTextStorage) {
        guard ownStorage === storage else { return }
        ownStorage = nil
        forgetLayout()
    }

    /// The areas of the text in their order. The layout manager retains them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Adds an area for the text that does not fit into the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds an area; the text is laid out again.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forgetLayout()
    }

    /// Removes an area; the text is laid out again.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        forgetLayout()
    }

    /// Called by a container whose size or another property has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        forgetLayout()
    }

    /// Is told of changes of the layout, and asked about distances; not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            forgetLayout()
            textView?.layoutDidBecomeInvalid()
        }
    }

    // MARK: Options

    /// Whether lines have the leading of their fonts between them; the default is true. The leading of every font is 0
    /// (``UIFont/leading``), as that of San Francisco, so that both values give the same lines.
    open var usesFontLeading = true

    /// Whether parts of the text may be laid out before those in front of them; the default is false. It is a
    /// permission, of which no use is made.
    open var allowsNonContiguousLayout = false

    /// Always false: the text is laid out from its start.
    open var hasNonContiguousLayout: Bool { false }

    /// Whether a part of a text that takes long to lay out may be left out; the default is false. It is a permission,
    /// of which no use is made.
    open var limitsLayoutForSuspiciousContents = false

    /// From which part of its width a line may be divided in a word, from 0 to 1; the default is 0. Words are not
    /// hyphenated here, whatever the value.
    open var hyphenationFactor: CGFloat = 0

    /// Whether words are hyphenated as the system prefers; the default is false. Words are not hyphenated here,
    /// whatever the value.
    open var usesDefaultHyphenation = false

    // MARK: Invalidation

    private func forgetLayout() {
        if layout.forget() { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    /// Whether a text view has the layout manager draw the text.
    var drawsItself: Bool { type(of: self) != NSLayoutManager.self }

    /// Does nothing but return the range: there are no glyphs apart from the layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
    }

    /// Has the whole text laid out again.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        forgetLayout()
        textView?.layoutDidBecomeInvalid()
    }

    /// Has the text view draw its text again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        textView?.displayDidBecomeInvalid()
    }

    /// Has the text view draw its text again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    /// Called by the text storage after changes of the text. The text is laid out again when something asks for it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
        textView?.storageDidChange(textStorage, in: newCharRange)
    }

    // MARK: Causing layout

    /// Does nothing: there are no glyphs apart from the layout.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: there are no glyphs apart from the layout.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout.pages }
    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout.pages }
    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(for container: NSTextContainer) { _ = layout.pages }
    /// Lays out the text. All members that return something of the layout do so by themselves.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout.pages }

    /// Stores the first character that is in no container in both variables.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// Returns the first character that is in no container; the length of the text if all are.
    open func firstUnlaidCharacterIndex() -> Int { layout.pages.last?.range.upperBound ?? 0 }
    /// Returns the first character that is in no container; the length of the text if all are.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs and characters

    /// The number of UTF-16 units of the text.
    open var numberOfGlyphs: Int { ownStorage?.length ?? textView?.textLength ?? 0 }

    /// Returns whether the text has a UTF-16 unit of this index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }

    /// Returns the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the same range, or the part of it that is in the text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    {
        let range = part(of: charRange)
        actualCharRange?.pointee = range
        return range
    }

    /// Returns the same range, or the part of it that is in the text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    private func part(of range: NSRange) -> NSRange {
        let start = max(0, min(range.location, numberOfGlyphs))
        return NSRange(location: start, length: max(0, min(range.length, numberOfGlyphs - start)))
    }

    /// Returns the range of the lines in a container; the text that an ellipsis replaces is part of it.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout.page(container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
    }

    /// Returns the container of a glyph; nil if the glyph does not fit into any.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let (container, page) = layout.place(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(page.range)
        return container
    }

    /// Returns the container of a glyph; nil if the glyph does not fit into any.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    // MARK: Lines

    /// Returns the area of the lines in the coordinates of the container, with its padding on both sides; empty for a
    /// container that is not one of the layout manager's.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout.page(container)?.used ?? .zero }

    /// Returns the area of a line, which is as wide as its container and extends down to the next line; empty for a
    /// glyph that is in no container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        let fragment = layout.fragment(glyphIndex)
        effectiveGlyphRange?.pointee = fragment.map { NSRange($0.range) } ?? NSRange(location: NSNotFound, length: 0)
        return fragment?.rect ?? .zero
    }

    /// Returns the area of a line, which is as wide as its container and extends down to the next line; empty for a
    /// glyph that is in no container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the area of the text of a line, with the padding of the container on both sides; empty for a glyph that
    /// is in no container.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        let fragment = layout.fragment(glyphIndex)
        effectiveGlyphRange?.pointee = fragment.map { NSRange($0.range) } ?? NSRange(location: NSNotFound, length: 0)
        return fragment?.used ?? .zero
    }

    /// Returns the area of the text of a line, with the padding of the container on both sides; empty for a glyph that
    /// is in no container.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The area of the line behind the last line break, on which there is no text yet; empty if the text does not end
    /// with a line break. An empty text has only this line.
    open var extraLineFragmentRect: CGRect { layout.extra?.1.rect ?? .zero }

    /// The part of ``extraLineFragmentRect`` that a caret needs, with the padding of the container on both sides.
    open var extraLineFragmentUsedRect: CGRect { layout.extra?.1.used ?? .zero }

    /// The container of the line behind the last line break; nil if there is no such line.
    open var extraLineFragmentTextContainer: NSTextContainer? { layout.extra?.0 }

    /// Returns the start of a glyph on the baseline, relative to ``lineFragmentRect(forGlyphAt:effectiveRange:)``.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let fragment = layout.fragment(glyphIndex) else { return .zero }
        return CGPoint(x: fragment.x(at: glyphIndex) - fragment.rect.minX, y: fragment.baseline - fragment.rect.minY)
    }

    /// Returns whether nothing is drawn for a glyph: for line breaks, and for what is in no container.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        layout.fragment(glyphIndex).map { !$0.content.contains(glyphIndex) } ?? true
    }

    /// Returns the size of an attachment at its glyph, (-1, -1) for another glyph.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex),
            textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
            let fragment = layout.fragment(glyphIndex),
            let bounds = fragment.attachmentBounds(at: glyphIndex)
        else { return CGSize(width: -1, height: -1) }
        return bounds.size
    }

    /// Returns the range that an ellipsis replaces in the line of a glyph; its location is `NSNotFound` if none does.
    /// Only of lines from left to right.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        layout.fragment(glyphIndex)?.truncated.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure for each line of a range: with the area of the line, that of its text, the container, the range
    /// of the line, and a pointer that ends the enumeration when it is set to true.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let range = Range(part(of: glyphRange)) else { return }
        var stop = ObjCBool(false)
        for (container, page) in layout.placed {
            for fragment in page.fragments where fragment.range.overlaps(range) {
                block(fragment.rect, fragment.used, container, NSRange(fragment.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    // MARK: Areas

    /// Returns the smallest area that contains the glyphs of a range that are in a container. Line breaks have no
    /// width.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let page = layout.page(container), let range = Range(part(of: glyphRange)) else { return .zero }
        let area = page.rects(of: range).reduce(CGRect.null) { $0.union($1) }
        if !area.isNull { return area }
        let offset = min(range.lowerBound, max(page.range.upperBound - 1, 0))
        guard let fragment = page.fragment(at: offset) else { return .zero }
        return CGRect(
            x: fragment.x(at: range.lowerBound), y: fragment.used.minY, width: 0, height: fragment.used.height)
    }

    /// Calls a closure for each area that the glyphs of a range have in a container, line by line.
    ///
    /// - Parameter selectedRange: the areas are those of a selection and extend to the right end of each line behind
    ///   which this range goes on. With a location of `NSNotFound` they contain the glyphs alone.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let page = layout.page(textContainer), let range = Range(part(of: glyphRange)) else { return }
        var stop = ObjCBool(false)
        for rect in page.rects(of: range, extending: selectedRange.location != NSNotFound) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the range of the lines that an area touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let page = layout.page(container) else { return NSRange(location: 0, length: 0) }
        let touched = page.fragments.filter { $0.rect.intersects(bounds) }
        guard let first = touched.first, let last = touched.last else {
            return NSRange(location: page.range.lowerBound, length: 0)
        }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the range of the lines that an area touches.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Points

    /// Returns the glyph that is nearest to a point of a container; 0 without glyphs. A point behind a line belongs to
    /// the last glyph before the line break.
    ///
    /// - Parameter partialFraction: set to the part of the glyph's width that is before the point, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = layout.page(container)?.fragment(atY: point.y)?.character(at: point.x)
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.offset ?? 0
    }

    /// Returns the glyph that is nearest to a point of a container; 0 without glyphs. A point behind a line belongs to
    /// the last glyph before the line break.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the part of the width of the nearest glyph that is before a point, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the first UTF-16 unit of the character that is nearest to a point of a container; 0 without text. Check
    /// ``usedRect(for:)`` or ``boundingRect(forGlyphRange:in:)`` to find out whether the point is on the text.
    ///
    /// - Parameter partialFraction: set to the part of the way to the next place of a caret, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws the backgrounds of a range: calls ``fillBackgroundRectArray(_:count:forCharacterRange:color:)`` for each
    /// range with a background color.
    ///
    /// - Parameter origin: the place of the containers' origin in the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        let shown = part(of: glyphsToShow)
        guard let textStorage, shown.length > 0 else { return }
        var areas: [(color: UIColor, range: NSRange)] = []
        textStorage.enumerateAttribute(.backgroundColor, in: shown) { value, range, _ in
            if let color = value as? UIColor { areas.append((color, range)) }
        }
        for (color, range) in areas {
            let rects = layout.pages.flatMap { $0.rects(of: range.lowerBound..<range.upperBound) }
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            rects.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                fillBackgroundRectArray(start, count: buffer.count, forCharacterRange: range, color: color)
            }
        }
    }

    /// Fills areas with a background color in the current context.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for index in 0..<rectCount { context.fill(rectArray[index]) }
        context.restoreGState()
    }

    /// Draws the glyphs of a range, with their shadows and attachments. Then calls `drawUnderline` and
    /// `drawStrikethrough` for the parts of lines that have such lines.
    ///
    /// - Parameter origin: the place of the containers' origin in the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let range = Range(part(of: glyphsToShow)) else { return }
        for page in layout.pages { page.draw(range, in: context, at: origin) }
        for fragment in layout.pages.flatMap(\.fragments) where fragment.range.overlaps(range) {
            let offset = fragment.used.maxY - fragment.baseline
            for (part, style) in fragment.decorated(.underline, in: range) {
                drawUnderline(
                    forGlyphRange: NSRange(part), underlineType: style, baselineOffset: offset,
                    lineFragmentRect: fragment.rect, lineFragmentGlyphRange: NSRange(fragment.range),
                    containerOrigin: origin)
            }
            for (part, style) in fragment.decorated(.strikethrough, in: range) {
                drawStrikethrough(
                    forGlyphRange: NSRange(part), strikethroughType: style, baselineOffset: offset,
                    lineFragmentRect: fragment.rect, lineFragmentGlyphRange: NSRange(fragment.range),
                    containerOrigin: origin)
            }
        }
    }

    /// Draws the line under a range, which is in one line of the text, in the current context.
    ///
    /// - Parameters:
    ///   - underlineVal: the style of the text. The line that is drawn has the style and the color of the text's
    ///     attributes.
    ///   - baselineOffset: the distance of the baseline from the bottom of the line's text.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        draw(.underline, glyphRange, containerOrigin)
    }

    /// Draws the line through a range, which is in one line of the text, in the current context.
    ///
    /// - Parameters:
    ///   - strikethroughVal: the style of the text. The line that is drawn has the style and the color of the text's
    ///     attributes.
    ///   - baselineOffset: the distance of the baseline from the bottom of the line's text.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        draw(.strikethrough, glyphRange, containerOrigin)
    }

    private func draw(_ kind: TextDecorations.Kind, _ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let fragment = layout.fragment(range.location) else {
            return
        }
        fragment.draw(kind, of: range.lowerBound..<range.upperBound, in: context, at: origin)
    }
}
