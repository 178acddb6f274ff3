import Testing
import UIKit
import UIKitTestDriver

/// The context menu of a row while it opens, open, and while it closes; and the ring around a row that the keys reach.
@MainActor @Suite(.serialized) struct RowMenuPictureTests {
    private func open(_ variant: ListPictureVariant) throws -> (TestApplication, MenuScreen) {
        let screen = MenuScreen(style: variant.style)
        return (try variant.show(screen, height: 420), screen)
    }

    @Test(arguments: ListPictureVariant.allCases)
    func anOpenMenu(variant: ListPictureVariant) throws {
        let (app, _) = try open(variant)
        try app.longPress(text: "Porto")
        app.advance(by: 1)
        try app.assertPicture(named: "menu-\(variant.rawValue)")
    }

    @Test(arguments: [0.5, 0.6, 0.7])
    func aMenuThatOpens(time: Double) throws {
        let (app, _) = try open(.light)
        let row = try app.view(text: "Porto")
        app.touchDown(at: row.convert(CGPoint(x: 10, y: 10), to: nil))
        app.advance(by: time)
        try app.assertPicture(named: "menu-opens-\(Int(time * 100))")
    }

    @Test func aMenuThatCloses() throws {
        let (app, _) = try open(.light)
        try app.longPress(text: "Porto")
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 20, y: 400))
        app.advance(by: 0.1)
        try app.assertPicture(named: "menu-closes-10")
    }

    @Test(arguments: ListPictureVariant.allCases)
    func aRowThatTheKeysReach(variant: ListPictureVariant) throws {
        let (app, _) = try open(variant)
        app.press(.keyboardDownArrow)
        app.press(.keyboardDownArrow)
        app.advance(by: 0.5)
        try app.assertPicture(named: "focused-\(variant.rawValue)")
    }
}

private final class MenuScreen: UITableViewController {
    private let rows = ["Lisbon", "Porto", "Braga", "Faro"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 52
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Copy name", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
            ])
        })
    }
}
