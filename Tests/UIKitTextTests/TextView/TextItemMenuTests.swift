import Testing
import UIKitTestDriver

@testable import UIKit

/// The menus of links and tags.
@MainActor @Suite(.serialized)
struct TextItemMenuTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    private let app: TestApplication
    private let address = "https://example.org/page"

    init() throws {
        let controller = UIViewController()
        app = try TestApplication(showing: controller)
        view.isEditable = false
        controller.view.addSubview(view)
        let text = NSMutableAttributedString(string: "Read this page now")
        text.addAttribute(.link, value: address, range: NSRange(location: 5, length: 9))
        view.attributedText = text
        try app.settle()
    }

    private func longPress(character: Int) throws {
        let rect = view.editor.selectionRects(of: character..<character + 1)[0]
        app.longPress(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        try app.settle()
    }

    private final class Delegate: NSObject, UITextViewDelegate {
        var events: [String] = []
        var hasMenu = true

        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            events.append("menu \(textItem.range.location) \(defaultMenu.children.count)")
            guard hasMenu else { return nil }
            let save = UIAction(title: "Save Page") { [weak self] _ in self?.events.append("save") }
            return UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [save]))
        }

        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("display \(textItem.range.location)") }

        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { events.append("end \(textItem.range.location)") }
    }

    @Test func aLongPressOpensTheMenuOfALink() throws {
        try longPress(character: 6)
        #expect(view.selectedRange.length == 0)
        try app.tap(text: "Copy Link")
        try app.settle()
        #expect(UIPasteboard.general.url == URL(string: address))
        #expect(app.openedURLs.isEmpty)
    }

    @Test func theDelegateReplacesTheMenuAndIsTold() throws {
        let delegate = Delegate()
        view.delegate = delegate
        try longPress(character: 6)
        try app.tap(text: "Save Page")
        try app.settle()
        #expect(delegate.events.filter { $0 != "save" } == ["menu 5 2", "display 5", "end 5"])
        #expect(delegate.events.contains("save"))
    }

    @Test func withoutAMenuALongPressDoesNothing() throws {
        let delegate = Delegate()
        delegate.hasMenu = false
        view.delegate = delegate
        try longPress(character: 6)
        #expect(delegate.events == ["menu 5 2"])
        #expect(app.openedURLs.isEmpty)
    }

    @Test func plainTextIsSelectedByALongPress() throws {
        try longPress(character: 1)
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
    }

    @Test func anOlderDelegateIsAskedAboutTheMenuOfALink() throws {
        final class Older: NSObject, UITextViewDelegate {
            var asked: [UITextItemInteraction] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                asked.append(interaction)
                return false
            }
        }
        let delegate = Older()
        view.delegate = delegate
        try longPress(character: 6)
        #expect(delegate.asked == [.presentActions])
        #expect(throws: (any Error).self) { try app.tap(text: "Copy Link") }
    }

    @Test func aTextWithoutLinksHasNoInteraction() throws {
        let plain = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        plain.isEditable = false
        plain.text = "plain"
        view.superview?.addSubview(plain)
        try app.settle()
        #expect(!plain.interactions.contains { $0 is UIContextMenuInteraction })
        #expect(view.interactions.contains { $0 is UIContextMenuInteraction })
    }

    @Test func theBorderStaysAroundTheVisibleArea() throws {
        view.borderStyle = .roundedRect
        view.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        try app.settle()
        view.contentOffset.y = 300
        try app.settle()
        let border = try #require(view.subviews.compactMap { $0 as? TextFieldBorder }.first)
        #expect(border.frame == view.bounds)
        #expect(!border.isHidden)
        view.borderStyle = .none
        #expect(border.isHidden)
    }
}
