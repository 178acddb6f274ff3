import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A controller with a table among its views.
final class TableOwner: UIViewController, UITableViewDataSource {
    weak var tableView: UITableView!
    /// Whether rows are requested with their index path.
    var usesIndexPaths = true

    override class var nibOutlets: [String: NibOutlet] { ["tableView": NibOutlet(\TableOwner.tableView)] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            usesIndexPaths
            ? tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
            : tableView.dequeueReusableCell(withIdentifier: "City")!
        (cell as? CityPrototypeCell)?.cityLabel.text = "City \(indexPath.row)"
        return cell
    }
}

final class CityPrototypeCell: UITableViewCell {
    weak var cityLabel: UILabel!

    override class var nibOutlets: [String: NibOutlet] { ["cityLabel": NibOutlet(\CityPrototypeCell.cityLabel)] }
}

/// A table of a class of its own, which a file names.
final class CodedTable: UITableView {
    private(set) var styleInInitializer: UITableView.Style?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        styleInInitializer = style
    }
}

/// Tables of storyboards.
@MainActor
@Suite(.serialized)
struct StoryboardTableTests {
    private static let prototype = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="City" id="cel-aa-001" customClass="CityPrototypeCell" customModule="UIKitNibTests">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <subviews><label text="City" id="lab-aa-001">
                    <rect key="frame" x="16" y="11" width="200" height="21"/>
                </label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="cityLabel" destination="lab-aa-001" id="o-1"/></connections>
        </tableViewCell>
        """

    private func controller(
        table attributes: String = "style=\"plain\"", _ more: String = "", class name: String = ""
    ) throws -> TableOwner {
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="own-aa-001"><scenes><scene sceneID="sce-aa-001"><objects>
                <viewController id="own-aa-001" customClass="TableOwner" customModule="UIKitNibTests" \
            sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="vie-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
            dataMode="prototypes" \(attributes) id="tab-aa-001" \(name)>
                                <rect key="frame" x="0.0" y="20" width="375" height="600"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <prototypes>\(Self.prototype)</prototypes>
                                \(more)
                                <connections><outlet property="dataSource" destination="own-aa-001" id="o-2"/></connections>
                            </tableView>
                        </subviews>
                    </view>
                    <connections><outlet property="tableView" destination="tab-aa-001" id="o-3"/></connections>
                </viewController>
            </objects></scene></scenes></document>
            """
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
        return try #require(storyboard.instantiateInitialViewController() as? TableOwner)
    }

    // Seeds 3.
    @Test func aTableIsConnectedToAnOutlet() throws {
        let controller = try controller()
        let app = try TestApplication(showing: controller, scale: 1)
        #expect(controller.tableView.superview === controller.view)
        #expect(app.visibleTexts.contains("City 1"))
    }

    // Seeds 31.
    @Test func aPrototypeHasItsClassItsOutletsAndItsIdentifier() throws {
        let controller = try controller()
        let app = try TestApplication(showing: controller, scale: 1)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? CityPrototypeCell)
        #expect(cell.reuseIdentifier == "City" && cell.cityLabel.text == "City 1")
        withExtendedLifetime(app) {}
    }

    // Seeds 88.
    @Test func aPrototypeIsDequeuedWithoutAnIndexPathToo() throws {
        let controller = try controller()
        controller.usesIndexPaths = false
        let app = try TestApplication(showing: controller, scale: 1)
        #expect(controller.tableView.cellForRow(at: [0, 0]) is CityPrototypeCell)
        #expect(app.visibleTexts.contains("City 0"))
    }

    // Seeds 75.
    @Test func theStyleComesFromTheStoryboardOrTheInitializer() throws {
        for (name, style) in [
            ("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
        ] {
            let controller = try controller(table: "style=\"\(name)\"")
            controller.loadViewIfNeeded()
            #expect(controller.tableView.style == style)
            #expect(UITableView(frame: .zero, style: style).style == style)
        }
    }

    // Seeds 134.
    @Test func theTableHasTheAttributesOfTheStoryboard() throws {
        let controller = try controller(
            table: """
                style="grouped" separatorStyle="none" allowsMultipleSelection="YES" \
                allowsSelectionDuringEditing="YES" rowHeight="72" sectionHeaderHeight="30" sectionFooterHeight="12" \
                estimatedRowHeight="-1" showsVerticalScrollIndicator="NO"
                """, "<color key=\"separatorColor\" systemColor=\"systemRedColor\"/>")
        controller.loadViewIfNeeded()
        let table = try #require(controller.tableView)
        #expect(table.separatorStyle == .none && table.separatorColor == .systemRed)
        #expect(table.allowsSelection && table.allowsMultipleSelection && table.allowsSelectionDuringEditing)
        #expect(table.rowHeight == 72 && table.sectionHeaderHeight == 30 && table.sectionFooterHeight == 12)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        #expect(!table.showsVerticalScrollIndicator)
        #expect(table.dequeueReusableCell(withIdentifier: "City") is CityPrototypeCell)
    }

    // Seeds 136.
    @Test func anyViewOfTheStoryboardIsTheHeaderOrFooterOfTheTable() throws {
        let controller = try controller(
            """
            <view key="tableHeaderView" contentMode="scaleToFill" id="hea-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
                <subviews><label text="Above" id="lab-aa-002">
                    <rect key="frame" x="16" y="20" width="200" height="21"/>
                </label></subviews>
            </view>
            <searchBar key="tableFooterView" contentMode="redraw" id="foo-aa-001">
                <rect key="frame" x="0.0" y="144" width="375" height="56"/>
            </searchBar>
            """)
        let app = try TestApplication(showing: controller, scale: 1)
        let table = try #require(controller.tableView)
        #expect(table.tableHeaderView?.frame.height == 90 && table.rectForRow(at: [0, 0]).minY == 90)
        #expect(table.tableFooterView is UISearchBar)
        #expect(table.tableFooterView?.frame.minY == table.rectForRow(at: [0, 1]).maxY)
        #expect(app.visibleTexts.contains("Above"))
    }

    // Seeds 243.
    @Test func aClassOfItsOwnIsInitializedWithTheCoderThatKnowsItsStyle() throws {
        let controller = try controller(
            table: "style=\"grouped\"", class: "customClass=\"CodedTable\" customModule=\"UIKitNibTests\"")
        controller.loadViewIfNeeded()
        let table = try #require(controller.tableView as? CodedTable)
        #expect(table.styleInInitializer == .grouped)
    }

    @Test func aControllersTableThatIsConnectedToNothingAsksTheController() throws {
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="lis-aa-001"><scenes><scene sceneID="sce-aa-001"><objects>
                <tableViewController id="lis-aa-001" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="plain" id="tab-aa-001"/>
                </tableViewController>
            </objects></scene></scenes></document>
            """
        ])
        let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        let list = try #require(controller as? UITableViewController)
        #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    }
}
