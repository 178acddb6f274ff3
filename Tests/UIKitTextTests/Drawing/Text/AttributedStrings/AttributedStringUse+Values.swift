import UIKit

extension AttributedStringUse {
    /// Values of every kind.
    static let values = [
        AttributedStringUse("two fonts", "a(font=12)|b(font=13)") {
            neighbours(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13))
        },
        AttributedStringUse("two paragraph styles", "a(paragraph=1)|b(paragraph=2)") {
            let first = NSMutableParagraphStyle(), second = NSMutableParagraphStyle()
            first.alignment = .center
            second.alignment = .right
            return neighbours(.paragraphStyle, first, second)
        },
        AttributedStringUse("two shadows", "a(shadow=1)|b(shadow=2)") {
            let first = NSShadow(), second = NSShadow()
            first.shadowBlurRadius = 1
            second.shadowBlurRadius = 2
            return neighbours(.shadow, first, second)
        },
        AttributedStringUse("lengths", "a(kern=0)|b(kern=1)") { neighbours(.kern, 0 as CGFloat, 1 as CGFloat) },
        AttributedStringUse("integers", "a(line=1)|b(line=2)") {
            neighbours(.underlineStyle, NSUnderlineStyle.single.rawValue, NSUnderlineStyle.thick.rawValue)
        },
        AttributedStringUse("fractions", "a(raised=0)|b(raised=2)") { neighbours(.baselineOffset, 0.5, 2.5) },
        AttributedStringUse("strings and addresses", "a(mine=one)|b(mine=https://example.org)") {
            neighbours(.init("mine"), "one", URL(string: "https://example.org")!)
        },
        AttributedStringUse("an application's own values", "a(mine=first)|b(mine=second)") {
            neighbours(.init("mine"), Mine.first, Mine.second)
        },
        AttributedStringUse("a color and a number", "a(mine=red)|b(mine=1)") {
            neighbours(.init("mine"), UIColor.red, 1)
        },
    ]

    static let bridging = [
        AttributedStringUse("an AttributedString in two colors", "red(color=red)| |blue(color=blue)") {
            var red = AttributedString("red")
            red.foregroundColor = .red
            var blue = AttributedString("blue")
            blue.foregroundColor = .blue
            return NSAttributedString(red + " " + blue)
        },
        AttributedStringUse("an AttributedString and back", "a(color=red,font=17)|b(line=1)|c(kern=2)") {
            let text = threeColors
            text.setAttributes(
                [.underlineStyle: NSUnderlineStyle.single.rawValue], range: NSRange(location: 1, length: 1))
            text.setAttributes([.kern: 2], range: NSRange(location: 2, length: 1))
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 1))
            return try NSAttributedString(AttributedString(text, including: \.uiKit), including: \.uiKit)
        },
        AttributedStringUse("a found range of an AttributedString", "a |cat(color=red,ground=blue)") {
            var text = AttributedString("a cat")
            let range = text.range(of: "cat")!
            text[range].foregroundColor = .red
            text[range].backgroundColor = .blue
            return NSAttributedString(text)
        },
        AttributedStringUse("a container of attributes", "a(font=20,line=1)") {
            var container = AttributeContainer()
            container.font = .systemFont(ofSize: 20)
            container.underlineStyle = .single
            return NSAttributedString(AttributedString("a", attributes: container))
        },
    ]

    private static func neighbours(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(key, value: first, range: NSRange(location: 0, length: 1))
        text.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
        return text
    }

    private enum Mine { case first, second }
}
