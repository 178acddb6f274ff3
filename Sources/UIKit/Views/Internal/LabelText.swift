/// A label's text and its layouts, which are shared by measuring and painting.
///
/// Owned by its label, which reports every change of the inputs. The color of a plain text is applied when it is
/// painted, so a change of color needs no new layout.
@MainActor
final class LabelText {
    static let defaultFont = UIFont.systemFont(ofSize: 17)
    /// The size that stands for "no limit".
    static let unlimited: CGFloat = 1e7

    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    private(set) var font = LabelText.defaultFont
    private(set) var color = UIColor.label
    /// Whether the whole text has a line below it, without an attribute.
    private(set) var isUnderlined = false

    /// The paragraph style of the label, which sets it before it requests a layout.
    private var style = ParagraphValues()
    private var naturalIsRight = false

    private var styled: StyledText?
    /// The paragraph styles of ``styled`` in the form that layouts need.
    private var paragraphs: TextParagraphs?
    /// A layout with one line per paragraph, which is valid for every width that is not smaller.
    private var unbroken: TextLayout?
    private var broken: (width: CGFloat, maximumLines: Int, layout: TextLayout)?

    // MARK: - Inputs. Those that return a value return whether anything changed.

    func setString(_ new: String?) -> Bool {
        guard new != string || attributed != nil else { return false }
        string = new
        if attributed != nil {
            attributed = nil
            forget()
        } else {
            // Keeps the attributes, which were most of the work when a reused cell gets its next text.
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
        let isSame = attributed == nil && new.shownDescription == font.shownDescription
        font = new
        if isSame { return false }
        apply(.font, new)
        return true
    }

    /// Has the fonts of an attributed text follow the content size category, each for itself.
    func adjustFonts(to category: UIContentSizeCategory) -> Bool {
        font = font.adjusted(to: category)
        guard let adjusted = attributed?.adjusted(to: category) else { return false }
        attributed = adjusted
        forget()
        return true
    }

    func setColor(_ new: UIColor) {
        color = new
        if attributed != nil { apply(.foregroundColor, new) }
    }

    func setUnderlined(_ new: Bool) -> Bool {
        guard new != isUnderlined else { return false }
        isUnderlined = new
        forget()
        return true
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

    /// Called when the colors of an attributed text must be resolved with other traits.
    func colorsDidChange() {
        if attributed != nil { forget() }
    }

    /// Called when fonts are shown in another weight.
    func weightDidChange() { forget() }

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
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        self.attributed = copy
    }

    // MARK: - Layouts

    var isEmpty: Bool {
        string?.isEmpty ?? true
    }

    /// The line break mode of the text's own paragraph style, or else of the label's.
    var lineBreakMode: NSLineBreakMode {
        styledText.paragraph.lineBreakMode
    }

    var styledText: StyledText {
        if let styled { return styled }
        var new: StyledText
        if let attributed {
            new = StyledText(attributed, font: font, color: color, paragraph: style)
        } else {
            new = StyledText(string ?? "", font: font.shownDescription, color: .black, paragraph: style)
        }
        if isUnderlined {
            for index in new.spans.indices { new.spans[index].underline = NSUnderlineStyle.single.decoration }
        }
        styled = new
        return new
    }

    /// Returns the layout for a width and a maximum number of lines; 0 lines means no limit.
    func layout(width: CGFloat, maximumLines: Int) -> TextLayout {
        // The tolerance keeps text that was measured and rounded up to pixels from wrapping because of rounding errors.
        if let whole = unbroken, whole.size.width <= width + 0.01,
            maximumLines == 0 || whole.lines.count <= maximumLines
        {
            return whole
        }
        let width = width >= LabelText.unlimited ? .infinity : width
        if let broken, broken.width == width, broken.maximumLines == maximumLines { return broken.layout }
        let new = makeLayout(width: width, maximumLines: maximumLines)
        if new.isUnbroken, !styledText.dependsOnWidth { unbroken = new } else { broken = (width, maximumLines, new) }
        return new
    }

    private func makeLayout(width: CGFloat, maximumLines: Int) -> TextLayout {
        let text = styledText
        let paragraphs = paragraphs ?? text.textParagraphs(naturalIsRight: naturalIsRight)
        self.paragraphs = paragraphs
        return TextLayout(
            text.string, spans: text.placedSpans(width: width), paragraphs: paragraphs, width: width,
            maximumLines: maximumLines,
            takesNaturalWidth: true)
    }

    /// Returns the layout with as little space taken from between the letters as makes it fit; nil if a twentieth of the
    /// font size is not enough. UIKit's own limit is unverified.
    func tightenedLayout(width: CGFloat, maximumLines: Int) -> TextLayout? {
        let text = styledText
        for step in 1...5 {
            var tightened = text
            for index in tightened.spans.indices {
                tightened.spans[index].kern -= tightened.spans[index].font.size * CGFloat(step) / 100
            }
            let layout = tightened.layout(width: width, maximumLines: maximumLines, naturalIsRight: naturalIsRight)
            if !layout.isTruncated { return layout }
        }
        return nil
    }

    /// Returns the layout of the text scaled by `factor`, on one line.
    func shrunkLayout(by factor: CGFloat, width: CGFloat) -> TextLayout {
        styledText.scaled(by: factor).layout(width: width, maximumLines: 1, naturalIsRight: naturalIsRight)
    }
}
