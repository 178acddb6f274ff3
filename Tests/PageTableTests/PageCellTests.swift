import PageTable
import Testing
import UIKit

private final class StyledCell: PageCell {
    private(set) var constructions = 0
    static var made = 0

    override class var style: UITableViewCell.CellStyle { .subtitle }
    override class var rowHeight: CGFloat { 71 }

    override func finishConstruction() {
        constructions += 1
        Self.made += 1
    }

    override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        textLabel?.text = cellData as? String
        detailTextLabel?.text = self.indexPath.map { "\($0.section).\($0.row)" }
    }
}

/// Leaves out `super.configure`, and with it the backgrounds.
private final class PlainCell: PageCell {
    override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        textLabel?.text = cellData as? String
    }
}

private final class PushingCell: PageCell {
    override func handleSelection(in tableView: UITableView) {
        super.handleSelection(in: tableView)
        let detail = UIViewController()
        detail.title = indexPath.map { "Row \($0.row)" }
        pageViewController?.navigationController?.pushViewController(detail, animated: true)
    }
}

private final class ButtonCell: PageCell {
    private(set) static var presses = 0

    override func finishConstruction() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 0, width: 100, height: 44)
        button.addAction(UIAction { [unowned self] _ in press() }, for: .touchUpInside)
        contentView.addSubview(button)
        accessoryType = .detailButton
    }

    private func press() { Self.presses += 1 }

    override func handleAccessoryTap(in tableView: UITableView) { Self.presses += 100 }
}

private enum Nibs {
    nonisolated(unsafe) static let folder = try? NibFolder([
        "Row": """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibRow">
            <connections><outlet property="label" destination="l" id="o"/></connections>
        </placeholder>
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="320" height="86"/>
            <subviews>
                <label text="From the nib" id="l"><rect key="frame" x="20" y="20" width="200" height="40"/></label>
            </subviews>
        </view>
        """,
        "Empty": "",
    ])
}

private final class NibRow: NibLoadedCell {
    private(set) var labelTextAtConstruction: String?

    override class var nibName: String? { "Row" }
    override class var nibBundle: Bundle? { Nibs.folder?.bundle }

    override func finishConstruction() { labelTextAtConstruction = label?.text }
}

private final class NibAndHeightRow: NibLoadedCell {
    override class var nibName: String? { "Row" }
    override class var nibBundle: Bundle? { Nibs.folder?.bundle }
    override class var rowHeight: CGFloat { 50 }
}

@MainActor @Suite(.serialized)
struct PageCellTests {
    private func fixture(_ cellClass: PageCell.Type, _ data: [String] = ["a", "b"]) throws -> PageFixture {
        try PageFixture { page in
            page.addSection(at: 0)
            for (row, text) in data.enumerated() {
                page.addRow(at: row, inSection: 0, cellClass: cellClass, cellData: text)
            }
        }
    }

    // MARK: Construction

    // Seeds 351, 383, 391.
    @Test func theClassChoosesStyleAndHeight() throws {
        let fixture = try fixture(StyledCell.self)
        let cell: StyledCell = try fixture.cell(1)
        #expect(cell.detailTextLabel != nil)
        #expect(cell.frame.height == 71)
        #expect(cell.constructions == 1)
    }

    // Seeds 391.
    @Test func aDescriptionsHeightPrecedesThatOfTheClass() throws {
        let fixture = try PageFixture { page in
            page.addSection(at: 0)
            page.addRow(PageCellDescription(cellClass: StyledCell.self, rowHeight: 99), at: 0, inSection: 0)
        }
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 99)
    }

    @Test func cellsAreUsedAgainByClass() throws {
        StyledCell.made = 0
        let fixture = try fixture(StyledCell.self, (0..<100).map(String.init))
        for row in stride(from: 3, to: 80, by: 3) {
            fixture.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            fixture.app.frame()
        }
        // Twelve rows are on screen.
        #expect(StyledCell.made <= 20)
    }

    // Seeds 363.
    @Test func theDataMeetsTheCellOnlyWhenTheRowComesOnScreen() throws {
        let fixture = try fixture(StyledCell.self, (0..<100).map(String.init))
        #expect(!fixture.app.shows(text: "80"))
        fixture.table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
        fixture.app.advance(by: 0.1)
        #expect(fixture.app.shows(text: "80"))
    }

    // MARK: Nibs

    // Seeds 351, 359, 382, 390.
    @Test func theContentComesFromTheNibAndTheOwnerIsTheCell() throws {
        let fixture = try fixture(NibRow.self)
        let cell: NibRow = try fixture.cell(0)
        #expect(cell.label?.text == "a")
        #expect(cell.labelTextAtConstruction == "From the nib")
        #expect(cell.nibView?.superview === cell.contentView)
        #expect(cell.nibView?.frame == cell.contentView.bounds)
    }

    // Seeds 381.
    @Test func theRowIsAsHighAsTheViewInTheNib() throws {
        #expect(NibRow.rowHeight == 86)
        #expect(try fixture(NibRow.self).table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 86)
    }

    @Test func aClassMayHaveANibAndAHeight() throws {
        let fixture = try fixture(NibAndHeightRow.self)
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        #expect(try fixture.cell(0, as: NibAndHeightRow.self).label != nil)
    }

    // MARK: Selection

    // Seeds 339, 378.
    @Test func aTapSelectsAndThenOnlyDeselects() throws {
        let fixture = try fixture(LabelCell.self)
        try fixture.app.tap(text: "a")
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.app.advance(by: 1)
        #expect(try !fixture.cell(0, as: LabelCell.self).isSelected)
    }

    @Test func theSelectionHasItsOwnColor() throws {
        let fixture = try fixture(LabelCell.self)
        let cell: LabelCell = try fixture.cell(0)
        fixture.app.touchDown(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
        fixture.app.advance(by: 0.3)
        let background = try #require(cell.selectedBackgroundView as? PageCellBackground)
        #expect(background.isSelection)
        #expect(background.superview === cell)
        fixture.app.touchCancel()
    }

    // Seeds 347.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func aTouchedRowIsDrawnInTheColorOfTheSelection(style: UITableView.Style) throws {
        let fixture = try PageFixture(style) { page in
            page.addSection(at: 0)
            page.add("a", at: 0)
        }
        let cell: LabelCell = try fixture.cell(0)
        let places = [CGPoint(x: 200, y: 5), CGPoint(x: 200, y: cell.bounds.height - 5)]
        let before = fixture.colors(of: cell, at: places)
        fixture.app.touchDown(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
        fixture.app.advance(by: 0.3)
        // A stronger shade of the tint color, which is blue, and not the gray of the table's own selection.
        for (touched, rest) in zip(fixture.colors(of: cell, at: places), before) {
            #expect(touched[0] < rest[0] - 20 && touched[2] > touched[0] + 30)
        }
        fixture.app.touchCancel()
        fixture.app.advance(by: 1)
        #expect(fixture.colors(of: cell, at: places) == before)
    }

    // Seeds 361, 379.
    @Test func theCellKnowsItsRowAndItsPage() throws {
        let fixture = try fixture(PushingCell.self)
        fixture.app.tap(at: try fixture.cell(1, as: PushingCell.self).convert(CGPoint(x: 50, y: 20), to: nil))
        fixture.app.advance(by: 1)
        #expect(fixture.page.navigationController?.topViewController?.title == "Row 1")
    }

    @Test func theRowOfACellFollowsUpdates() throws {
        let fixture = try fixture(StyledCell.self)
        let cell: StyledCell = try fixture.cell(1)
        #expect(cell.detailTextLabel?.text == "0.1")
        #expect(cell.indexPath == IndexPath(row: 1, section: 0))
        fixture.page.addRow(at: 0, inSection: 0, cellClass: StyledCell.self)
        #expect(cell.indexPath == IndexPath(row: 2, section: 0))
        fixture.page.removeAllRows(inSection: 0, with: .none)
        fixture.app.advance(by: 1)
        #expect(cell.indexPath == nil)
    }

    // Seeds 392.
    @Test func actionsOfSubviewsGoToTheCell() throws {
        let fixture = try fixture(ButtonCell.self, ["a"])
        let before = ButtonCell.presses
        try fixture.app.tap(text: "Press")
        #expect(ButtonCell.presses == before + 1)
        let cell: ButtonCell = try fixture.cell(0)
        fixture.app.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 30, y: 22), to: nil))
        #expect(ButtonCell.presses == before + 101)
    }

    // MARK: Drawing

    // Seeds 380, 392.
    @Test func theDefaultConfigurationSetsBothBackgrounds() throws {
        let cell: LabelCell = try fixture(LabelCell.self).cell(0)
        #expect((cell.backgroundView as? PageCellBackground)?.isSelection == false)
        #expect((cell.selectedBackgroundView as? PageCellBackground)?.isSelection == true)
    }

    // Seeds 348, 385.
    @Test func withoutItUIKitDrawsTheRow() throws {
        let cell: PlainCell = try fixture(PlainCell.self).cell(0)
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(cell.backgroundColor == .systemBackground)
    }
}
