import Foundation
import Synchronization

/// The way in which a font follows the content size category: as a text style, or as another font scaled like one.
struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The font at the default category; nil for the style's own font.
    var base: FontDescription?
    /// The maximum size in points; 0 for no limit.
    var maximumSize: CGFloat = 0
    /// Whether the font was made for traits of a bold legibility weight.
    var isBold = false

    init(style: UIFont.TextStyle, base: FontDescription? = nil, maximumSize: CGFloat = 0, isBold: Bool = false) {
        self.style = style
        self.base = base
        self.maximumSize = maximumSize
        self.isBold = isBold
    }

    /// Returns one object for each text style and category, as UIKit does: every cell asks for its fonts at each
    /// layout.
    func font(at category: UIContentSizeCategory) -> UIFont {
        guard base == nil else { return makeFont(at: category) }
        let key = Key(style: style, category: category, isBold: isBold)
        return Self.fonts.withLock { known in
            if let font = known[key] { return font }
            let font = makeFont(at: category)
            known[key] = font
            return font
        }
    }

    private struct Key: Hashable {
        var style: UIFont.TextStyle
        var category: UIContentSizeCategory
        var isBold: Bool
    }

    private static let fonts = Mutex<[Key: UIFont]>([:])

    private func makeFont(at category: UIContentSizeCategory) -> UIFont {
        guard var description = base else {
            let size = DynamicType.size(of: style, at: category)
            let font = FontDescription(size: size, weight: DynamicType.weight(of: style).openType)
            return UIFont(isBold ? BoldText.heavier(font) : font, scaling: self)
        }
        if isBold { description = BoldText.heavier(description) }
        description.size *= DynamicType.factor(of: style, at: category)
        if maximumSize > 0 { description.size = min(description.size, maximumSize) }
        return UIFont(description, scaling: self)
    }
}

extension UIFont {
    /// The font at another category, or the receiver if it does not follow categories.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let font = scaling.font(at: category)
        return font.fontDescription == fontDescription ? self : font
    }
}

extension NSAttributedString {
    /// Returns the text with its fonts at another category; nil if none of them follows categories or changes.
    func adjusted(to category: UIContentSizeCategory) -> NSAttributedString? {
        var adjusted: NSMutableAttributedString?
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let new = font.adjusted(to: category)
            guard new !== font else { return }
            if adjusted == nil { adjusted = NSMutableAttributedString(attributedString: self) }
            adjusted?.addAttribute(.font, value: new, range: range)
        }
        return adjusted
    }
}
