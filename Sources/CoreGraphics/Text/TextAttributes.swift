/// A range of text with the same attributes.
package struct TextSpan: Hashable, Sendable {
    package var utf16Range: Range<Int>
    package var font: FontDescription
    package var color: CGColor
    /// Points added after each character.
    package var kern: CGFloat
    /// In points, positive upwards.
    package var baselineOffset: CGFloat
    package var underline: TextDecoration
    package var strikethrough: TextDecoration
    package var background: CGColor?
    /// Nil uses the color of the text.
    package var underlineColor: CGColor?
    package var strikethroughColor: CGColor?
    package var shadow: Shadow?
    /// Nil for glyphs that are painted as their font has them.
    package var glyphStyle: GlyphStyle?
    /// An image in place of the span's characters, which are attachment characters.
    package var attachment: TextAttachment?

    package init(
        utf16Range: Range<Int>, font: FontDescription, color: CGColor, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: TextDecoration = .none, strikethrough: TextDecoration = .none, background: CGColor? = nil,
        underlineColor: CGColor? = nil,
        strikethroughColor: CGColor? = nil
    ) {
        self.utf16Range = utf16Range
        self.font = font
        self.color = color
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.background = background
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
        let style = GlyphStyle(obliqueness: font.obliqueness, expansion: font.expansion)
        if style.isVisible { glyphStyle = style }
    }
}

extension TextSpan {
    /// Whether the distances between characters are not those of the font.
    var isSpaced: Bool { kern != 0 || (glyphStyle?.expansion ?? 0) != 0 }
}

/// How lines are broken, aligned and spaced. The values have the meaning of those of NSParagraphStyle.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Sendable { case natural, left, right, center, justified }

    package enum LineBreak: Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    package var alignment: Alignment
    package var lineBreak: LineBreak
    package var lineSpacing: CGFloat
    package var paragraphSpacing: CGFloat
    package var minimumLineHeight: CGFloat
    /// 0 for no limit.
    package var maximumLineHeight: CGFloat
    /// 0 counts as 1.
    package var lineHeightMultiple: CGFloat
    package var firstLineHeadIndent: CGFloat
    package var headIndent: CGFloat
    /// From the leading edge when positive, from the trailing edge when 0 or negative.
    package var tailIndent: CGFloat
    package var paragraphSpacingBefore: CGFloat = 0
    package var tabs = TextTabs()
    /// Nil derives the direction from the text.
    package var isRightToLeft: Bool?

    /// The width from the leading edge to the tail indent.
    func available(in width: CGFloat) -> CGFloat { tailIndent > 0 ? tailIndent : width + tailIndent }

    package init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .byWordWrapping, lineSpacing: CGFloat = 0,
        paragraphSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0,
        lineHeightMultiple: CGFloat = 0, firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0,
        isRightToLeft: Bool? = nil
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.isRightToLeft = isRightToLeft
    }
}
