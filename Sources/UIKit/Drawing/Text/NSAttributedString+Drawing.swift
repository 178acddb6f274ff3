// Measured sizes are exact and not rounded: round up to device pixels before using a size for a view's frame.

extension NSAttributedString {
    /// The size of the text with each paragraph on one line.
    public func size() -> CGSize {
        StyledText(drawing: self).layout(width: .infinity, maximumLines: 0).size
    }

    /// Draws the text into the current context, without wrapping, with its top left corner at `point`.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StyledText(drawing: self).layout(width: .infinity, maximumLines: 0).draw(in: context, at: point)
    }

    /// Draws the text wrapped to the rectangle's width. Lines that do not fit its height are left out.
    public func draw(in rect: CGRect) {
        StyledText(drawing: self).draw(fitting: rect)
    }

    /// Draws the text wrapped to the width of a rectangle. A height of 0 means no limit. Without
    /// `.usesLineFragmentOrigin` it is one line, whose baseline begins at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let layout = StringLayout(StyledText(drawing: self), in: rect.size, options: options, context: context)
        context?.totalBounds = layout.bounds.offsetBy(dx: rect.minX, dy: rect.minY)
        layout.draw(in: rect)
    }

    /// A height of 0 means no limit. Without `.usesLineFragmentOrigin` the result is the rectangle of one line,
    /// relative to its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringLayout(StyledText(drawing: self), in: size, options: options, context: context).bounds
        context?.totalBounds = bounds
        return bounds
    }
}

extension String {
    /// The size of the text with each paragraph on one line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self, attributes: attrs).layout(width: .infinity, maximumLines: 0).size
    }

    /// Draws the text into the current context, without wrapping, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        StyledText(self, attributes: attrs).layout(width: .infinity, maximumLines: 0).draw(in: context, at: point)
    }

    /// Draws the text wrapped to the rectangle's width. Lines that do not fit its height are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self, attributes: attrs).draw(fitting: rect)
    }

    /// Draws the text wrapped to the width of a rectangle. A height of 0 means no limit. Without
    /// `.usesLineFragmentOrigin` it is one line, whose baseline begins at the rectangle's origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let layout = StringLayout(
            StyledText(self, attributes: attributes), in: rect.size, options: options, context: context)
        context?.totalBounds = layout.bounds.offsetBy(dx: rect.minX, dy: rect.minY)
        layout.draw(in: rect)
    }

    /// A height of 0 means no limit. Without `.usesLineFragmentOrigin` the result is the rectangle of one line,
    /// relative to its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringLayout(
            StyledText(self, attributes: attributes), in: size, options: options, context: context
        ).bounds
        context?.totalBounds = bounds
        return bounds
    }
}

extension NSString {
    /// Returns the size of the text with each paragraph on one line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text into the current context, without wrapping, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text wrapped to the rectangle's width. Lines that do not fit its height are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text as `String.draw(with:options:attributes:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the rectangle of the text as `String.boundingRect(with:options:attributes:context:)` does.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension StyledText {
    fileprivate init(drawing text: NSAttributedString) {
        self.init(text, font: StyledText.defaultFont, color: .black, paragraph: ParagraphValues())
    }

    fileprivate func draw(fitting rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isOneLine = paragraph.lineBreakMode.truncates
        let whole = layout(width: rect.width, maximumLines: isOneLine ? 1 : 0)
        let fitting = max(1, whole.lineCount(inHeight: rect.height))
        let shown = fitting < whole.lines.count ? layout(width: rect.width, maximumLines: fitting) : whole
        shown.draw(in: context, at: rect.origin)
    }
}
