import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct LargeTitleTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A controller that changes its item in one of its callbacks.
    private final class Detail: UIViewController {
        enum Moment: CaseIterable { case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear }

        let moment: Moment
        let change: (UINavigationItem) -> Void

        init(_ moment: Moment, _ change: @escaping (UINavigationItem) -> Void) {
            self.moment = moment
            self.change = change
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func happened(_ present: Moment) {
            if present == moment { change(navigationItem) }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            happened(.viewDidLoad)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            happened(.viewWillAppear)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            happened(.viewIsAppearing)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            happened(.viewDidAppear)
        }
    }

    private func start(_ root: UIViewController = List(style: .plain)) throws
        -> (app: TestApplication, navigation: UINavigationController)
    {
        root.title = "Mail"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        return (try TestApplication(showing: navigation), navigation)
    }

    // MARK: Scrolling to the top

    private func scrolled() throws -> (app: TestApplication, list: List) {
        let list = List(style: .plain)
        let (app, _) = try start(list)
        #expect(list.tableView.contentOffset.y == -96)
        list.tableView.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
        app.frame()
        #expect(list.tableView.adjustedContentInset.top == 44)
        return (app, list)
    }

    @Test func aTapOnTheStatusBarBringsTheLargeTitleBack() throws {
        let (app, list) = try scrolled()
        defer { app.end() }
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(list.tableView.contentOffset.y == -96)
        #expect(list.navigationController?.navigationBar.frame.height == 96)
    }

    @Test func theHomeKeyBringsTheLargeTitleBack() throws {
        let (app, list) = try scrolled()
        defer { app.end() }
        app.press(.keyboardHome)
        app.advance(by: 1)
        #expect(list.tableView.contentOffset.y == -96)
    }

    @Test func theHomeKeyBringsTheLargeTitleOfACollectionViewBack() throws {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let (app, _) = try start(items)
        defer { app.end() }
        let top = items.collectionView.contentOffset.y
        items.collectionView.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
        app.frame()
        app.press(.keyboardHome)
        app.advance(by: 1)
        #expect(top == -96 && items.collectionView.contentOffset.y == top)
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 400 }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    // MARK: Items that change in a callback

    @Test(arguments: Detail.Moment.allCases, [false, true])
    private func aTitleThatIsNeverLargeTakesNoRoom(moment: Detail.Moment, animated: Bool) throws {
        let (app, navigation) = try start()
        defer { app.end() }
        let detail = Detail(moment) { $0.largeTitleDisplayMode = .never }
        navigation.pushViewController(detail, animated: animated)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(detail.view.safeAreaInsets.top == 44)
    }

    @Test(arguments: Detail.Moment.allCases, [false, true])
    private func aTitleThatBecomesLargeGetsItsRoom(moment: Detail.Moment, animated: Bool) throws {
        let (app, navigation) = try start()
        defer { app.end() }
        let detail = Detail(moment) { $0.largeTitleDisplayMode = .always }
        detail.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(detail, animated: animated)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(detail.view.safeAreaInsets.top == 96)
    }

    @Test(arguments: Detail.Moment.allCases)
    private func aPromptGetsItsRoom(moment: Detail.Moment) throws {
        let (app, navigation) = try start()
        defer { app.end() }
        let detail = Detail(moment) { $0.prompt = "Choose" }
        navigation.pushViewController(detail, animated: true)
        app.advance(by: 1)
        #expect(detail.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
    }

    @Test(arguments: Detail.Moment.allCases)
    private func aRootWithoutALargeTitleTakesNoRoomForIt(moment: Detail.Moment) throws {
        let detail = Detail(moment) { $0.largeTitleDisplayMode = .never }
        let (app, navigation) = try start(detail)
        defer { app.end() }
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44 && detail.view.safeAreaInsets.top == 44)
    }
}
