import PageTable
import Testing
import UIKit
import UIKitTestDriver

private final class TitledPage: TestPage {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Overridden \(section)"
    }
}

private final class BadgePage: TestPage {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? badge : super.tableView(tableView, viewForHeaderInSection: section)
    }
}

@MainActor @Suite(.serialized)
struct HeaderTests {
    private func section(_ title: String?) -> PageSectionDescription {
        PageSectionDescription(
            headerTitle: title, rows: [PageCellDescription(cellClass: LabelCell.self, cellData: "row")])
    }

    private func show(_ page: TestPage) throws -> TestApplication {
        let app = try TestApplication(showing: page)
        app.advance(by: 0.5)
        return app
    }

    // Seeds 386.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func withoutCustomHeadersUIKitShowsTheTitles(style: UITableView.Style) throws {
        let page = TestPage(style: style)
        page.addSection(section("One"), at: 0)
        _ = try show(page)
        let header = try #require(page.tableView.headerView(forSection: 0))
        #expect(!(header is PageHeaderView))
        #expect(header.textLabel?.text?.lowercased() == "one")
    }

    // Seeds 349, 387.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func customHeadersShowTheTitlesInEveryStyle(style: UITableView.Style) throws {
        let page = TestPage(style: style)
        page.useCustomHeaders = true
        page.addSection(section("One"), at: 0)
        page.addSection(section(nil), at: 1)
        let app = try show(page)
        let header = try #require(page.tableView.headerView(forSection: 0) as? PageHeaderView)
        #expect(header.titleLabel.text == "One")
        #expect(app.shows(text: "One"))
        let label = header.titleLabel.convert(header.titleLabel.bounds, to: header)
        #expect(header.bounds.contains(label))
        #expect(label.height >= 17)
        #expect(page.tableView.headerView(forSection: 1) == nil)
    }

    // Seeds 344.
    @Test func aCustomHeaderOfAPlainTableIsDrawnAsABarWithAGradient() throws {
        let fixture = try PageFixture(.plain) { page in
            page.useCustomHeaders = true
            page.addSection(section("One"), at: 0)
        }
        let header = try #require(fixture.table.headerView(forSection: 0) as? PageHeaderView)
        let y = header.bounds.maxY - 3
        let places = [1, 100, 200, 388].map { CGPoint(x: $0, y: y) }
        let colors = fixture.colors(of: header, at: places)
        // From a shade of the tint color, which is blue, to a weaker one.
        for (strong, weak) in zip(colors, colors.dropFirst()) { #expect(strong[0] < weak[0]) }
        #expect(colors[0][2] > colors[0][0] + 20)
        fixture.page.useCustomHeaders = false
        fixture.app.advance(by: 0.5)
        let ordinary = try #require(fixture.table.headerView(forSection: 0))
        #expect(Set(fixture.colors(of: ordinary, at: places.map { CGPoint(x: $0.x, y: 2) })).count == 1)
    }

    // Seeds 344.
    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func aCustomHeaderOfAGroupedTableIsDrawnWithAMarkBesideItsTitle(style: UITableView.Style) throws {
        let fixture = try PageFixture(style) { page in
            page.useCustomHeaders = true
            page.addSection(section("One"), at: 0)
        }
        let header = try #require(fixture.table.headerView(forSection: 0) as? PageHeaderView)
        let title = header.titleLabel.convert(header.titleLabel.bounds, to: header)
        let colors = fixture.colors(of: header, at: [10, 6].map { CGPoint(x: title.minX - $0, y: title.midY) })
        #expect(colors[0] == [0, 122, 255] && colors[1] != colors[0])
    }

    // Seeds 386.
    @Test func customHeadersCanBeSwitchedOff() throws {
        let page = TestPage(style: .plain)
        page.useCustomHeaders = true
        page.addSection(section("One"), at: 0)
        let app = try show(page)
        page.useCustomHeaders = false
        app.advance(by: 0.1)
        #expect(page.tableView.headerView(forSection: 0).map { $0 is PageHeaderView } == false)
    }

    @Test func aHeaderGrowsWithItsText() throws {
        let page = TestPage(style: .plain)
        page.useCustomHeaders = true
        page.addSection(section("One"), at: 0)
        page.addSection(section(String(repeating: "long title ", count: 12)), at: 1)
        _ = try show(page)
        #expect(
            page.tableView.rectForHeader(inSection: 1).height > page.tableView.rectForHeader(inSection: 0).height + 15)
    }

    // Seeds 397.
    @Test func anOverriddenTitleIsShownByCustomHeadersToo() throws {
        let page = TitledPage(style: .plain)
        page.useCustomHeaders = true
        page.addSection(section("One"), at: 0)
        #expect(try show(page).shows(text: "Overridden 0"))
    }

    // Seeds 399.
    @Test func theViewOfAHeaderMayBeOverridden() throws {
        let page = BadgePage(style: .plain)
        page.useCustomHeaders = true
        page.addSection(section("One"), at: 0)
        page.addSection(section("Two"), at: 1)
        let app = try show(page)
        #expect(page.badge.isDescendant(of: page.tableView))
        #expect(app.shows(text: "Two"))
        #expect(!app.shows(text: "One"))
    }

    // Seeds 398.
    @Test func aDescriptionMayMakeHeaderAndFooter() throws {
        let page = TestPage(style: .grouped)
        var description = section("One")
        let (header, footer) = (UILabel(), UILabel())
        header.text = "made header"
        footer.text = "made footer"
        description.makeHeaderView = { header }
        description.makeFooterView = { footer }
        page.addSection(description, at: 0)
        let app = try show(page)
        #expect(app.shows(text: "made header"))
        #expect(app.shows(text: "made footer"))
    }

    // Seeds 398.
    @Test func aDescriptionsFooterIsShown() throws {
        let page = TestPage(style: .grouped)
        var description = section("One")
        description.footerTitle = "What it is for"
        page.addSection(description, at: 0)
        #expect(try show(page).shows(text: "What it is for"))
    }

    // Seeds 360.
    @Test func aDescriptionMayNameTheNibOfItsHeader() throws {
        let folder = try NibFolder([
            "Header": """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageNibHeaderView">
                <connections><outlet property="titleLabel" destination="l" id="o"/></connections>
            </placeholder>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0" y="0" width="320" height="57"/>
                <subviews>
                    <label text="Title" id="l"><rect key="frame" x="20" y="20" width="200" height="20"/></label>
                </subviews>
            </view>
            """
        ])
        let page = TestPage(style: .plain)
        var description = section("From a nib")
        description.headerNibName = "Header"
        description.headerNibBundle = folder.bundle
        page.addSection(description, at: 0)
        let app = try show(page)
        #expect(page.tableView.headerView(forSection: 0) is PageNibHeaderView)
        #expect(page.tableView.rectForHeader(inSection: 0).height == 57)
        #expect(app.shows(text: "From a nib"))
    }
}
