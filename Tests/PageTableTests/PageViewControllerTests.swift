import PageTable
import Testing
import UIKit
import UIKitTestDriver

/// Creates its view itself, with a view beside the table.
private final class CombinedPage: PageViewController {
    let banner = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 100))

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .insetGrouped)
        banner.text = "Beside the table"
        view.addSubview(banner)
        view.addSubview(table)
        self.view = view
        tableView = table
    }
}

/// Does not say which table is the page's.
private final class ForgetfulPage: PageViewController {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.addSubview(UITableView(frame: view.bounds))
    }

    override func viewDidLoad() {
        addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "found")
    }
}

private final class NibPage: PageViewController {
    static var folder: NibFolder?

    override var nibName: String? { "Page" }
    override var nibBundle: Bundle? { Self.folder?.bundle }
}

/// Declares a method that the base class does not.
private final class EditablePage: TestPage {
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        removeRow(at: indexPath.row, inSection: indexPath.section)
    }
}

@MainActor @Suite(.serialized)
struct PageViewControllerTests {
    // Seeds 352, 355.
    @Test func thePageIsNoTableControllerAndAnswersItsTable() throws {
        let fixture = try PageFixture()
        #expect(!((fixture.page as UIViewController) is UITableViewController))
        #expect(fixture.table.dataSource === fixture.page)
        #expect(fixture.table.delegate === fixture.page)
        #expect(fixture.table.frame == fixture.page.view.bounds)
    }

    // Seeds 353.
    @Test func otherViewsMayBeBesideTheTable() throws {
        let page = CombinedPage()
        page.addSection(at: 0)
        page.addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "row")
        let app = try TestApplication(showing: page)
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Beside the table", "row"])
    }

    @Test func aTableInTheViewIsFound() throws {
        var app: TestApplication?
        let lines = try reported { app = try TestApplication(showing: ForgetfulPage()) }
        #expect(app?.visibleTexts == ["found"])
        #expect(lines.count == 1)
    }

    @Test func theViewMayComeFromANib() throws {
        NibPage.folder = try NibFolder([
            "Page": """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibPage">
                <connections>
                    <outlet property="view" destination="v" id="a"/>
                    <outlet property="tableView" destination="t" id="b"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0" y="0" width="390" height="844"/>
                <subviews>
                    <tableView style="grouped" id="t">
                        <rect key="frame" x="0" y="200" width="390" height="600"/>
                    </tableView>
                </subviews>
            </view>
            """
        ])
        defer { NibPage.folder = nil }
        let page = NibPage()
        page.addSection(at: 0)
        page.addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "row")
        let app = try TestApplication(showing: page)
        app.advance(by: 0.5)
        #expect(page.tableView.style == .grouped)
        #expect(page.tableView.frame.minY == 200)
        #expect(app.shows(text: "row"))
    }

    @Test func anotherTableTakesOver() throws {
        let fixture = try PageFixture { $0.addSection(at: 0) }
        fixture.page.add("a", at: 0)
        let old = fixture.table
        let new = UITableView(frame: old.frame, style: .insetGrouped)
        old.removeFromSuperview()
        fixture.page.view.addSubview(new)
        fixture.page.tableView = new
        #expect(old.dataSource == nil)
        #expect(fixture.rows == [["a"]])
    }

    // Seeds 388.
    /// Release builds drop methods that nothing calls: `FromUIKitToTrestle.md`.
    @Test(.enabled(if: isUnoptimized)) func aSubclassMayImplementOtherMethodsOfTheDelegate() throws {
        let page = EditablePage(style: .plain)
        page.addSection(at: 0)
        page.add("a", at: 0)
        page.add("b", at: 1)
        let app = try TestApplication(showing: page)
        page.setEditing(true, animated: false)
        app.advance(by: 0.5)
        #expect(page.tableView.isEditing)
        page.setEditing(false, animated: false)
        try app.swipeRow(at: IndexPath(row: 0, section: 0), by: -130)
        app.advance(by: 1)
        try app.tap(text: "Delete")
        app.advance(by: 1)
        #expect(page.tableView.numberOfRows(inSection: 0) == 1)
        #expect(app.shows(text: "b") && !app.shows(text: "a"))
    }

    @Test func aPageWithoutThatMethodHasNothingToDelete() throws {
        let page = TestPage(style: .plain)
        page.addSection(at: 0)
        page.add("a", at: 0)
        let app = try TestApplication(showing: page)
        try app.swipeRow(at: IndexPath(row: 0, section: 0), by: -130)
        app.advance(by: 1)
        #expect(!app.shows(text: "Delete"))
    }

    // Seeds 388.
    /// Every method of the two protocols that the base class has is answered from its descriptions.
    @Test func theBaseClassAnswersWhatATableAsks() throws {
        final class SizedCell: PageCell {
            override class var rowHeight: CGFloat { 71 }
            static var taps: [String] = []

            override func handleSelection(in tableView: UITableView) { Self.taps.append("select") }
            override func handleAccessoryTap(in tableView: UITableView) { Self.taps.append("accessory") }
            override func finishConstruction() { accessoryType = .detailButton }
        }
        let page = TestPage(style: .grouped)
        var description = PageSectionDescription(
            headerTitle: "Header", rows: [PageCellDescription(cellClass: SizedCell.self, cellData: nil)])
        description.footerTitle = "Footer"
        page.addSection(description, at: 0)
        page.addSection(at: 1)
        let app = try TestApplication(showing: page)
        let table = try #require(page.tableView)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 1 && table.numberOfRows(inSection: 1) == 0)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "header")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SizedCell)
        #expect(cell.frame.height == 71)
        SizedCell.taps = []
        app.tap(at: cell.convert(CGPoint(x: 100, y: 30), to: nil))
        app.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 31, y: 35), to: nil))
        app.advance(by: 1)
        #expect(SizedCell.taps == ["select", "accessory"])
    }

    @Test func aPageWithoutReferencesEnds() throws {
        weak var page: TestPage?
        do {
            let fixture = try PageFixture { $0.addSection(at: 0) }
            fixture.page.add("a", at: 0)
            page = fixture.page
            #expect(page != nil)
            fixture.app.end()
        }
        _ = try TestApplication(showing: UIViewController())
        #expect(page == nil)
    }
}

private var isUnoptimized: Bool {
    #if DEBUG
        true
    #else
        false
    #endif
}
