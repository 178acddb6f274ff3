import Foundation

/// Writes attributed strings as HTML documents: paragraphs and spans, whose styles are classes of a style sheet.
struct HTMLWriter {
    private let text: NSAttributedString
    private var body = ""
    private var styles: [(name: String, css: String)] = []
    private var openLists: [NSTextList] = []

    static func document(of text: NSAttributedString, encoding: String.Encoding) -> String {
        var writer = HTMLWriter(text: text)
        writer.writeParagraphs()
        let rules = writer.styles.map { "\($0.name.prefix(1) == "s" ? "span" : "").\($0.name) {\($0.css)}\n" }.joined()
        let charset = encoding == .utf8 ? "UTF-8" : encoding == .utf16 ? "UTF-16" : "windows-1252"
        return """
            <!DOCTYPE html>
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=\(charset)">
            <title></title>
            <style type="text/css">
            \(rules)</style>
            </head>
            <body>
            \(writer.body)</body>
            </html>

            """
    }

    private init(text: NSAttributedString) {
        self.text = text
    }

    private mutating func writeParagraphs() {
        let string = NSString(string: text.string)
        var start = 0
        while start < string.length {
            let whole = string.paragraphRange(for: NSRange(location: start, length: 0))
            var content = whole
            while content.length > 0, Self.isBreak(string.character(at: content.upperBound - 1)) { content.length -= 1 }
            writeParagraph(content, styledAt: start)
            start = whole.upperBound
        }
        setLists([])
    }

    private static func isBreak(_ unit: unichar) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    private mutating func writeParagraph(_ range: NSRange, styledAt start: Int) {
        let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
        let lists = style?.textLists ?? []
        setLists(lists)
        var range = range
        if !lists.isEmpty { range = withoutMarker(range) }
        let name = className(of: Self.css(style ?? .default, isItem: !lists.isEmpty), prefix: "p")
        let tag = lists.isEmpty ? "p" : "li"
        body += "<\(tag) class=\"\(name)\">"
        if range.length == 0, lists.isEmpty { body += "<br>" }
        text.enumerateAttributes(in: range) { attributes, part, _ in
            let content = Self.escaped(text.attributedSubstring(from: part).string)
            let span = className(of: Self.css(attributes), prefix: "s")
            var written = "<span class=\"\(span)\">\(content)</span>"
            if let image = Self.image(attributes[.attachment]) { written = image }
            if let link = Self.address(attributes[.link]) {
                written = "<a href=\"\(Self.escaped(link))\">\(written)</a>"
            }
            body += written
        }
        body += "</\(tag)>\n"
    }

    /// Opens and closes lists until those of the next paragraph are open.
    private mutating func setLists(_ lists: [NSTextList]) {
        var kept = 0
        while kept < min(lists.count, openLists.count), lists[kept] == openLists[kept] { kept += 1 }
        for list in openLists[kept...].reversed() { body += list.isOrdered ? "</ol>\n" : "</ul>\n" }
        for list in lists[kept...] {
            let start = list.startingItemNumber > 1 ? " start=\"\(list.startingItemNumber)\"" : ""
            body += list.isOrdered ? "<ol\(start)>\n" : "<ul>\n"
        }
        openLists = lists
    }

    /// Returns the range without a marker between tabs.
    private func withoutMarker(_ range: NSRange) -> NSRange {
        let string = NSString(string: text.attributedSubstring(from: range).string)
        guard string.length > 0, string.character(at: 0) == 0x09 else { return range }
        let tab = string.range(of: "\t", options: [], range: NSRange(location: 1, length: string.length - 1))
        guard tab.location != NSNotFound else { return range }
        return NSRange(location: range.location + tab.upperBound, length: range.length - tab.upperBound)
    }

    private mutating func className(of css: String, prefix: String) -> String {
        if let known = styles.first(where: { $0.css == css && $0.name.hasPrefix(prefix) }) { return known.name }
        let name = "\(prefix)\(styles.count { $0.name.hasPrefix(prefix) } + 1)"
        styles.append((name, css))
        return name
    }

    private static func css(_ style: NSParagraphStyle, isItem: Bool) -> String {
        var css = "margin: 0px 0px \(number(style.paragraphSpacing))px \(number(isItem ? 0 : style.headIndent))px"
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .center: "center", .right: "right", .justified: "justify",
        ]
        if let alignment = alignments[style.alignment] { css += "; text-align: \(alignment)" }
        let indent = style.firstLineHeadIndent - style.headIndent
        if indent != 0, !isItem { css += "; text-indent: \(number(indent))px" }
        if style.minimumLineHeight > 0 { css += "; line-height: \(number(style.minimumLineHeight))px" }
        if style.baseWritingDirection == .rightToLeft { css += "; direction: rtl" }
        return css
    }

    private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font = (attributes[.font] as? UIFont ?? StyledText.defaultFont).fontDescription
        let family =
            switch font.family {
            case FontDescription.systemFamily: "-apple-system"
            case FontDescription.monospacedSystemFamily: "ui-monospace, monospace"
            default: "'\(font.family)'"
            }
        var css = "font-family: \(family); font-size: \(number(font.size))px"
        if font.weight != 400 { css += "; font-weight: \(font.weight)" }
        if font.isItalic { css += "; font-style: italic" }
        if let color = (attributes[.foregroundColor] as? UIColor).flatMap(CSSColors.text) { css += "; color: \(color)" }
        if let color = (attributes[.backgroundColor] as? UIColor).flatMap(CSSColors.text) {
            css += "; background-color: \(color)"
        }
        let isUnderlined = isDrawn(attributes[.underlineStyle])
        let isStruck = isDrawn(attributes[.strikethroughStyle])
        if isUnderlined || isStruck {
            let lines = (isUnderlined ? ["underline"] : []) + (isStruck ? ["line-through"] : [])
            css += "; text-decoration: " + lines.joined(separator: " ")
        }
        if let kern = UIFontDescriptor.number(attributes[.kern]), kern != 0 {
            css += "; letter-spacing: \(number(kern))px"
        }
        if let offset = UIFontDescriptor.number(attributes[.baselineOffset]), offset != 0 {
            css += "; vertical-align: \(offset > 0 ? "super" : "sub")"
        }
        return css
    }

    static func isDrawn(_ style: Any?) -> Bool {
        (style as? NSUnderlineStyle)?.isEmpty == false || (UIFontDescriptor.number(style) ?? 0) != 0
    }

    static func address(_ link: Any?) -> String? {
        (link as? URL)?.absoluteString ?? link as? String
    }

    /// Returns an image element with the data of an attachment's image.
    private static func image(_ value: Any?) -> String? {
        guard let attachment = value as? NSTextAttachment, let image = attachment.image, let data = image.pngData()
        else { return nil }
        let size = attachment.bounds.isEmpty ? image.size : attachment.bounds.size
        return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\" width=\"\(number(size.width))\" "
            + "height=\"\(number(size.height))\" alt=\"\">"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        var last: Character?
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            // Readers collapse spaces that follow each other.
            case " " where last == " " || last == nil: result += last == nil ? " " : "&nbsp;"
            default: result.append(character)
            }
            last = character
        }
        return result
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
