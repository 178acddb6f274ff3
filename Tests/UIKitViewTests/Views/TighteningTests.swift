import Testing
import UIKitTestDriver

@testable import UIKit

/// Labels that move letters closer together before they truncate.
@MainActor @Suite
struct TighteningTests {
    private func label(_ share: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Letters that almost fit"
        let natural = label.sizeThatFits(.zero)
        label.frame = CGRect(x: 0, y: 0, width: natural.width * share, height: natural.height)
        return label
    }

    @Test func aLineThatAlmostFitsIsTightened() throws {
        let label = label(0.97)
        #expect(try #require(label.makeContent(in: label.bounds)).layout.isTruncated)
        label.allowsDefaultTighteningForTruncation = true
        let content = try #require(label.makeContent(in: label.bounds))
        #expect(!content.layout.isTruncated)
        #expect(content.layout.size.width <= label.bounds.width + 0.01)
    }

    @Test func aLineThatIsMuchTooLongIsTruncated() throws {
        let label = label(0.7)
        label.allowsDefaultTighteningForTruncation = true
        #expect(try #require(label.makeContent(in: label.bounds)).layout.isTruncated)
    }

    @Test func aParagraphStyleMayAskForIt() throws {
        let label = label(0.97)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        style.allowsDefaultTighteningForTruncation = true
        label.attributedText = NSAttributedString(
            string: "Letters that almost fit", attributes: [.paragraphStyle: style, .font: label.font!])
        #expect(!(try #require(label.makeContent(in: label.bounds))).layout.isTruncated)
    }

    @Test func aListConfigurationPassesItOn() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.textProperties.allowsDefaultTighteningForTruncation = true
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.allowsDefaultTighteningForTruncation })
    }
}
