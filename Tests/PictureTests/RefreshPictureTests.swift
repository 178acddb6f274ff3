import Testing
import UIKit
import UIKitTestDriver

/// A refresh control that is pulled out, that refreshes, and that goes back.
@MainActor @Suite(.serialized) struct RefreshPictureTests {
    private func open(_ variant: ListPictureVariant) throws -> (TestApplication, RefreshedScreen) {
        let screen = RefreshedScreen(style: variant.style)
        return (try variant.show(screen, height: 264), screen)
    }

    private func pull(_ app: TestApplication, by distance: CGFloat) {
        app.touchDown(at: CGPoint(x: 100, y: 60))
        for step in 1...20 {
            app.advance(by: 1 / 60)
            app.touchMove(to: CGPoint(x: 100, y: 60 + distance * CGFloat(step) / 20))
        }
        app.advance(by: 0.1)
    }

    @Test(arguments: [60.0, 120])
    func aPullThatIsTooShort(distance: Double) throws {
        let (app, _) = try open(.light)
        pull(app, by: distance)
        try app.assertPicture(named: "refresh-pulled-\(Int(distance))")
    }

    @Test(arguments: ListPictureVariant.allCases)
    func rowsThatAreRefreshed(variant: ListPictureVariant) throws {
        let (app, screen) = try open(variant)
        screen.refreshControl?.tintColor = variant == .dark ? .systemOrange : nil
        pull(app, by: 400)
        app.touchUp()
        app.advance(by: 1.5)
        try app.assertPicture(named: "refreshing-\(variant.rawValue)")
    }

    @Test func aTitleBelowTheSpinner() throws {
        let (app, screen) = try open(.light)
        screen.refreshControl?.attributedTitle = NSAttributedString(string: "Looking for news")
        pull(app, by: 400)
        app.touchUp()
        app.advance(by: 1.5)
        try app.assertPicture(named: "refreshing-title")
    }

    @Test(arguments: [0.1, 0.2])
    func theRowsGoBack(time: Double) throws {
        let (app, screen) = try open(.light)
        pull(app, by: 400)
        app.touchUp()
        app.advance(by: 1.5)
        screen.refreshControl?.endRefreshing()
        app.advance(by: time)
        try app.assertPicture(named: "refresh-ends-\(Int(time * 100))")
    }
}

private final class RefreshedScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        refreshControl = UIRefreshControl()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}
