import Testing
import UIKit
import UIKitTestDriver

/// The index beside the rows: whole, with dots where there is no room, and under a finger.
@MainActor @Suite(.serialized) struct SectionIndexPictureTests {
    private func open(
        _ variant: ListPictureVariant, height: CGFloat = 420
    ) throws -> (TestApplication, IndexedScreen) {
        let screen = IndexedScreen(style: variant.style)
        return (try variant.show(screen, height: height), screen)
    }

    @Test(arguments: ListPictureVariant.allCases)
    func anIndex(variant: ListPictureVariant) throws {
        let (app, _) = try open(variant)
        try app.assertPicture(named: "index-\(variant.rawValue)")
    }

    @Test func titlesWithoutRoomAreDots() throws {
        let (app, _) = try open(.light, height: 240)
        try app.assertPicture(named: "index-dots")
    }

    @Test(arguments: [ListPictureVariant.light, .dark])
    func aFingerOnAnIndexWithColours(variant: ListPictureVariant) throws {
        let (app, screen) = try open(variant)
        screen.tableView.sectionIndexColor = .systemRed
        screen.tableView.sectionIndexTrackingBackgroundColor = .systemGray5
        app.touchDown(at: CGPoint(x: 312, y: 240))
        app.advance(by: 0.2)
        try app.assertPicture(named: "index-touched-\(variant.rawValue)")
    }
}

private final class IndexedScreen: UITableViewController {
    private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.showsVerticalScrollIndicator = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        [UITableView.indexSearch] + letters
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        max(index - 1, 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row == 0 ? "da" : "rik")"
        return cell
    }
}
