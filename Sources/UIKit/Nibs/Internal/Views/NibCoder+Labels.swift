import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ label: UILabel) {
        decodeShared(label)
        if let font = font() { label.font = font }
        if let color = color("textColor") { label.textColor = color }
        if let color = color("highlightedColor") { label.highlightedTextColor = color }
        if let color = color("shadowColor") { label.shadowColor = color }
        if let offset = size("shadowOffset") { label.shadowOffset = offset }
        label.textAlignment = option("textAlignment", Self.alignments) ?? .left
        if let mode = option("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = mode }
        if let lines = integer("numberOfLines") { label.numberOfLines = lines }
        if let tightens = bool("allowsDefaultTighteningForTruncation") ?? bool("adjustsLetterSpacingToFitWidth") {
            label.allowsDefaultTighteningForTruncation = tightens
        }
        label.adjustsFontSizeToFitWidth = bool("adjustsFontSizeToFit") ?? true
        if let scale = number("minimumScaleFactor") {
            label.minimumScaleFactor = scale
        } else if let size = number("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = size / label.font.pointSize
        }
        if let baseline = option("baselineAdjustment", Self.baselines) { label.baselineAdjustment = baseline }
        if let adjusts = bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = adjusts }
        if let isEnabled = bool("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = bool("highlighted") { label.isHighlighted = isHighlighted }
        if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let text = attributedText() { label.attributedText = text } else { label.text = text("text") }
    }

    func decode(_ imageView: UIImageView) {
        decodeShared(imageView)
        if let mode = option("preferredSymbolScale", Self.symbolScales) {
            imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: mode)
        }
        if let image = image() { imageView.image = image }
        if let image = image("highlightedImage") { imageView.highlightedImage = image }
        if let isHighlighted = bool("highlighted") { imageView.isHighlighted = isHighlighted }
    }

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

    private static let baselines: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
}
