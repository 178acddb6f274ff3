import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct SearchSuggestionTests {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var events: [String] = []
        func updateSearchResults(for searchController: UISearchController) { events.append("update") }
        func updateSearchResults(for searchController: UISearchController, selecting suggestion: any UISearchSuggestion)
        {
            events.append("select \(suggestion.representedObject ?? "-")")
            searchController.searchSuggestions = nil
        }
    }

    private func items(_ names: String...) -> [UISearchSuggestionItem] {
        names.enumerated().map { index, name in
            let item = UISearchSuggestionItem(localizedSuggestion: name, localizedDescription: "about \(name)")
            item.representedObject = index
            return item
        }
    }

    @Test func theSuggestionsOfAnActiveSearchAreListedAndChosen() throws {
        let content = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        let updater = Updater()
        search.searchResultsUpdater = updater
        content.navigationItem.searchController = search
        let app = try TestApplication(showing: UINavigationController(rootViewController: content))
        search.searchSuggestions = items("Lisbon", "Porto")
        try app.settle()
        #expect(throws: (any Error).self) { try app.tap(text: "Porto") }
        search.isActive = true
        try app.settle()
        updater.events = []
        try app.tap(text: "Porto")
        try app.settle()
        #expect(updater.events == ["select 1"])
        #expect(search.isActive)
        #expect(throws: (any Error).self) { try app.tap(text: "Porto") }
        search.searchSuggestions = items("Faro")
        try app.settle()
        search.isActive = false
        try app.settle()
        #expect(throws: (any Error).self) { try app.tap(text: "Faro") }
    }

    private final class Delegate: NSObject, UISearchTextFieldDelegate {
        var chosen: [String?] = []
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            chosen.append(suggestion.localizedSuggestion)
        }
    }

    @Test func theSuggestionsOfAFieldAreBelowItWhileItIsEdited() throws {
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 280, height: 36))
        let delegate = Delegate()
        field.delegate = delegate
        field.searchSuggestions = items("Lisbon", "Porto")
        let controller = UIViewController()
        controller.view.addSubview(field)
        let app = try TestApplication(showing: controller)
        let window = try #require(field.window)
        func list() -> SearchSuggestionList? { window.subviews.compactMap { $0 as? SearchSuggestionList }.first }
        #expect(list() == nil)
        field.becomeFirstResponder()
        try app.settle()
        #expect(list()?.frame.origin == CGPoint(x: 20, y: 136))
        try app.tap(text: "Lisbon")
        try app.settle()
        #expect(delegate.chosen == ["Lisbon"])
        field.resignFirstResponder()
        try app.settle()
        #expect(list() == nil)
    }
}
