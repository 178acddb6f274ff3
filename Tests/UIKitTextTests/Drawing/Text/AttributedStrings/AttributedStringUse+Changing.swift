import UIKit

extension AttributedStringUse {
    /// Strings that are changed after they were made.
    static let changing = [
        AttributedStringUse("a color in the place of another", "red blue(color=blue)") {
            let text = NSMutableAttributedString(string: "red blue", attributes: [.foregroundColor: UIColor.red])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 8))
            return text
        },
        AttributedStringUse("another color in the middle", "re(color=red)|d b(color=blue)|lue(color=red)") {
            let text = NSMutableAttributedString(string: "red blue", attributes: [.foregroundColor: UIColor.red])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 3))
            return text
        },
        AttributedStringUse("a color over three others", "abc(color=green)") {
            let text = threeColors
            text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 0, length: 3))
            return text
        },
        AttributedStringUse("set attributes", "a(color=red)|b(font=12)|c(color=blue)") {
            let text = threeColors
            text.setAttributes([.font: UIFont.systemFont(ofSize: 12)], range: NSRange(location: 1, length: 1))
            return text
        },
        AttributedStringUse("attributes set to nil", "a(color=red)|bc") {
            let text = threeColors
            text.setAttributes(nil, range: NSRange(location: 1, length: 2))
            return text
        },
        AttributedStringUse("a removed attribute", "a|b(color=green)|c(color=blue)") {
            let text = threeColors
            text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 1))
            return text
        },
        AttributedStringUse("an attribute removed from all", "abc") {
            let text = threeColors
            text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: text.length))
            return text
        },
        AttributedStringUse("an inserted string", "a(color=red)|x(color=blue)|b(color=green)|c(color=blue)") {
            let text = threeColors
            text.insert(NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.blue]), at: 1)
            return text
        },
        AttributedStringUse("a replaced string", "a(color=red)|xy(color=green)|c(color=blue)") {
            let text = threeColors
            text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
            return text
        },
        AttributedStringUse("a replaced attributed string", "x(color=blue)|c(color=red)") {
            let text = threeColors
            let new = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.blue])
            text.replaceCharacters(in: NSRange(location: 0, length: 2), with: new)
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
            return text
        },
        AttributedStringUse("deleted characters", "a(color=red)|c(color=blue)") {
            let text = threeColors
            text.deleteCharacters(in: NSRange(location: 1, length: 1))
            return text
        },
        AttributedStringUse("a deleted accent", "e(color=red)|x(color=blue)") {
            let text = NSMutableAttributedString(string: "e\u{301}x", attributes: [.foregroundColor: UIColor.red])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 1))
            text.deleteCharacters(in: NSRange(location: 1, length: 1))
            return text
        },
        AttributedStringUse("line endings made one", "a\n(color=red)|b(color=blue)") {
            let text = NSMutableAttributedString(string: "a\r\nb", attributes: [.foregroundColor: UIColor.red])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 1))
            text.deleteCharacters(in: NSRange(location: 1, length: 1))
            return text
        },
        AttributedStringUse("another whole string", "x(color=blue)") {
            let text = threeColors
            text.setAttributedString(NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.blue]))
            return text
        },
        AttributedStringUse("a group of changes", "a(color=blue)|b(color=red)|cd(color=blue)") {
            let text = threeColors
            text.beginEditing()
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
            text.append(NSAttributedString(string: "d", attributes: [.foregroundColor: UIColor.blue]))
            text.endEditing()
            return text
        },
        AttributedStringUse("every match in another color", "a |cat(color=red)| and a |cat(color=red)") {
            let text = NSMutableAttributedString(string: "a cat and a cat")
            var range = text.string.startIndex..<text.string.endIndex
            while let match = text.string.range(of: "cat", range: range) {
                text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(match, in: text.string))
                range = match.upperBound..<range.upperBound
            }
            return text
        },
    ]

    static var threeColors: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "abc")
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: index, length: 1))
        }
        return text
    }
}
