import Testing
import UIKit
import UIKitTestDriver

/// Rows that are moved, at fixed times: lifted, over another place, at the edge of the table and on their way down.
@MainActor @Suite(.serialized) struct ReorderPictureTests {
    typealias Variant = ListPictureVariant

    private func open(_ variant: Variant, rows: Int = 4) throws -> (TestApplication, ReorderScreen) {
        let screen = ReorderScreen(style: variant.style)
        screen.rows = (1...rows).map { "Row \($0)" }
        return (try variant.show(screen, height: 264), screen)
    }

    /// Puts a finger on the grip of a row and moves it down; it stays down.
    @discardableResult
    private func drag(_ app: TestApplication, _ screen: ReorderScreen, _ row: Int, by distance: CGFloat) -> CGPoint {
        let place = screen.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let isRightToLeft = screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = place.minX + 30
        var finger = CGPoint(x: isRightToLeft ? inset : 320 - inset, y: place.midY - screen.tableView.bounds.minY)
        app.touchDown(at: finger)
        let steps = 20
        for _ in 0..<steps where distance != 0 {
            finger.y += distance / CGFloat(steps)
            app.advance(by: 1 / 60)
            app.touchMove(to: finger)
        }
        return finger
    }

    @Test(arguments: Variant.allCases)
    func aRowThatIsLifted(variant: Variant) throws {
        let (app, screen) = try open(variant)
        drag(app, screen, 1, by: 0)
        app.advance(by: 0.5)
        try app.assertPicture(named: "reorder-lifted-\(variant.rawValue)")
    }

    @Test(arguments: Variant.allCases)
    func aRowBetweenTwoPlaces(variant: Variant) throws {
        let (app, screen) = try open(variant)
        drag(app, screen, 1, by: 68)
        app.advance(by: 0.5)
        try app.assertPicture(named: "reorder-held-\(variant.rawValue)")
    }

    @Test func theGapATenthOfASecondAfterItBeganToMove() throws {
        let (app, screen) = try open(.light)
        let finger = drag(app, screen, 1, by: 20)
        app.advance(by: 0.5)
        app.touchMove(to: CGPoint(x: finger.x, y: finger.y + 14))
        app.advance(by: 0.1)
        try app.assertPicture(named: "reorder-gap-moving-light")
    }

    @Test func aRowAtTheLowerEdgeWhileTheTableScrolls() throws {
        let (app, screen) = try open(.light, rows: 30)
        drag(app, screen, 1, by: 124)
        app.advance(by: 1)
        try app.assertPicture(named: "reorder-scrolling-light")
    }

    @Test(arguments: [0.05, 0.15, 0.5])
    func aRowThatIsPutDown(time: Double) throws {
        let (app, screen) = try open(.light)
        drag(app, screen, 1, by: 68)
        app.advance(by: 0.5)
        app.touchUp()
        app.advance(by: time)
        try app.assertPicture(named: "reorder-dropped-\(Int(time * 100))")
    }
}

private final class ReorderScreen: UITableViewController {
    var rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        setEditing(true, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
