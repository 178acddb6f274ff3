import Foundation

/// The lines under and through the text of a block, for a layout manager that draws them apart from the glyphs.
@MainActor
final class TextDecorations {
    enum Kind { case underline, strikethrough }

    private let styled: StyledText
    private let look: TextViewLook
    private var layouts: [Kind: TextLayout] = [:]

    init(_ styled: StyledText, _ look: TextViewLook) {
        self.styled = styled
        self.look = look
    }

    /// The ranges that have a line of a kind, in the offsets of the block.
    func ranges(_ kind: Kind) -> [(range: Range<Int>, style: NSUnderlineStyle)] {
        styled.spans.compactMap { span in
            let decoration = kind == .underline ? span.underline : span.strikethrough
            return decoration.weight == .none ? nil : (span.utf16Range, NSUnderlineStyle(decoration))
        }
    }

    /// Returns the lines of a kind alone, where they are in the layout of the text.
    func layout(_ kind: Kind) -> TextLayout {
        if let known = layouts[kind] { return known }
        var alone = styled.withoutDecorations
        for (index, span) in styled.spans.enumerated() {
            alone.spans[index].color = UIColor.clear.cgColor
            alone.spans[index].glyphStyle?.strokeColor = UIColor.clear.cgColor
            alone.spans[index].shadow = nil
            if let attachment = span.attachment {
                alone.spans[index].attachment = TextAttachment(bounds: attachment.bounds, picture: NoPicture())
            }
            switch kind {
            case .underline:
                alone.spans[index].underline = span.underline
                alone.spans[index].underlineColor = span.underlineColor ?? span.color
            case .strikethrough:
                alone.spans[index].strikethrough = span.strikethrough
                alone.spans[index].strikethroughColor = span.strikethroughColor ?? span.color
            }
        }
        let layout = alone.layout(
            width: look.width, maximumLines: look.maximumLines, naturalIsRight: look.naturalIsRight)
        layouts[kind] = layout
        return layout
    }

    private final class NoPicture: TextAttachmentPicture {
        func paint(in context: CGContext, rect: CGRect, color: CGColor) {}
    }
}

extension StyledText {
    /// The text without backgrounds and without lines under and through it.
    var withoutDecorations: StyledText {
        var plain = self
        for index in plain.spans.indices {
            plain.spans[index].background = nil
            plain.spans[index].underline = .none
            plain.spans[index].strikethrough = .none
        }
        return plain
    }
}

extension NSUnderlineStyle {
    /// The style of a line that is drawn.
    init(_ decoration: TextDecoration) {
        let weight: NSUnderlineStyle =
            switch decoration.weight {
            case .none: []
            case .single: .single
            case .thick: .thick
            case .double: .double
            }
        let pattern: NSUnderlineStyle =
            switch decoration.pattern {
            case .solid: []
            case .dot: .patternDot
            case .dash: .patternDash
            case .dashDot: .patternDashDot
            case .dashDotDot: .patternDashDotDot
            }
        self = [weight, pattern]
    }
}
