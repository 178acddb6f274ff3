import Foundation

/// A title or subtitle of a configuration: plain, or with attributes.
struct ButtonText: Hashable, Sendable {
    var plain: String? {
        didSet { own = nil }
    }
    /// The text with attributes; nil if it was set without.
    private(set) var own: AttributedString?

    var attributed: AttributedString? {
        get { own ?? plain.map { AttributedString($0) } }
        set {
            plain = newValue.map { String($0.characters) }
            own = newValue
        }
    }

    /// Returns the text with the attributes of the button where it has none of its own, each run changed by the
    /// transformer (unverified: that it sees the runs, and not the button's attributes alone); nil without text, and for
    /// text that looks as the button says.
    func styled(
        _ base: [NSAttributedString.Key: Any], _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard own != nil || transformer != nil, let attributed else { return nil }
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attributed))
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            let attributes = base.merging(own) { $1 }
            let transformed = transformer.map { Dictionary($0(AttributeContainer(attributes))) } ?? attributes
            text.setAttributes(transformed, range: range)
        }
        return text
    }
}
