import Testing
import UIKit
import UIKitTestDriver

/// Rows that are edited, at fixed times: the controls come and go, a deletion is confirmed, several rows are chosen.
@MainActor @Suite(.serialized) struct EditingPictureTests {
    typealias Variant = ListPictureVariant

    private func open(_ variant: Variant) throws -> (TestApplication, EditedScreen) {
        let screen = EditedScreen(style: variant.style)
        return (try variant.show(screen, height: 264), screen)
    }

    private func minus(_ app: TestApplication, _ screen: EditedScreen, row: Int) -> CGPoint {
        let place = screen.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let isRightToLeft = screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? place.maxX - 28 : place.minX + 28, y: place.midY)
    }

    @Test(arguments: Variant.allCases)
    func rowsThatAreEdited(variant: Variant) throws {
        let (app, screen) = try open(variant)
        screen.setEditing(true, animated: false)
        app.advance(by: 0.1)
        try app.assertPicture(named: "editing-\(variant.rawValue)")
    }

    @Test(arguments: [0.05, 0.15, 0.25])
    func theControlsComeIn(time: Double) throws {
        let (app, screen) = try open(.light)
        screen.setEditing(true, animated: true)
        app.advance(by: time)
        try app.assertPicture(named: "editing-begins-\(Int(time * 100))")
    }

    @Test(arguments: [Variant.dark, .rightToLeft])
    func theControlsComeInOnOtherScreens(variant: Variant) throws {
        let (app, screen) = try open(variant)
        screen.setEditing(true, animated: true)
        app.advance(by: 0.15)
        try app.assertPicture(named: "editing-begins-\(variant.rawValue)")
    }

    @Test func theControlsGo() throws {
        let (app, screen) = try open(.light)
        screen.setEditing(true, animated: false)
        app.advance(by: 0.1)
        screen.setEditing(false, animated: true)
        app.advance(by: 0.15)
        try app.assertPicture(named: "editing-ends-15")
    }

    @Test(arguments: Variant.allCases)
    func aDeletionThatWaitsForItsConfirmation(variant: Variant) throws {
        let (app, screen) = try open(variant)
        screen.setEditing(true, animated: false)
        app.advance(by: 0.1)
        app.tap(at: minus(app, screen, row: 1))
        app.advance(by: 1)
        try app.assertPicture(named: "editing-confirms-\(variant.rawValue)")
    }

    @Test func theMinusTurnsWhileTheButtonComesIn() throws {
        let (app, screen) = try open(.light)
        screen.setEditing(true, animated: false)
        app.advance(by: 0.1)
        app.tap(at: minus(app, screen, row: 1))
        app.advance(by: 0.1)
        try app.assertPicture(named: "editing-confirms-10")
    }

    @Test(arguments: Variant.allCases)
    func rowsThatAreChosenTogether(variant: Variant) throws {
        let (app, screen) = try open(variant)
        screen.tableView.allowsMultipleSelectionDuringEditing = true
        screen.setEditing(true, animated: false)
        for row in [0, 2] {
            screen.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        app.advance(by: 0.5)
        try app.assertPicture(named: "editing-chosen-\(variant.rawValue)")
    }
}

private final class EditedScreen: UITableViewController {
    private var rows = ["Bread", "Apples", "Cheese", "Add an item"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shopping" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = indexPath.row == 0 ? .detailButton : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.row == rows.count - 1 ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row < rows.count - 1
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
