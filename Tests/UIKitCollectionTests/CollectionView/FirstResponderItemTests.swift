import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Items and headers in which the user types.
@MainActor @Suite(.serialized)
final class FirstResponderItemTests {
    private lazy var stage = TouchStage(size: CGSize(width: 320, height: 600))
    private lazy var fixture = CollectionFixture([100, 100])
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    private var view: UICollectionView { fixture.view }

    private func show() {
        fixture.flow.headerReferenceSize = CGSize(width: 320, height: 40)
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    @Test func anItemKeepsItsCellWhileItsFieldIsEdited() throws {
        show()
        let cell = try #require(view.cellForItem(at: [0, 1]) as? CountedItemCell)
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        for y in stride(from: CGFloat(300), through: 1500, by: 300) { fixture.scroll(to: y) }
        #expect(field.isFirstResponder)
        #expect(!fixture.visibleItems.contains("0-1"))
        fixture.data[0].insert(1000, at: 0)
        view.insertItems(at: [[0, 0]])
        view.reloadItems(at: [[0, 5], [1, 20]])
        stage.advance(by: 1)
        #expect(view.cellForItem(at: [0, 2]) === cell)
        #expect(field.isFirstResponder)
        let asked = fixture.itemsAskedFor { fixture.scroll(to: 0) }
        #expect(!asked.contains("0-2"))
        #expect(view.cellForItem(at: [0, 2]) === cell)
        #expect(fixture.places == nil)
    }

    @Test func anItemKeepsItsCellWhileItsTextViewIsEdited() throws {
        show()
        let cell = try #require(view.cellForItem(at: [0, 1]) as? CountedItemCell)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.contentView.addSubview(text)
        #expect(text.becomeFirstResponder())
        text.insertText("typed")
        for y in stride(from: CGFloat(300), through: 1500, by: 300) { fixture.scroll(to: y) }
        stage.advance(by: 0.1)
        text.insertText("!")
        #expect(text.isFirstResponder)
        #expect(!fixture.visibleItems.contains("0-1"))
        fixture.scroll(to: 0)
        #expect(view.cellForItem(at: [0, 1]) === cell)
        #expect(text.text == "typed!")
    }

    @Test func anItemOffScreenGivesItsCellBackWhenEditingEnds() {
        show()
        view.cellForItem(at: [0, 1])?.contentView.addSubview(field)
        field.becomeFirstResponder()
        fixture.scroll(to: 1500)
        #expect(view.cellForItem(at: [0, 1]) != nil)
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(view.cellForItem(at: [0, 1]) == nil)
    }

    @Test func aHeaderStaysWhileItsFieldIsEdited() throws {
        show()
        let header = try #require(fixture.header(0))
        header.addSubview(field)
        #expect(field.becomeFirstResponder())
        fixture.scroll(to: 1500)
        #expect(field.isFirstResponder)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
        fixture.scroll(to: 0)
        #expect(fixture.header(0) === header)
        field.resignFirstResponder()
        fixture.scroll(to: 1500)
        #expect(fixture.header(0) == nil)
    }
}
