import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The panel that searches a text view.
@MainActor @Suite(.serialized)
final class FindInteractionTests {
    private let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let app: TestApplication

    init() throws {
        let controller = UIViewController()
        app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 600), scale: 1)
        text.text = "One fish, two fish, red fish, blue starfish."
        controller.view.addSubview(text)
        app.advance(by: 0.1)
    }

    @Test func onlyAnEnabledTextViewHasAnInteraction() {
        #expect(text.findInteraction == nil)
        text.isFindInteractionEnabled = true
        #expect(text.findInteraction != nil)
    }

    @Test func thePanelSaysWhichResultIsThePresentOne() throws {
        text.isFindInteractionEnabled = true
        let find = try #require(text.findInteraction)
        text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
        find.presentFindNavigator(showingReplace: false)
        find.searchText = "FISH"
        app.advance(by: 0.1)
        #expect(find.activeFindSession?.resultCount == 4)
        #expect(app.shows(text: "1 of 4"))
        find.findPrevious()
        app.advance(by: 0.1)
        #expect(app.shows(text: "4 of 4"))
        find.dismissFindNavigator()
        app.advance(by: 0.1)
        #expect(!find.isFindNavigatorVisible && !app.shows(text: "4 of 4"))
    }

    @Test func allResultsAreReplaced() {
        let session = UITextSearchingFindSession(searchableObject: text)
        session.performSearch(query: "fish", options: nil)
        session.replaceAll(searchQuery: "fish", replacementString: "cat", options: nil)
        #expect(text.text == "One cat, two cat, red cat, blue starcat.")
        #expect(session.resultCount == 0)
    }

    @Test func wholeWordsAreFoundIfTheOptionsSaySo() {
        let options = UITextSearchOptions(.fullWord, [])
        #expect(FoundText.ranges(of: "fish", in: "fish starfish fishes fish", options).map(\.location) == [0, 21])
    }
}
