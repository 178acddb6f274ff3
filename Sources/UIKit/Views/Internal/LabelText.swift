/// A label's text and the layouts made of it, so that measuring and painting shape it once.
///
/// Owned by its label, which says when an input changes. Colors of a plain text are applied when it is painted, so they never make
/// a layout anew.
@MainActor
final class LabelText {
    static let defaultFont = UIFont.systemFont(ofSize: 17)
    /// Stands for "no limit" in sizes.
    static let unlimited: CGFloat = 1e7

    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    private(set) var font = LabelText.defaultFont
    private(set) var color = UIColor.label

    /// How the text is broken; set by the label before a layout is asked for.
    private var style = ParagraphValues()
    private var naturalIsRight = false

    private var styled: StyledText?
    /// The paragraph styles of ``styled`` as layouts take them.
    private var paragraphs: TextParagraphs?
    /// One line a paragraph, whatever the width.
    private var unbroken: TextLayout?
    private var broken: (width: CGFloat, maximumLines: Int, layout: TextLayout)?

    // MARK: - Inputs. Each says whether anything changed.

    func setString(_ new: String?) -> Bool {
        guard new != string || attributed != nil else { return false }
        string = new
        if attributed != nil {
            attributed = nil
            forget()
        } else {
            // The look stays, which is most of what a cell that gets its next row had to make anew.
            styled?.string = new ?? ""
            forgetLayouts()
        }
        return true
    }

    func setAttributed(_ new: NSAttributedString?) {
        attributed = new
        string = new?.string
        if let new, new.length > 0 {
            let attributes = new.attributes(at: 0, effectiveRange: nil)
            font = attributes[.font] as? UIFont ?? font
            color = attributes[.foregroundColor] as? UIColor ?? color
        }
        forget()
    }

    func setFont(_ new: UIFont) -> Bool {
        guard new !== font else { return false }
        let isSame = attributed == nil && new.fontDescription == font.fontDescription
        font = new
        if isSame { return false }
        apply(.font, new)
        return true
    }

    func setColor(_ new: UIColor) {
        color = new
        if attributed != nil { apply(.foregroundColor, new) }
    }

    func setStyle(_ alignment: NSTextAlignment, _ lineBreakMode: NSLineBreakMode, naturalIsRight right: Bool) {
        guard alignment != style.alignment || lineBreakMode != style.lineBreakMode || right != naturalIsRight else {
            return
        }
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        naturalIsRight = right
        forget()
    }

    /// The traits that colors of an attributed text were resolved with are not the current ones any more.
    func colorsDidChange() {
        if attributed != nil { forget() }
    }

    private func forget() {
        styled = nil
        paragraphs = nil
        forgetLayouts()
    }

    private func forgetLayouts() {
        unbroken = nil
        broken = nil
    }

    private func apply(_ key: NSAttributedString.Key, _ value: Any) {
        forget()
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        // Foundation's addAttribute(_:value:range:) on Linux stops the program when it replaces an object by another.
        copy.addAttributes([key: value], range: NSRange(location: 0, length: copy.length))
        self.attributed = copy
    }

    // MARK: - Layouts

    var isEmpty: Bool {
        string?.isEmpty ?? true
    }

    /// The text's own paragraph style, or the label's.
    var lineBreakMode: NSLineBreakMode {
        styledText.paragraph.lineBreakMode
    }

    var styledText: StyledText {
        if let styled { return styled }
        let new: StyledText
        if let attributed {
            new = StyledText(attributed, font: font, color: color, paragraph: style)
        } else {
            new = StyledText(string ?? "", font: font.fontDescription, color: .black, paragraph: style)
        }
        styled = new
        return new
    }

    /// The text in at most that many lines (0: any) of that width.
    func layout(width: CGFloat, maximumLines: Int) -> TextLayout {
        let whole = unbroken ?? makeLayout(width: .infinity, maximumLines: 0)
        unbroken = whole
        // Text that was measured and rounded up to pixels must not wrap for the last bits of its width.
        if whole.size.width <= width + 0.01, maximumLines == 0 || whole.lines.count <= maximumLines, whole.isUnbroken {
            return whole
        }
        if let broken, broken.width == width, broken.maximumLines == maximumLines { return broken.layout }
        let width = width >= LabelText.unlimited ? .infinity : width
        let new = makeLayout(width: width, maximumLines: maximumLines)
        broken = (width, maximumLines, new)
        return new
    }

    private func makeLayout(width: CGFloat, maximumLines: Int) -> TextLayout {
        let text = styledText
        let paragraphs = paragraphs ?? text.textParagraphs(naturalIsRight: naturalIsRight)
        self.paragraphs = paragraphs
        return TextLayout(
            text.string, spans: text.spans, paragraphs: paragraphs, width: width, maximumLines: maximumLines)
    }

    /// The text smaller by `factor`, on one line.
    func shrunkLayout(by factor: CGFloat, width: CGFloat) -> TextLayout {
        styledText.scaled(by: factor).layout(width: width, maximumLines: 1, naturalIsRight: naturalIsRight)
    }
}
