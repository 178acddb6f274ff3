import Testing
import UIKit
import UIKitTestDriver

/// Swiped rows at fixed times: dragged, open, at the end of a full swipe, closing and being deleted.
@MainActor @Suite(.serialized) struct SwipePictureTests {
    typealias Variant = ListPictureVariant

    /// A table of four rows, of which the second is swiped.
    private func open(_ variant: Variant) throws -> (TestApplication, SwipeScreen) {
        let screen = SwipeScreen(style: variant.style)
        return (try variant.show(screen, height: 240), screen)
    }

    /// Moves a finger that is down from the end of the second row to its beginning, by `distance`.
    private func pull(_ app: TestApplication, _ screen: SwipeScreen, by distance: CGFloat, rightToLeft: Bool) {
        let row = screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        let start = CGPoint(x: rightToLeft ? 40 : 290, y: row.midY)
        app.touchDown(at: start)
        for step in 1...10 {
            let travel = (distance + 10) * CGFloat(step) / 10
            app.advance(by: 1 / 60)
            app.touchMove(to: CGPoint(x: start.x + (rightToLeft ? travel : -travel), y: start.y))
        }
        app.advance(by: 0.3)
    }

    @Test(arguments: Variant.allCases)
    func aRowThatIsDraggedHalfOpen(variant: Variant) throws {
        let (app, screen) = try open(variant)
        pull(app, screen, by: 80, rightToLeft: variant == .rightToLeft)
        try app.assertPicture(named: "swipe-dragged-\(variant.rawValue)")
    }

    @Test(arguments: Variant.allCases)
    func aRowThatIsOpen(variant: Variant) throws {
        let (app, screen) = try open(variant)
        pull(app, screen, by: 140, rightToLeft: variant == .rightToLeft)
        app.touchUp()
        app.advance(by: 1)
        try app.assertPicture(named: "swipe-open-\(variant.rawValue)")
    }

    @Test(arguments: Variant.allCases)
    func aRowAtTheEndOfAFullSwipe(variant: Variant) throws {
        let (app, screen) = try open(variant)
        pull(app, screen, by: 230, rightToLeft: variant == .rightToLeft)
        try app.assertPicture(named: "swipe-full-\(variant.rawValue)")
    }

    @Test func aRowATenthOfASecondAfterItBeganToClose() throws {
        let (app, screen) = try open(.light)
        pull(app, screen, by: 140, rightToLeft: false)
        app.touchUp()
        app.advance(by: 1)
        screen.tableView.setEditing(false, animated: true)
        app.advance(by: 0.1)
        try app.assertPicture(named: "swipe-closing-light")
    }

    @Test(arguments: [0.05, 0.15, 0.25])
    func aRowThatIsDeleted(time: Double) throws {
        let (app, screen) = try open(.insetGrouped)
        pull(app, screen, by: 230, rightToLeft: false)
        app.touchUp()
        app.advance(by: time)
        try app.assertPicture(named: "swipe-deleted-\(Int(time * 100))")
    }

    @Test func aHighRowHasTitlesBelowItsImages() throws {
        let (app, screen) = try open(.light)
        screen.tableView.rowHeight = 96
        app.advance(by: 0.1)
        pull(app, screen, by: 140, rightToLeft: false)
        app.touchUp()
        app.advance(by: 1)
        try app.assertPicture(named: "swipe-open-high")
    }
}

private final class SwipeScreen: UITableViewController {
    private var rows = ["First", "Second", "Third", "Fourth"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(rows[indexPath.row]) row"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.image = UIImage(systemName: "flag.fill")
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
