/// Collects the text of an HTML document: paragraphs, whose spaces are collapsed as browsers do.
struct HTMLBuilder {
    private struct Paragraph {
        var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
        var style: HTMLStyle?
        var lists: [NSTextList] = []
        var spacing: CGFloat = 0
        var isEnded = false
        /// Whether the last character is a space that is dropped at the end of the line.
        var endsInSpace = false
        /// Whether nothing but a list's marker has been added, after which spaces are dropped.
        var isAtStart = true
    }

    private let defaults: [NSAttributedString.Key: Any]
    private var paragraphs: [Paragraph] = []
    private var current = Paragraph()

    init(defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
    }

    /// The number of paragraphs that have been begun or ended.
    var count: Int { paragraphs.count + (current.style == nil ? 0 : 1) }

    /// Adds text to the current paragraph.
    mutating func add(_ text: String, style: HTMLStyle, block: HTMLStyle, lists: [NSTextList]) {
        var shown = ""
        for character in Self.capitals(text, style.capitals) {
            if style.keepsSpaces {
                if character.isNewline {
                    flush(&shown, style, block, lists)
                    current.style = current.style ?? block
                    endParagraph()
                } else {
                    shown.append(character)
                    current.isAtStart = false
                    current.endsInSpace = false
                }
            } else if character == " " || character == "\t" || character.isNewline {
                guard !current.isAtStart, !current.endsInSpace else { continue }
                shown.append(" ")
                current.endsInSpace = true
            } else {
                shown.append(character)
                current.isAtStart = false
                current.endsInSpace = false
            }
        }
        flush(&shown, style, block, lists)
    }

    /// Adds the marker of a list's item.
    mutating func addMarker(_ marker: String, style: HTMLStyle, lists: [NSTextList]) {
        current.style = style
        current.lists = lists
        current.runs.append(("\t\(marker)\t", style.inherited.attributes(defaults)))
    }

    mutating func add(_ attachment: NSTextAttachment, style: HTMLStyle, block: HTMLStyle, lists: [NSTextList]) {
        var shown = "\u{FFFC}"
        flush(&shown, style, block, lists)
        current.runs[current.runs.count - 1].attributes[.attachment] = attachment
        current.isAtStart = false
        current.endsInSpace = false
    }

    /// Begins a new line in the same paragraph.
    mutating func breakLine(style: HTMLStyle, block: HTMLStyle, lists: [NSTextList]) {
        dropSpace()
        var shown = "\u{2028}"
        flush(&shown, style, block, lists)
        current.isAtStart = true
    }

    /// Ends the paragraph, unless it is empty.
    mutating func endParagraph() {
        dropSpace()
        guard current.style != nil else {
            current = Paragraph()
            return
        }
        current.isEnded = true
        paragraphs.append(current)
        current = Paragraph()
    }

    /// Ends the paragraph even if it is empty.
    mutating func endLine(style: HTMLStyle, block: HTMLStyle) {
        if current.style == nil {
            var line = ""
            current.style = block
            current.runs.append(("", style.attributes(defaults)))
            flush(&line, style, block, [])
        }
        endParagraph()
    }

    /// Makes the distance below the last paragraph at least `spacing`.
    mutating func addSpacing(_ spacing: CGFloat) {
        guard let last = paragraphs.indices.last else { return }
        paragraphs[last].spacing = max(paragraphs[last].spacing, spacing)
    }

    /// Returns the whole text.
    mutating func finish() -> NSAttributedString {
        dropSpace()
        if current.style != nil { paragraphs.append(current) }
        let result = NSMutableAttributedString(string: "")
        for paragraph in paragraphs {
            guard let style = paragraph.style else { continue }
            let start = result.length
            for run in paragraph.runs where !run.text.isEmpty {
                result.append(NSAttributedString(string: run.text, attributes: run.attributes))
            }
            if paragraph.isEnded {
                let attributes = paragraph.runs.last?.attributes ?? style.attributes(defaults)
                let kept = attributes.filter { $0.key != .attachment && $0.key != .link && $0.key != .underlineStyle }
                result.append(NSAttributedString(string: "\n", attributes: kept))
            }
            let value = style.paragraphStyle(
                spacing: paragraph.spacing, lists: paragraph.lists, from: defaults[.paragraphStyle] as? NSParagraphStyle
            )
            result.addAttribute(
                .paragraphStyle, value: value, range: NSRange(location: start, length: result.length - start))
        }
        return result
    }

    private mutating func flush(_ text: inout String, _ style: HTMLStyle, _ block: HTMLStyle, _ lists: [NSTextList]) {
        guard !text.isEmpty else { return }
        if current.style == nil {
            current.style = block
            current.lists = lists
        }
        current.runs.append((text, style.attributes(defaults)))
        text = ""
    }

    private mutating func dropSpace() {
        guard current.endsInSpace else { return }
        current.endsInSpace = false
        guard let last = current.runs.lastIndex(where: { !$0.text.isEmpty }), current.runs[last].text.last == " " else {
            return
        }
        current.runs[last].text.removeLast()
    }

    private static func capitals(_ text: String, _ capitals: HTMLStyle.Capitals) -> String {
        switch capitals {
        case .none: text
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .words: text.capitalized
        }
    }
}
