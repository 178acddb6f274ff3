import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutManagerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    @Test func theLeadingOfFontsChangesNoLine() {
        view.text = "one\ntwo"
        #expect(view.layoutManager.usesFontLeading)
        let height = view.contentSize.height
        view.layoutManager.usesFontLeading = false
        #expect(view.contentSize.height == height)
    }

    @Test func theUsedAreaIsThatOfTheLines() {
        view.text = "one"
        let one = view.layoutManager.usedRect(for: view.textContainer)
        #expect(one.width > 2 * view.textContainer.lineFragmentPadding && one.width < 100)
        view.text = "one\ntwo"
        let two = view.layoutManager.usedRect(for: view.textContainer)
        #expect(two.height == 2 * one.height)
        #expect(view.layoutManager.usedRect(for: NSTextContainer()) == .zero)
    }

    @Test func containerAndManagerKnowEachOther() {
        #expect(view.textContainer.layoutManager === view.layoutManager)
        #expect(view.layoutManager.textContainers == [view.textContainer])
        #expect(NSTextContainer().layoutManager == nil)
    }
}
