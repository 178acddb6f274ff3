import Testing
import UIKitTestDriver

@testable import UIKit

/// Where a navigation bar places titles, center groups, the overflow menu and search bars.
@MainActor @Suite(.serialized) final class ItemArrangementTests {
    private let controller = UIViewController()
    private let wide = CGSize(width: 1000, height: 700)
    private lazy var item = controller.navigationItem
    private var pressed: [String] = []

    private func launch(_ size: CGSize) throws -> TestApplication {
        controller.title = "Notes"
        return try TestApplication(
            showing: UINavigationController(rootViewController: controller), size: size, scale: 1)
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { [unowned self] _ in pressed.append(title) })
    }

    private func frame(_ app: TestApplication, _ text: String) throws -> CGRect {
        let view = try app.view(text: text)
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Search bars

    @Test func anInlineSearchBarIsInTheRowOfAWideBarOnly() throws {
        let search = UISearchController(searchResultsController: nil)
        let log = PlacementLog()
        search.delegate = log
        item.searchController = search
        item.preferredSearchBarPlacement = .inline
        let app = try launch(wide)
        let bar = try app.view(UINavigationBar.self)
        #expect(bar.bounds.height == 44 && item.searchBarPlacement == .inline)
        let inBar = search.searchBar.convert(search.searchBar.bounds, to: bar)
        #expect(inBar.minX > 700 && inBar.maxX <= 1000 && inBar.maxY <= 44)
        app.resize(to: CGSize(width: 390, height: 700))
        app.frame()
        #expect(bar.bounds.height > 80 && item.searchBarPlacement == .stacked)
        #expect(search.searchBar.frame.width == 390)
        #expect(log.calls == ["will 1", "did from 2", "will 2", "did from 1"])
    }

    @Test func anInlineSearchKeepsTheRow() throws {
        let search = UISearchController(searchResultsController: nil)
        item.searchController = search
        item.preferredSearchBarPlacement = .inline
        let app = try launch(wide)
        search.isActive = true
        app.advance(by: 0.6)
        #expect(try app.view(UINavigationBar.self).bounds.height == 44)
        #expect(app.shows(text: "Notes"))
        #expect(search.searchBar.searchTextField.isFirstResponder)
        search.isActive = false
        app.advance(by: 0.6)
        #expect(try app.view(UINavigationBar.self).bounds.height == 44)
    }

    // MARK: Styles

    @Test func theTitleOfABrowserIsAtTheLeadingEdgeOfAWideBar() throws {
        item.style = .browser
        item.centerItemGroups = [button("Middle").creatingFixedGroup()]
        let app = try launch(wide)
        #expect(try frame(app, "Notes").minX < 40)
        #expect(abs(try frame(app, "Middle").midX - 500) < 2)
        app.resize(to: CGSize(width: 390, height: 700))
        app.frame()
        #expect(abs(try frame(app, "Notes").midX - 195) < 2 && !app.shows(text: "Middle"))
    }

    @Test func whatTheBarDoesNotShowIsInTheOverflowMenu() throws {
        item.centerItemGroups = [button("Middle").creatingFixedGroup()]
        item.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Last") { _ in }]) }
        let spare = button("Spare").creatingOptionalGroup(customizationIdentifier: "s", isInDefaultCustomization: false)
        item.trailingItemGroups = [spare]
        let app = try launch(wide)
        func menu() -> [String]? {
            app.frame()
            return item.overflowItem?.menu?.children.map(\.title)
        }
        #expect(menu() == ["Middle", ""] && item.overflowPresentationSource != nil)
        spare.alwaysAvailable = true
        #expect(menu() == ["Middle", "Spare", ""])
        (item.overflowItem?.menu?.children.first as? UIAction)?.perform(sender: nil)
        #expect(pressed == ["Middle"])
        spare.menuRepresentation = UIMenu(title: "More of it")
        #expect(menu() == ["Middle", "More of it", ""])
        item.centerItemGroups = []
        spare.alwaysAvailable = false
        item.additionalOverflowItems = nil
        #expect(item.overflowPresentationSource == nil)
        app.frame()
    }

    @Test func anInlineLargeTitleIsInTheRow() throws {
        item.largeTitleDisplayMode = .inline
        let app = try launch(CGSize(width: 390, height: 700))
        try app.view(UINavigationBar.self).prefersLargeTitles = true
        app.frame()
        let label = try #require(try app.view(text: "Notes") as? UILabel)
        #expect(try app.view(UINavigationBar.self).bounds.height == 44)
        #expect(try frame(app, "Notes").minX < 40)
        #expect(label.font.pointSize == 34)
    }
}

private final class PlacementLog: NSObject, UISearchControllerDelegate {
    var calls: [String] = []

    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {
        calls.append("will \(newPlacement.rawValue)")
    }

    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {
        calls.append("did from \(previousPlacement.rawValue)")
    }
}
