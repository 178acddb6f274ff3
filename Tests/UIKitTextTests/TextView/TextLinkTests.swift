import Testing
import UIKitTestDriver

@testable import UIKit

/// Links, attachments and tags in text views.
@MainActor @Suite(.serialized) struct TextLinkTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let app: TestApplication
    private let address = "https://example.org/page"

    init() throws {
        let controller = UIViewController()
        app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 200), scale: 1)
        view.isEditable = false
        controller.view.addSubview(view)
        show(link: URL(string: address) as Any)
    }

    private func show(link: Any, _ more: [NSAttributedString.Key: Any] = [:]) {
        let text = NSMutableAttributedString(string: "Read this page now", attributes: [.foregroundColor: UIColor.red])
        text.addAttributes([.link: link].merging(more) { $1 }, range: NSRange(location: 5, length: 9))
        view.attributedText = text
        app.frame()
    }

    private func tap(character: Int) {
        let rect = view.editor.selectionRects(of: character..<character + 1)[0]
        // Two taps at once would select a word.
        app.advance(by: 1)
        app.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }

    private var color: CGColor? {
        view.editor.shown.blocks.blocks[0].styled.spans.first { $0.utf16Range.contains(6) }?.color
    }

    @Test func aTapOpensTheLink() throws {
        tap(character: 6)
        #expect(app.openedURLs == [URL(string: address)])
        tap(character: 1)
        #expect(app.openedURLs.count == 1)
    }

    @Test func linksAndNumbersAreDetectedInTextThatIsNotEditable() throws {
        app.openableSchemes.insert("tel")
        view.text = "Call +49 30 123456 or see example.org now"
        app.frame()
        tap(character: 8)
        #expect(app.openedURLs.isEmpty)
        view.dataDetectorTypes = [.link, .phoneNumber]
        app.frame()
        tap(character: 8)
        tap(character: 28)
        #expect(app.openedURLs.map(\.absoluteString) == ["tel:+4930123456", "http://example.org"])
        // The text itself has no links.
        #expect(view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
        view.isEditable = true
        app.frame()
        tap(character: 28)
        #expect(app.openedURLs.count == 2)
    }

    @Test func aStringIsALinkToo() throws {
        show(link: address)
        tap(character: 12)
        #expect(app.openedURLs.map(\.absoluteString) == [address])
    }

    @Test func linksOfTextThatIsEditedOrNotSelectableAreNotTapped() throws {
        view.isEditable = true
        tap(character: 6)
        #expect(view.isFirstResponder)
        view.isEditable = false
        view.isSelectable = false
        tap(character: 6)
        #expect(app.openedURLs.isEmpty)
    }

    @Test func theDelegateCanKeepALinkFromBeingOpened() throws {
        let delegate = AskedDelegate()
        view.delegate = delegate
        tap(character: 6)
        #expect(delegate.calls == ["\(address) 5+9 0"] && app.openedURLs.isEmpty)
        delegate.answer = true
        tap(character: 6)
        #expect(app.openedURLs.count == 1)
    }

    @Test func theOlderMethodIsAskedWhereTheNewerIsMissing() throws {
        let delegate = OlderDelegate()
        view.delegate = delegate
        tap(character: 6)
        #expect(delegate.calls == ["\(address) 5+9"] && app.openedURLs.isEmpty)
    }

    @Test func aPrimaryActionReplacesTheQuestion() throws {
        let delegate = ActionDelegate()
        view.delegate = delegate
        tap(character: 6)
        #expect(delegate.calls == ["link", "own action"] && app.openedURLs.isEmpty)
        delegate.mode = .standard
        tap(character: 6)
        #expect(app.openedURLs.count == 1)
        delegate.mode = .nothing
        tap(character: 6)
        #expect(app.openedURLs.count == 1 && delegate.calls.count == 4)
    }

    @Test func tagsAndAttachmentsAreToldToTheDelegate() throws {
        let delegate = ActionDelegate()
        view.delegate = delegate
        show(link: address, [.textItemTag: "chapter"])
        tap(character: 6)
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        attachment.image = UIImage(systemName: "star")
        view.attributedText = NSAttributedString(attachment: attachment)
        app.frame()
        tap(character: 0)
        #expect(delegate.calls.filter { $0 != "own action" } == ["chapter", "attachment"])
    }

    @Test func aTouchThatLeavesTheLinkDoesNotOpenIt() throws {
        let rect = view.editor.selectionRects(of: 6..<7)[0]
        app.touchDown(at: CGPoint(x: rect.midX, y: rect.midY))
        app.touchMove(to: CGPoint(x: rect.midX, y: rect.midY + 5))
        app.touchMove(to: CGPoint(x: rect.midX, y: rect.midY + 100))
        app.touchUp()
        #expect(app.openedURLs.isEmpty)
    }

    @Test func selectingInsideALinkDoesNotOpenIt() throws {
        view.becomeFirstResponder()
        let (start, end) = (view.editor.selectionRects(of: 6..<7)[0], view.editor.selectionRects(of: 12..<13)[0])
        app.dragPointer(
            from: view.convert(CGPoint(x: start.minX + 1, y: start.midY), to: nil),
            to: view.convert(CGPoint(x: end.minX + 1, y: end.midY), to: nil))
        #expect(app.openedURLs.isEmpty)
        #expect(view.selectedRange.length > 0 && view.selectedRange.upperBound == 12)
    }

    @Test func aTextViewWhoseLinksHaveNoAttributesOfTheirOwnShowsThoseOfTheText() {
        let view = PlainLinks(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = NSAttributedString(
            string: "link", attributes: [.link: address, .foregroundColor: UIColor.red])
        view.layoutIfNeeded()
        #expect(view.editor.shown.blocks.blocks[0].styled.spans.map(\.color) == [UIColor.red.cgColor])
    }

    @Test func theAttributesOfLinksAreAskedForOnceAndOnlyForATextWithLinks() {
        func asked(_ attributes: [NSAttributedString.Key: Any]) -> Int {
            let text = NSMutableAttributedString(string: "first", attributes: attributes)
            text.append(NSAttributedString(string: "second", attributes: attributes.merging([.kern: 1]) { $1 }))
            var count = 0
            let content = AttributedUnits(text)
            let font = UIFont.systemFont(ofSize: 12)
            _ = StyledText(content, string: text.string, font: font, color: .black, paragraph: ParagraphValues()) {
                count += 1
                return [:]
            }
            return count
        }
        #expect(asked([:]) == 0 && asked([.link: address]) == 1)
    }

    @Test func linksHaveTheTintColor() {
        #expect(color == view.tintColor.cgColor)
        view.tintColor = .green
        app.frame()
        #expect(color == UIColor.green.cgColor)
    }

    @Test func theAttributesOfLinksReplaceThoseOfTheText() {
        view.linkTextAttributes = [.foregroundColor: UIColor.purple]
        app.frame()
        #expect(color == UIColor.purple.cgColor)
        view.linkTextAttributes = [:]
        app.frame()
        #expect(color == UIColor.red.cgColor)
        view.linkTextAttributes = nil
        app.frame()
        #expect(color == view.tintColor.cgColor)
    }

    @Test func aLabelShowsLinksUnderlined() {
        let text = NSMutableAttributedString(string: "a link", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.link, value: address, range: NSRange(location: 2, length: 4))
        let spans = StyledText(
            text, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphValues()
        ).spans
        #expect(spans.map { $0.underline == .none } == [true, false])
        #expect(spans.map(\.color) == [UIColor.red.cgColor, UIColor.link.cgColor])
    }
}

@MainActor
private final class PlainLinks: UITextView {
    override var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { nil }
        set {}
    }
}

@MainActor
private final class AskedDelegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var answer = false

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(
            "\(URL.absoluteString) \(characterRange.location)+\(characterRange.length) \(interaction.rawValue)")
        return answer
    }
}

@MainActor
private final class OlderDelegate: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        calls.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return false
    }
}

@MainActor
private final class ActionDelegate: NSObject, UITextViewDelegate {
    enum Mode { case own, standard, nothing }
    var mode = Mode.own
    var calls: [String] = []

    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        switch textItem.content {
        case .link: calls.append("link")
        case .tag(let tag): calls.append(tag)
        case .textAttachment: calls.append("attachment")
        }
        switch mode {
        case .own: return UIAction { [weak self] _ in self?.calls.append("own action") }
        case .standard: return defaultAction
        case .nothing: return nil
        }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append("asked")
        return true
    }
}
