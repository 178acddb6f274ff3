import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A cell with a gray accessory and without margins, both set when the nib is loaded.
final class GreyAccessoryCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        accessory.backgroundColor = .gray
        accessoryView = accessory
        layoutMargins = .zero
        separatorInset = .zero
        preservesSuperviewLayoutMargins = false
    }
}

/// A cell whose separator begins at the edge as the table's inset says: only its margins are set.
final class MarginlessCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        layoutMargins = .zero
        preservesSuperviewLayoutMargins = false
    }
}

/// Declares an outlet with the name of a label that every cell has.
final class HidingCell: UITableViewCell {
    private weak var hiding: UILabel!

    override class var nibOutlets: [String: NibOutlet] { ["textLabel": NibOutlet(\HidingCell.hiding)] }
}

final class BandFromNib: UITableViewHeaderFooterView {
    weak var title: UILabel!

    override class var nibOutlets: [String: NibOutlet] { ["title": NibOutlet(\BandFromNib.title)] }
}

/// Cells, headers and footers that are registered with nibs.
@MainActor
@Suite(.serialized)
struct CellNibTests {
    private static func cell(_ more: String = "", class name: String = "UITableViewCell") -> String {
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \(more) \
        id="cel-aa-001" customClass="\(name)" customModule="\(name == "UITableViewCell" ? "UIKit" : "UIKitNibTests")">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <label text="Title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                        <rect key="frame" x="16" y="11" width="255" height="21"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="con-aa-001" \
        secondAttribute="leading" constant="20" id="k-1"/>
                    <constraint firstAttribute="trailing" secondItem="lab-aa-001" secondAttribute="trailing" \
        constant="20" id="k-2"/>
                    <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="con-aa-001" \
        secondAttribute="top" constant="10" id="k-3"/>
                    <constraint firstAttribute="bottom" secondItem="lab-aa-001" secondAttribute="bottom" \
        constant="10" id="k-4"/>
                </constraints>
            </tableViewCellContentView>
        """ + "</tableViewCell>"
    }

    private static func file(_ element: String) -> String { String(decoding: NibSamples.xib(element), as: UTF8.self) }

    private final class Rows: UITableViewController {
        var willRegister: (UITableView) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            willRegister(tableView)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "Band")
        }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    }

    private func shown(_ register: @escaping (UITableView) -> Void) throws -> (TestApplication, UITableView) {
        let controller = Rows(style: .plain)
        controller.willRegister = register
        let app = try TestApplication(showing: controller, scale: 1)
        return (app, controller.tableView)
    }

    // Seeds 36, 357.
    @Test func aNibIsFoundByNameInItsBundleAndGivesTheCells() throws {
        let folder = try NibSamples.Folder(["RowCell.xib": Self.file(Self.cell())])
        let bundle = folder.bundle
        let (app, table) = try shown { table in
            table.register(UINib(nibName: "RowCell", bundle: bundle), forCellReuseIdentifier: "Row")
        }
        #expect(app.visibleTexts.contains("Title"))
        #expect(table.cellForRow(at: [0, 1])?.reuseIdentifier == "Row")
    }

    // Seeds 37, 40.
    @Test func aNilBundleMeansTheMainBundle() throws {
        let name = "NibOfTheMainBundle-\(UUID().uuidString)"
        let path = try #require(Bundle.main.resourcePath) + "/\(name).xib"
        try Self.file(Self.cell()).write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        for bundle in [nil, Bundle.main] {
            #expect(UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first is UITableViewCell)
        }
    }

    // Seeds 39.
    @Test func aCellOfANibWithoutIdentifierHasTheOneThatItIsRegisteredWith() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(NibSamples.nib(Self.cell()), forCellReuseIdentifier: "Row")
        #expect(table.dequeueReusableCell(withIdentifier: "Row")?.reuseIdentifier == "Row")
    }

    // Seeds 40.
    @Test func aCompiledNibIsRefusedAndTheMessageNamesTheFileThatIsNeeded() throws {
        let folder = try NibSamples.Folder(["RowCell.nib": "NIBArchive"])
        let exceptions = raised {
            _ = UINib(nibName: "RowCell", bundle: folder.bundle).instantiate(withOwner: nil)
        }
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        let error = #expect(throws: (any Error).self) {
            try NibFile.named("RowCell", extension: "xib", in: folder.bundle)
        }
        let message = error.map { "\($0)" } ?? ""
        #expect(
            message.hasSuffix(
                "RowCell.nib:1: the file is compiled; add the .xib file that it was made from to the bundle instead"))
    }

    // Seeds 55.
    @Test func aCellThatIsOnlyForMeasuringIsLoadedWithoutAnOwner() throws {
        let folder = try NibSamples.Folder(["RowCell.xib": Self.file(Self.cell())])
        let nib = UINib(nibName: "RowCell", bundle: folder.bundle)
        let cell = try #require(nib.instantiate(withOwner: nil, options: nil).first as? UITableViewCell)
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        func height() -> CGFloat {
            cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let one = height()
        label.text = "One\nTwo\nThree"
        let line = try #require(label.font).lineHeight
        #expect(abs(height() - one - 2 * line) <= 1)
    }

    // Seeds 66.
    @Test func anAccessoryViewMayBeSetInAwakeFromNib() throws {
        let (_, table) = try shown { table in
            table.register(
                NibSamples.nib(Self.cell(class: "GreyAccessoryCell")), forCellReuseIdentifier: "Row")
        }
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let accessory = try #require(cell.accessoryView)
        #expect(accessory.frame.size == CGSize(width: 30, height: 30) && accessory.superview === cell)
        #expect(accessory.frame.midY == cell.bounds.midY)
        #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    }

    // Seeds 126.
    @Test func marginsThatAreZeroInAwakeFromNibLeadTheSeparatorToTheEdge() throws {
        let (app, table) = try shown { table in
            table.separatorInset = .zero
            table.register(
                NibSamples.nib(Self.cell(class: "MarginlessCell")), forCellReuseIdentifier: "Row")
        }
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(cell.layoutMargins == .zero)
        #expect(cell.separators.bottom?.frame.minX == 0)
        #expect(cell.separators.bottom?.frame.maxX == table.bounds.width)
        let picture = Picture(of: table, scale: 1)
        let y = Int(table.rectForRow(at: [0, 0]).maxY) - 1
        #expect(picture.color(0, y) != [255, 255, 255])
        #expect(picture.color(Int(table.bounds.width) - 1, y) != [255, 255, 255])
        withExtendedLifetime(app) {}
    }

    // Seeds 28.
    @Test func anOutletWithTheNameOfABuiltInLabelIsReported() {
        let connection =
            "<connections><outlet property=\"textLabel\" destination=\"lab-aa-001\" id=\"o-1\"/></connections>"
        let element = Self.cell(class: "HidingCell")
            .replacingOccurrences(of: "</tableViewCell>", with: connection + "</tableViewCell>")
        let messages = logged { _ = NibSamples.object(element, of: HidingCell.self) }
        #expect(
            messages.contains {
                $0.contains("the outlet textLabel of UIKitNibTests.HidingCell has the name")
            })
    }

    // Seeds 266.
    @Test func aNibRegisteredForHeadersGivesThem() throws {
        let band = """
            <view contentMode="scaleToFill" id="ban-aa-001" customClass="BandFromNib" customModule="UIKitNibTests">
                <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
                <subviews><label text="Band" id="lab-aa-002">
                    <rect key="frame" x="16" y="8" width="200" height="21"/>
                </label></subviews>
                <connections><outlet property="title" destination="lab-aa-002" id="o-2"/></connections>
            </view>
            """
        let (app, table) = try shown { table in
            table.register(NibSamples.nib(Self.cell()), forCellReuseIdentifier: "Row")
            table.register(NibSamples.nib(band), forHeaderFooterViewReuseIdentifier: "Band")
        }
        let header = try #require(table.headerView(forSection: 0) as? BandFromNib)
        #expect(header.title.text == "Band" && header.reuseIdentifier == "Band")
        #expect(app.visibleTexts.contains("Band"))
    }
}
