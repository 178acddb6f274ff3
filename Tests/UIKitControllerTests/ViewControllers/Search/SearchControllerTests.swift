import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SearchControllerTests {
    private final class List: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let search: UISearchController
        var heard: [String] = []
        var isInHeader = false

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Shows"
            search.searchResultsUpdater = self
            search.delegate = self
            if isInHeader {
                tableView.tableHeaderView = search.searchBar
            } else {
                navigationItem.searchController = search
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update '\(searchController.searchBar.text ?? "nil")'")
        }
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { heard.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
    }

    private func start(
        _ list: List, large: Bool = false
    ) throws -> (TestApplication, UINavigationController) {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = large
        let app = try TestApplication(showing: navigation)
        app.advance(by: 0.1)
        return (app, navigation)
    }

    @Test func theSearchBarStandsBelowTheTitle() throws {
        let list = List()
        let (app, navigation) = try start(list)
        let bar = list.search.searchBar
        #expect(bar.superview === navigation.navigationBar && bar.frame.height == 52)
        #expect(bar.frame.maxY == navigation.navigationBar.bounds.height)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.tableView.adjustedContentInset.top == 96)
        #expect(app.shows(text: "Shows"))
    }

    @Test func theSearchBarGivesWayFirstAndThenTheLargeTitle() throws {
        let list = List()
        let (app, navigation) = try start(list, large: true)
        let full = navigation.navigationBar.frame.height
        #expect(full == 148)
        list.tableView.contentOffset.y += 30
        app.frame()
        #expect(navigation.navigationBar.frame.height == full - 30 && list.search.searchBar.frame.height == 22)
        list.tableView.contentOffset.y += 40
        app.frame()
        #expect(navigation.navigationBar.frame.height == full - 70 && list.search.searchBar.frame.height == 0)
        list.tableView.contentOffset.y += 400
        app.frame()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aSearchBarThatDoesNotHideStays() throws {
        let list = List()
        let (app, navigation) = try start(list, large: true)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        app.frame()
        list.tableView.contentOffset.y += 500
        app.frame()
        #expect(navigation.navigationBar.frame.height == 96 && list.search.searchBar.frame.height == 52)
    }

    @Test func theFirstTouchBeginsTheSearchAndCancelEndsIt() throws {
        let list = List()
        let (app, navigation) = try start(list)
        try app.tap(list.search.searchBar.searchTextField)
        #expect(list.search.isActive && list.search.searchBar.isFirstResponder)
        app.advance(by: 0.5)
        #expect(list.heard == ["willPresent", "update ''", "didPresent"])
        // The field takes the place of the row.
        #expect(navigation.navigationBar.frame.height == 52 && list.search.searchBar.showsCancelButton)
        #expect(!app.shows(text: "Shows"))
        app.type("ab")
        #expect(Array(list.heard.dropFirst(3)) == ["update 'a'", "update 'ab'"])
        list.heard = []
        try app.tap(text: "Cancel")
        app.advance(by: 0.5)
        #expect(list.heard == ["willDismiss", "update ''", "didDismiss"])
        #expect(!list.search.isActive && !list.search.searchBar.isFirstResponder)
        #expect(list.search.searchBar.text == "" && !list.search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 96 && app.shows(text: "Shows"))
    }

    @Test func resultsComeWithTheFirstLetterAndGoWithTheLast() throws {
        final class Results: UITableViewController {
            var appearances = 0
            override func viewDidAppear(_ animated: Bool) { appearances += 1 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Found"
                return cell
            }
        }
        let results = Results(style: .plain)
        let list = List(results: results)
        let (app, _) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        #expect(!list.search.showsSearchResultsController && !app.shows(text: "Found"))
        app.type("f")
        app.advance(by: 0.1)
        #expect(list.search.showsSearchResultsController && app.shows(text: "Found"))
        // Below the search bar.
        let row = try app.view(text: "Found")
        #expect(row.convert(row.bounds, to: nil).minY >= 52)
        #expect(app.window.hitTest(CGPoint(x: 100, y: 400), with: nil)?.isDescendant(of: results.view) == true)
        list.search.searchBar.text = ""
        app.frame()
        #expect(!app.shows(text: "Found"))
        list.search.showsSearchResultsController = true
        app.frame()
        #expect(app.shows(text: "Found") && !list.search.automaticallyShowsSearchResultsController)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(!app.shows(text: "Found"))
    }

    @Test func theViewOfTheResultsIsHiddenWhileTheTextIsEmpty() throws {
        let results = UITableViewController(style: .plain)
        let list = List(results: results)
        let (app, _) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        #expect(results.view.window != nil && results.view.isHidden)
        app.type("f")
        #expect(!results.view.isHidden)
        app.press(.keyboardDeleteOrBackspace)
        #expect(results.view.isHidden)
        // The usual way to show results for an empty text.
        results.view.isHidden = false
        app.advance(by: 0.5)
        #expect(app.window.hitTest(CGPoint(x: 100, y: 400), with: nil)?.isDescendant(of: results.view) == true)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(results.view.window == nil && results.parent == nil)
    }

    @Test func anObscuredBackgroundEndsTheSearchWhenTouched() throws {
        let list = List()
        list.search.obscuresBackgroundDuringPresentation = true
        let (app, _) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        app.tap(at: CGPoint(x: 100, y: 400))
        app.advance(by: 0.5)
        #expect(!list.search.isActive && list.heard.last == "didDismiss")
    }

    @Test func withoutObscuringTheContentIsUsedAsBefore() throws {
        let list = List()
        let (app, _) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        try app.tap(text: "Row 3")
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func theScopesMayComeWithTheFirstTextOrBeLeftToTheApplication() throws {
        let list = List()
        let app = try TestApplication(showing: UINavigationController(rootViewController: list))
        let bar = list.search.searchBar
        bar.scopeButtonTitles = ["All", "New"]
        list.search.scopeBarActivation = .onTextEntry
        #expect(list.search.automaticallyShowsScopeBar)
        try app.tap(bar.searchTextField)
        app.advance(by: 1)
        #expect(list.search.isActive && !bar.showsScopeBar)
        app.type("a")
        app.frame()
        #expect(bar.showsScopeBar && bar.frame.height == 96)
        app.press(.keyboardDeleteOrBackspace)
        #expect(!bar.showsScopeBar)
        list.search.isActive = false
        app.advance(by: 1)
        list.search.scopeBarActivation = .manual
        #expect(!list.search.automaticallyShowsScopeBar)
        list.search.isActive = true
        app.advance(by: 1)
        #expect(!bar.showsScopeBar)
        list.search.automaticallyShowsScopeBar = true
        #expect(list.search.scopeBarActivation == .automatic)
    }

    @Test func theScopesComeWithTheSearch() throws {
        let list = List()
        let (app, _) = try start(list)
        list.search.searchBar.scopeButtonTitles = ["All", "New"]
        #expect(!list.search.searchBar.showsScopeBar)
        list.search.isActive = true
        app.advance(by: 0.5)
        #expect(list.search.searchBar.showsScopeBar && list.search.searchBar.frame.height == 96)
        list.heard = []
        try app.tap(text: "New")
        #expect(list.search.searchBar.selectedScopeButtonIndex == 1 && list.heard == ["update ''"])
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(!list.search.searchBar.showsScopeBar)
    }

    @Test func asATablesHeaderTheBarTakesTheNavigationBarsPlace() throws {
        let list = List()
        list.isInHeader = true
        let (app, navigation) = try start(list)
        try app.tap(list.search.searchBar.searchTextField)
        app.advance(by: 0.5)
        #expect(list.search.isActive && navigation.isNavigationBarHidden)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(!navigation.isNavigationBarHidden && list.heard.last == "didDismiss")
    }

    @Test func dismissingEndsTheSearch() throws {
        let list = List()
        let (app, _) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        var isDone = false
        list.search.dismiss(animated: true) { isDone = true }
        app.advance(by: 0.5)
        #expect(!list.search.isActive && isDone)
    }

    @Test func aSearchThatEndsAndBeginsInOneTurnLeavesTheBarItsTitle() throws {
        let list = List(results: UIViewController())
        let (app, navigation) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        list.heard = []
        list.search.isActive = false
        list.search.isActive = true
        app.advance(by: 0.5)
        #expect(
            list.heard == [
                "willDismiss", "update ''", "willPresent", "didDismiss", "update ''", "didPresent",
            ])
        #expect(list.search.isActive && navigation.navigationBar.frame.height == 52 && list.search.parent != nil)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(app.shows(text: "Shows") && navigation.navigationBar.frame.height == 96 && list.search.parent == nil)
        list.search.isActive = true
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(app.shows(text: "Shows") && navigation.navigationBar.frame.height == 96 && list.search.parent == nil)
    }

    @Test func aSearchInAHeaderThatEndsAndBeginsInOneTurnLeavesTheNavigationBar() throws {
        let list = List()
        list.isInHeader = true
        let (app, navigation) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        list.search.isActive = false
        list.search.isActive = true
        app.advance(by: 0.5)
        #expect(list.search.isActive && navigation.isNavigationBarHidden)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(!navigation.isNavigationBarHidden && app.shows(text: "Shows"))
    }

    @Test func aDelegateThatEndsTheSearchInWillDismissIsToldOnce() throws {
        final class Ending: NSObject, UISearchControllerDelegate {
            var heard: [String] = []
            func willDismissSearchController(_ searchController: UISearchController) {
                heard.append("willDismiss")
                searchController.isActive = false
            }
            func willPresentSearchController(_ searchController: UISearchController) {
                heard.append("willPresent")
                searchController.isActive = true
            }
        }
        let list = List()
        let (app, _) = try start(list)
        let delegate = Ending()
        list.search.delegate = delegate
        list.search.isActive = true
        app.advance(by: 0.5)
        list.search.isActive = false
        app.advance(by: 0.5)
        #expect(delegate.heard == ["willPresent", "willDismiss"] && !list.search.isActive)
    }

    @Test func theSearchGoesWithItsControllerAndComesBack() throws {
        let list = List(results: UIViewController())
        let (app, navigation) = try start(list)
        list.search.isActive = true
        app.advance(by: 0.5)
        app.type("x")
        navigation.pushViewController(UIViewController(), animated: true)
        app.advance(by: 1)
        #expect(list.search.searchBar.superview == nil)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(list.search.searchBar.superview === navigation.navigationBar && list.search.isActive)
    }
}
