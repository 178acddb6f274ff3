extension UILabel {
    /// Called when the size of the text may have changed.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    /// Called when alignment or line breaking changed, which changes the lines and possibly the size.
    func styleDidChange() {
        if content.attributed != nil { applyStyleToAttributedText() }
        textDidChange()
    }

    /// Called when the text looks different but has the same size.
    func lookDidChange() {
        isContentStale = true
        if layer.wantsDisplay { layer.setNeedsDisplay() } else { layer.setNeedsLayout() }
    }

    /// Whether the text has a line below it that is no attribute: the shape of a button.
    var isUnderlined: Bool {
        get { content.isUnderlined }
        set { if content.setUnderlined(newValue) { lookDidChange() } }
    }

    func followContentSizeCategory() {
        let preferred = traitCollection.preferredContentSizeCategory
        let category = preferred == .unspecified ? .large : preferred
        if content.attributed == nil {
            font = font.adjusted(to: category)
        } else if content.adjustFonts(to: category) {
            textDidChange()
        }
    }

    /// Applies alignment and line break mode to the text's own paragraph styles, as UIKit's label does when these
    /// properties are set after the text.
    private func applyStyleToAttributedText() {
        guard let text = content.attributed, text.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole) { own, range, _ in
            // Text without a paragraph style uses the label's in any case.
            guard let own = own as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(own)
            style.alignment = textAlignment
            style.lineBreakMode = lineBreakMode
            copy.addAttribute(.paragraphStyle, value: style, range: range)
        }
        content.setAttributed(copy)
    }

    var plainAttributedText: NSAttributedString? {
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: text,
            attributes: [.font: content.font, .foregroundColor: content.color, .paragraphStyle: style])
    }

    private func prepareStyle() {
        // A label of several lines breaks them by words in this mode, too, as tests of a public library expect.
        let breaks = lineBreakMode == .byClipping && numberOfLines != 1 ? .byWordWrapping : lineBreakMode
        content.setStyle(textAlignment, breaks, naturalIsRight: isRightToLeft)
    }

    var pixelsPerPoint: CGFloat {
        max(traitCollection.displayScale, 1)
    }

    func roundedUpToPixels(_ value: CGFloat) -> CGFloat {
        Self.roundedUp(value, toPixelsOf: pixelsPerPoint)
    }

    private static func roundedUp(_ value: CGFloat, toPixelsOf scale: CGFloat) -> CGFloat {
        // The small tolerance keeps rounding errors from adding a pixel to whole values.
        (value * scale - 0.001).rounded(.up) / scale
    }

    /// Returns the size of the text at a width, rounded up to pixels. An empty label has size zero.
    func fittingSize(width: CGFloat) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let bounds = CGRect(x: 0, y: 0, width: width, height: LabelText.unlimited)
        let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        let scale = pixelsPerPoint
        return CGSize(
            width: Self.roundedUp(rect.width, toPixelsOf: scale), height: Self.roundedUp(rect.height, toPixelsOf: scale)
        )
    }

    /// The distances of the first baseline from the top and of the last one from the bottom, in a frame of the text's own
    /// height.
    var baselineDistances: (first: CGFloat, last: CGFloat) {
        guard !content.isEmpty else { return (font.ascender, -font.descender) }
        prepareStyle()
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth ?? LabelText.unlimited
        let layout = content.layout(
            width: numberOfLines == 1 ? LabelText.unlimited : limit, maximumLines: numberOfLines)
        let height = roundedUpToPixels(layout.size.height)
        let first = roundedUpToPixels((height - layout.size.height) / 2 + layout.firstBaseline)
        let last = layout.lines.last?.baseline ?? layout.firstBaseline
        return (first, height - first - (last - layout.firstBaseline))
    }

    func measuredRect(in bounds: CGRect, maximumLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = fittingLayout(in: bounds.size, maximumLines: maximumLines)
        let width = min(layout.size.width, max(bounds.width, 0))
        var rect = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: layout.size.height)
        if bounds.width < LabelText.unlimited / 2 {
            rect.origin.x += layout.offset(ofWidth: width, in: bounds.width)
        }
        if bounds.height < LabelText.unlimited / 2 { rect.origin.y += (bounds.height - layout.size.height) / 2 }
        return rect
    }

    /// Returns the layout for a size, with no more lines than fit its height, but at least one.
    private func fittingLayout(in size: CGSize, maximumLines: Int) -> TextLayout {
        prepareStyle()
        let layout = content.layout(width: max(size.width, 0), maximumLines: maximumLines)
        guard layout.lines.count > 1, layout.size.height > size.height + 0.5 else { return layout }
        return content.layout(
            width: max(size.width, 0), maximumLines: max(1, layout.lineCount(inHeight: size.height + 0.5)))
    }

    /// Returns the content that shows the text in `rect`; nil without text.
    func makeContent(in rect: CGRect) -> LabelContent? {
        guard !content.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
        var layout = fittingLayout(in: rect.size, maximumLines: numberOfLines)
        var baseline = rect.minY + (rect.height - layout.size.height) / 2 + layout.firstBaseline
        if adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated || layout.size.width > rect.width + 0.01 {
            layout = shrunkLayout(in: rect.width)
            switch baselineAdjustment {
            case .alignBaselines: break
            case .alignCenters: baseline = rect.minY + (rect.height - layout.size.height) / 2 + layout.firstBaseline
            case .none: baseline = rect.minY + layout.firstBaseline
            }
        }
        if layout.isTruncated,
            allowsDefaultTighteningForTruncation || content.styledText.paragraph.tightensBeforeTruncation
        {
            layout = content.tightenedLayout(width: rect.width, maximumLines: layout.lines.count) ?? layout
        }
        let top = roundedUpToPixels(baseline) - layout.firstBaseline
        return LabelContent(
            layout: layout, origin: CGPoint(x: rect.minX, y: top), color: paintColor,
            shadow: shadowColor.map { (color: $0.resolvedColor(with: traitCollection).cgColor, offset: shadowOffset) })
    }

    /// Whether the label cannot show all of its text.
    var isTextTruncated: Bool {
        prepareStyle()
        guard let layout = makeContent(in: bounds)?.layout else { return false }
        return layout.isTruncated || layout.size.width > bounds.width + 0.5
    }

    /// Returns one line that fits the width, unless the smallest scale factor forbids it. Smaller text is wider in
    /// relation to its size, so that the first factor may be too large.
    private func shrunkLayout(in width: CGFloat) -> TextLayout {
        let smallest = max(minimumScaleFactor, 0.01)
        var factor: CGFloat = 1
        var natural = content.layout(width: LabelText.unlimited, maximumLines: 1).size.width
        for _ in 0..<4 where natural > width && factor > smallest {
            // Rounded to hundredths, since every font size is cached.
            factor = max(smallest, (factor * width / natural * 99.5).rounded(.down) / 100)
            natural = content.shrunkLayout(by: factor, width: LabelText.unlimited).size.width
        }
        return content.shrunkLayout(by: factor, width: width)
    }

    /// The color of the text; nil uses the attributed text's own colors.
    private var paintColor: CGColor? {
        var color: UIColor? = content.attributed == nil ? content.color : nil
        if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
        if !isEnabled {
            let dimmed = (color ?? content.color).resolvedColor(with: traitCollection)
            return dimmed.withAlphaComponent(dimmed.cgColor.alpha * 0.4).cgColor  // unverified
        }
        return color?.resolvedColor(with: traitCollection).cgColor
    }

    /// Updates the layer's content after changes of text, look, size and traits.
    func updateContent() {
        if shownTraits !== traitCollection {
            if adjustsFontForContentSizeCategory { followContentSizeCategory() }
            content.colorsDidChange()
            shownTraits = traitCollection
            isContentStale = true
            if layer.wantsDisplay { layer.setNeedsDisplay() }
        }
        let direction = effectiveUserInterfaceLayoutDirection
        guard !layer.wantsDisplay, isContentStale || shownSize != bounds.size || shownDirection != direction else {
            return
        }
        isContentStale = false
        shownSize = bounds.size
        shownDirection = direction
        layer.content = traitCollection.withCurrent { makeContent(in: bounds) }
    }
}

extension TextLayout {
    /// Returns the x offset of a text of that width in a container, according to the alignment of the layout.
    func offset(ofWidth width: CGFloat, in container: CGFloat) -> CGFloat {
        guard let line = lines.max(by: { $0.frame.width < $1.frame.width }) else { return 0 }
        return max(0, x(of: line, in: container))
    }
}
