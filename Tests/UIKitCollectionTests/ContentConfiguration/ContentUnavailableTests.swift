import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ContentUnavailableTests {
    /// A list that says when it is empty, and what a search for nothing found.
    private final class List: UITableViewController {
        let search = UISearchController(searchResultsController: nil)
        var rows = 0
        var updates = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            if rows > 0 { return contentUnavailableConfiguration = nil }
            guard state.searchText == nil else {
                return contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No Messages"
            configuration.secondaryText = "What you receive appears here."
            contentUnavailableConfiguration = configuration
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func start(_ list: List) throws -> TestApplication {
        let app = try TestApplication(showing: UINavigationController(rootViewController: list))
        app.advance(by: 0.1)
        return app
    }

    private func shownView(_ controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }

    private func labels(in view: UIView?) -> [String] {
        guard let view else { return [] }
        return view.subviews.flatMap { ($0 as? UILabel).map { [$0.text ?? ""] } ?? labels(in: $0) }
    }

    // MARK: Controllers

    @Test func anEmptyListIsUpdatedOnceBeforeItsFirstLayout() throws {
        let list = List()
        let app = try start(list)
        #expect(list.updates == 1)
        #expect(app.shows(text: "No Messages") && app.shows(text: "What you receive appears here."))
    }

    @Test func theContentIsInTheMiddleOfWhatBarsLeaveFree() throws {
        let list = List()
        _ = try start(list)
        let view = try #require(shownView(list))
        let free = list.tableView.bounds.inset(by: list.tableView.adjustedContentInset)
        #expect(view.frame == free)
        let parts = view.subviews.flatMap(\.subviews).filter { $0 is UILabel || $0 is UIImageView }
        let box = parts.map { $0.convert($0.bounds, to: view) }.reduce(CGRect.null) { $0.union($1) }
        #expect(abs(box.midY - view.bounds.midY) <= 1 && abs(box.midX - view.bounds.midX) <= 1)
    }

    @Test func nilShowsTheViewAlone() throws {
        let list = List()
        let app = try start(list)
        list.rows = 3
        list.tableView.reloadData()
        list.setNeedsUpdateContentUnavailableConfiguration()
        #expect(list.updates == 1)
        app.advance(by: 0.1)
        #expect(list.updates == 2)
        #expect(list.contentUnavailableConfiguration == nil && shownView(list) == nil)
    }

    @Test func aSearchThatFindsNothingNamesWhatWasSearchedFor() throws {
        let list = List()
        let app = try start(list)
        list.search.isActive = true
        app.type("oak")
        app.advance(by: 1)
        #expect(app.shows(text: "No Results for “oak”"))
        list.search.isActive = false
        app.advance(by: 1)
        #expect(app.shows(text: "No Messages"))
    }

    @Test func aChangeOfTheTraitsAsksAgain() throws {
        let list = List()
        let app = try start(list)
        list.overrideUserInterfaceStyle = .dark
        app.advance(by: 0.1)
        #expect(list.updates == 2)
    }

    @Test func theViewStaysWhereItIsWhileTheTableIsPulled() throws {
        let list = List()
        let app = try start(list)
        let before = try #require(shownView(list)).convert(CGPoint.zero, to: nil)
        list.tableView.contentOffset.y -= 30
        app.advance(by: 0.1)
        #expect(try #require(shownView(list)).convert(CGPoint.zero, to: nil) == before)
    }

    @Test func aConfigurationThatReplacesItselfWhileItsViewIsMadeShowsTheLastOne() throws {
        struct Fickle: UIContentConfiguration {
            let controller: UIViewController

            func makeContentView() -> any UIView & UIContentView {
                var last = UIContentUnavailableConfiguration.empty()
                last.text = "Last"
                controller.contentUnavailableConfiguration = last
                return UIContentUnavailableView(configuration: .loading())
            }

            func updated(for state: any UIConfigurationState) -> Fickle { self }
        }
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        controller.contentUnavailableConfiguration = Fickle(controller: controller)
        app.advance(by: 0.1)
        #expect(labels(in: controller.view) == ["Last"])
    }

    // MARK: The view

    @Test func loadingShowsAnIndicatorAboveItsText() throws {
        let view = UIContentUnavailableView(configuration: .loading())
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        let parts = view.subviews.flatMap(\.subviews)
        let indicator = try #require(parts.compactMap { $0 as? UIActivityIndicatorView }.first)
        let label = try #require(parts.compactMap { $0 as? UILabel }.first)
        #expect(indicator.isAnimating && label.text == "Loading…")
        #expect(indicator.frame.maxY < label.frame.minY)
    }

    @Test func aButtonRunsItsActionAndTouchesBesideItReachTheViewBelow() throws {
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Offline"
        configuration.button.title = "Try Again"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        controller.contentUnavailableConfiguration = configuration
        app.advance(by: 0.1)
        try app.tap(text: "Try Again")
        #expect(taps == 1)
        let view = try #require(shownView(controller))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test func contentThatIsTooHighScrolls() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = String(repeating: "word ", count: 200)
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        view.layoutIfNeeded()
        let scrollView = try #require(view.hitTest(CGPoint(x: 5, y: 5), with: nil) as? UIScrollView)
        #expect(scrollView.contentSize.height > 200)
        view.isScrollEnabled = false
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test func naturalContentStartsAtTheLeadingSide() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Empty"
        configuration.alignment = .natural
        let view = UIContentUnavailableView(configuration: configuration)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        view.layoutIfNeeded()
        let label = try #require(view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first)
        #expect(label.frame.maxX == 320 - view.layoutMargins.right && label.frame.minY == view.layoutMargins.top)
    }

    @Test func aTextOfTheApplicationIsKeptWhenTheSearchChanges() {
        var configuration = UIContentUnavailableConfiguration.search()
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "elm"
        #expect(configuration.updated(for: state).text == "No Results for “elm”")
        configuration.text = "Nothing"
        #expect(configuration.updated(for: state).text == "Nothing")
    }
}
