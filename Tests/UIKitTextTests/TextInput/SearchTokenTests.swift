import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct SearchTokenTests {
    private func field() throws -> (app: TestApplication, field: UISearchTextField) {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        field.text = "ab"
        return (try TestApplication(editing: field), field)
    }

    @Test func tokensAreShownBeforeTheText() throws {
        let (app, field) = try field()
        let before = field.textRect(forBounds: field.bounds)
        field.insertToken(UISearchToken(icon: nil, text: "Unread"), at: 0)
        app.frame()
        let after = field.textRect(forBounds: field.bounds)
        #expect(after.minX > before.minX + 40)
        #expect(after.maxX == before.maxX)
        let label = try #require(field.subviews.first { ($0 as? UILabel)?.text == "Unread" })
        #expect(label.frame.minX == before.minX)
        #expect(label.frame.maxX <= after.minX)
        field.tokens = []
        app.frame()
        #expect(field.textRect(forBounds: field.bounds) == before)
    }

    @Test func deletingAtTheStartRemovesTheLastToken() throws {
        let (app, field) = try field()
        field.tokens = ["a", "b"].map { UISearchToken(icon: nil, text: $0) }
        let start = field.beginningOfDocument
        field.selectedTextRange = field.textRange(from: start, to: start)
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["a"])
        #expect(field.text == "ab")
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens.isEmpty)
        field.deleteBackward()
        #expect(field.text == "ab")
        field.tokens = [UISearchToken(icon: nil, text: "a")]
        field.allowsDeletingTokens = false
        field.deleteBackward()
        #expect(field.tokens.count == 1)
    }

    @Test func aTokenReplacesAPartOfTheText() throws {
        let (_, field) = try field()
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "A"), at: 0)
        #expect(field.text == "b")
        #expect(field.tokens.count == 1)
        let all = try #require(field.textRange(from: field.positionOfToken(at: 0), to: field.endOfDocument))
        #expect(field.tokens(in: all).map(\.text) == ["A"])
        #expect(field.tokens(in: field.textualRange).isEmpty)
    }
}
