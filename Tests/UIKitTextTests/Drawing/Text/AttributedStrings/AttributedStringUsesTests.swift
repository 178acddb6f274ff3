import Testing
import UIKit

@MainActor @Suite(.serialized) struct AttributedStringUsesTests {
    @Test func everyUseMakesTheRunsOfApplesFoundation() throws {
        #expect(AttributedStringUse.all.count >= 40)
        for use in AttributedStringUse.all {
            #expect(runs(of: try use.make()) == use.runs, Comment(rawValue: use.name))
        }
    }

    @Test func labelsDrawEveryUse() throws {
        for use in AttributedStringUse.all {
            let label = UILabel()
            label.attributedText = try use.make()
            label.textColor = .green
            label.font = .systemFont(ofSize: 11)
            let text = try #require(label.attributedText)
            let attributes = text.attributes(at: text.length - 1, effectiveRange: nil)
            #expect(attributes[.foregroundColor] as? UIColor == .green, Comment(rawValue: use.name))
            #expect(label.sizeThatFits(.zero).width > 0, Comment(rawValue: use.name))
        }
    }

    @Test func attributesOutsideOfTheScopeAreLeftOut() throws {
        var text = AttributedString("a")
        text.foregroundColor = .red
        text.link = URL(string: "https://example.org")
        #expect(runs(of: try NSAttributedString(text, including: \.foundation)) == "a(NSLink=https://example.org)")
        #expect(runs(of: NSAttributedString(text)) == "a(NSLink=https://example.org,color=red)")
    }

    @Test func aValueOfAnotherTypeIsAnErrorOnlyWithAScope() throws {
        let text = NSAttributedString(string: "a", attributes: [.font: "no font", .foregroundColor: UIColor.red])
        #expect(throws: (any Error).self) { try AttributedString(text, including: \.uiKit) }
        #expect(AttributedString(text).foregroundColor == .red)
        #expect(AttributedString(text).font == nil)
    }

    @Test func attributeContainersAreDictionaries() throws {
        var container = AttributeContainer()
        container.kern = 2
        container.strikethroughStyle = .double
        let attributes = [NSAttributedString.Key: Any](container)
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect(AttributeContainer(attributes) == container)
    }
}
