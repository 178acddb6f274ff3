import Foundation

/// Writes attributed strings in Rich Text Format. Attachments are left out, as in UIKit.
struct RTFWriter {
    private var body = ""
    private var fonts: [String] = []
    private var colors: [String] = []

    static func document(
        of text: NSAttributedString, attributes: [NSAttributedString.DocumentAttributeKey: Any]
    ) -> Data {
        var writer = RTFWriter()
        writer.write(text)
        let fonts = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil\\fcharset0 \($0.element);" }.joined()
        var head = "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\(fonts)}\n{\\colortbl;\(writer.colors.joined())}\n"
        if let size = attributes[.paperSize] as? CGSize {
            head += "\\paperw\(twips(size.width))\\paperh\(twips(size.height))"
        }
        if let margin = attributes[.paperMargin] as? UIEdgeInsets {
            head += "\\margl\(twips(margin.left))\\margr\(twips(margin.right))"
            head += "\\margt\(twips(margin.top))\\margb\(twips(margin.bottom))\n"
        }
        head += RTFViewing.words(attributes)
        return Data((head + writer.body + "}").utf8)
    }

    private mutating func write(_ text: NSAttributedString) {
        let string = NSString(string: text.string)
        var start = 0
        while start < string.length {
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            body += Self.words(of: (style ?? .default).values)
            text.enumerateAttributes(in: range) { attributes, part, _ in
                write(string.substring(with: part), attributes)
            }
            start = range.upperBound
        }
    }

    private static func words(of style: ParagraphValues) -> String {
        var words = "\\pard"
        for stop in style.tabs.stops where style.tabs != TextTabs() { words += "\\tx\(twips(stop.location))" }
        words += "\\li\(twips(style.headIndent))\\fi\(twips(style.firstLineHeadIndent - style.headIndent))"
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacingBefore > 0 { words += "\\sb\(twips(style.paragraphSpacingBefore))" }
        if style.paragraphSpacing > 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.lineSpacing > 0 { words += "\\slleading\(twips(style.lineSpacing))" }
        if style.lineHeightMultiple > 0 {
            words += "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1"
        } else if style.minimumLineHeight > 0 {
            words += "\\sl\(twips(style.minimumLineHeight))\\slmult0"
        }
        if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
        switch style.alignment {
        case .left: words += "\\ql"
        case .center: words += "\\qc"
        case .right: words += "\\qr"
        case .justified: words += "\\qj"
        case .natural: words += "\\qnatural"
        }
        return words + "\n"
    }

    private mutating func write(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = (attributes[.font] as? UIFont ?? StyledText.defaultFont).fontDescription
        var words = "{\\f\(index(of: font.family, in: &fonts))\\fs\(Int((font.size * 2).rounded()))"
        if font.weight >= 600 { words += "\\b" }
        if font.isItalic { words += "\\i" }
        if HTMLWriter.isDrawn(attributes[.underlineStyle]) { words += "\\ul" }
        if HTMLWriter.isDrawn(attributes[.strikethroughStyle]) { words += "\\strike" }
        if let color = (attributes[.foregroundColor] as? UIColor).flatMap(Self.color) {
            words += "\\cf\(index(of: color, in: &colors) + 1)"
        }
        if let color = (attributes[.backgroundColor] as? UIColor).flatMap(Self.color) {
            words += "\\cb\(index(of: color, in: &colors) + 1)"
        }
        if let offset = UIFontDescriptor.number(attributes[.baselineOffset]), offset != 0 {
            words += offset > 0 ? "\\up\(Int((offset * 2).rounded()))" : "\\dn\(Int((-offset * 2).rounded()))"
        }
        if let kern = UIFontDescriptor.number(attributes[.kern]), kern != 0 { words += "\\expndtw\(Self.twips(kern))" }
        words += " " + Self.escaped(text) + "}"
        if let link = HTMLWriter.address(attributes[.link]) {
            words = "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link))\"}}{\\fldrslt \(words)}}"
        }
        body += words
    }

    private func index(of name: String, in names: inout [String]) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        names.append(name)
        return names.count - 1
    }

    private static func color(_ color: UIColor) -> String? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "\\red\(bytes[0])\\green\(bytes[1])\\blue\(bytes[2]);"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x2029: result += "\\par\n"
            case 0x2028: result += "\\line\n"
            case 0x09: result += "\\tab "
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            case 0xFFFC, 0x00..<0x20: break
            default: result += "\\uc0\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }

    private static func twips(_ points: CGFloat) -> Int { Int((points * 20).rounded()) }
}
