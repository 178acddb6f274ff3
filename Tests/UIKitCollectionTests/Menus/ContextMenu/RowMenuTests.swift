import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct RowMenuTests {
    @Test func aFingerThatStaysOnARowBringsItsMenu() throws {
        let controller = MenuTable()
        let app = try TestApplication(showing: controller)
        try app.longPress(text: "Porto")
        #expect(controller.log == ["should show 1"])
        app.advance(by: 0.3)
        #expect(app.shows(text: "Copy"))
        #expect(!app.shows(text: "Paste"))
        try app.tap(text: "Copy")
        #expect(controller.log == ["should show 1", "copy: 1"])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func theRowIsHighlightedWhileItsMenuIsShown() throws {
        let controller = MenuTable()
        let app = try TestApplication(showing: controller)
        try app.longPress(text: "Porto")
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isHighlighted)
        app.tap(at: CGPoint(x: 200, y: 700))
        #expect(!cell.isHighlighted)
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func aRowThatShallHaveNoMenuIsSelectedAsEver() throws {
        let controller = MenuTable()
        let app = try TestApplication(showing: controller)
        try app.longPress(text: "Lisbon")
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test func menuItemsAreSentToTheCellThatTakesThem() throws {
        let controller = MenuTable()
        let app = try TestApplication(showing: controller)
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Star", action: Selector("star:", calling: StarCell.star(_:))),
            UIMenuItem(title: "Fly", action: Selector("fly:")),
        ]
        try app.longPress(text: "Porto")
        app.advance(by: 0.3)
        #expect(!app.shows(text: "Fly"))
        try app.tap(text: "Star")
        #expect(controller.log.last == "star Porto")
    }

    @Test func scrollingAwayBeforeThePressIsLongBringsNoMenu() throws {
        let controller = MenuTable()
        let app = try TestApplication(showing: controller)
        app.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 160), duration: 0.9)
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(controller.log == [])
    }

    @Test func itemsOfACollectionViewHaveMenusToo() throws {
        let controller = MenuCollection()
        let app = try TestApplication(showing: controller)
        app.longPress(at: CGPoint(x: 25, y: 25))
        app.advance(by: 0.3)
        #expect(app.visibleTexts == ["Copy", "Delete"])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == true)
        try app.tap(text: "Delete")
        #expect(controller.log == ["should show 0", "delete: 0"])
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == false)
    }
}

private final class StarCell: UITableViewCell {
    func star(_ sender: Any?) {
        var next: UIResponder? = self
        while let responder = next, !(responder is MenuTable) { next = responder.next }
        (next as? MenuTable)?.log.append("star \(textLabel?.text ?? "")")
    }
}

private final class MenuTable: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StarCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = ["Lisbon", "Porto", "Braga"][indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        log.append("should show \(indexPath.row)")
        return indexPath.row > 0
    }

    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        ["copy:", "star:", "fly:"].contains(NSStringFromSelector(action))
    }

    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        log.append("\(action) \(indexPath.row)")
    }
}

private final class MenuCollection: UICollectionViewController {
    var log: [String] = []

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool
    {
        log.append("should show \(indexPath.item)")
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        ["copy:", "delete:"].contains(NSStringFromSelector(action))
    }

    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        log.append("\(action) \(indexPath.item)")
    }
}
