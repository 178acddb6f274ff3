import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    /// The attributed text of the record; nil without one.
    func attributedText() -> NSAttributedString? {
        guard !record.fragments.isEmpty else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in record.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if case .color(let color) = fragment.values["NSColor"] { attributes[.foregroundColor] = file.color(color) }
            if case .color(let color) = fragment.values["NSBackgroundColor"] {
                attributes[.backgroundColor] = file.color(color)
            }
            if case .font(let font) = fragment.values["NSFont"] { attributes[.font] = file.font(font) }
            if case .number(let style) = fragment.values["NSUnderline"] { attributes[.underlineStyle] = Int(style) }
            if case .number(let kern) = fragment.values["NSKern"] { attributes[.kern] = CGFloat(kern) }
            if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
            text.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return text
    }

    private func paragraphStyle(_ attributes: NibAttributes) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = attributes["alignment"].flatMap({ Self.alignments[$0] }) { style.alignment = alignment }
        if let mode = attributes["lineBreakMode"].flatMap({ Self.paragraphBreaks[$0] }) { style.lineBreakMode = mode }
        func set(_ name: String, _ property: WritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            var changed = style
            if let number = attributes.number(name) { changed[keyPath: property] = number }
        }
        set("lineSpacing", \.lineSpacing)
        set("paragraphSpacing", \.paragraphSpacing)
        set("paragraphSpacingBefore", \.paragraphSpacingBefore)
        set("firstLineHeadIndent", \.firstLineHeadIndent)
        set("headIndent", \.headIndent)
        set("tailIndent", \.tailIndent)
        set("lineHeightMultiple", \.lineHeightMultiple)
        set("minimumLineHeight", \.minimumLineHeight)
        set("maximumLineHeight", \.maximumLineHeight)
        return style
    }

    private static let paragraphBreaks: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
}
