import UIKit

extension AttributedStringUse {
    /// Copies, and strings that are compared, searched and enumerated.
    static let copying = [
        AttributedStringUse("a mutable copy", "a(color=blue)|b(color=green)|c(color=blue)") {
            let original = NSAttributedString(attributedString: threeColors)
            let text = original.mutableCopy() as! NSMutableAttributedString
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
            return text
        },
        AttributedStringUse("a copy that does not follow", "a(color=red)|b(color=green)|c(color=blue)") {
            let original = threeColors
            let text = original.copy() as! NSAttributedString
            original.setAttributes(nil, range: NSRange(location: 0, length: 3))
            return text
        },
        AttributedStringUse("a substring", "b(color=green)|c(color=blue)") {
            threeColors.attributedSubstring(from: NSRange(location: 1, length: 2))
        },
        AttributedStringUse("a subclass", "a(color=red)|b(color=blue)") {
            let text = Highlighted(string: "ab")
            text.highlight(NSRange(location: 0, length: 1), .red)
            text.highlight(NSRange(location: 1, length: 1), .blue)
            return text
        },
        AttributedStringUse("trimmed space", "a(color=red)|b(color=blue)") {
            let text = NSMutableAttributedString(string: "  a", attributes: [.foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "b ", attributes: [.foregroundColor: UIColor.blue]))
            while text.string.hasPrefix(" ") { text.deleteCharacters(in: NSRange(location: 0, length: 1)) }
            while text.string.hasSuffix(" ") {
                text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
            }
            return text
        },
    ]

    static let reading = [
        AttributedStringUse("other fonts for every run", "a(font=20)|b(font=60)") {
            let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: 2)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                text.addAttribute(.font, value: font.withSize(font.pointSize * 2), range: range)
            }
            return text
        },
        AttributedStringUse("completed attributes", "a(color=red,font=17)|b(color=green,font=17)|c(color=blue,font=17)")
        {
            let text = threeColors
            text.enumerateAttributes(in: NSRange(location: 0, length: 3), options: .reverse) { own, range, _ in
                text.setAttributes(own.merging([.font: UIFont.systemFont(ofSize: 17)]) { own, _ in own }, range: range)
            }
            return text
        },
        AttributedStringUse("the color of the last character", "abcd(color=blue)") {
            let text = threeColors
            let color = text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
            return NSAttributedString(string: "abcd", attributes: [.foregroundColor: color!])
        },
        AttributedStringUse("the longest range of a font", "ab(font=17)") {
            let text = threeColors
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 2))
            var range = NSRange()
            let font = text.attribute(
                .font, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: text.length))
            return NSAttributedString(
                string: (text.string as NSString).substring(with: range), attributes: [.font: font!])
        },
        AttributedStringUse("the first of equal strings", "a(color=red)|b(color=green)|c(color=blue)") {
            let texts: Set = [threeColors, threeColors, NSMutableAttributedString(string: "abc")]
            return texts.first { $0 == threeColors }!
        },
    ]

    private final class Highlighted: NSMutableAttributedString {
        func highlight(_ range: NSRange, _ color: UIColor) {
            addAttribute(.foregroundColor, value: color, range: range)
        }
    }
}
