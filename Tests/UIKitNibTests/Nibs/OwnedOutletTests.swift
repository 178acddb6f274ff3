import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Outlets to what the view tree or the controller owns: constraints, guides, recognizers, bar items, headers.
@MainActor @Suite(.serialized)
struct OwnedOutletTests {
    private func controller<Controller>(_ objects: String, of type: Controller.Type) throws -> Controller {
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="con">
            <scenes><scene><objects>\(objects)</objects></scene></scenes></document>
            """
        ])
        let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        return try #require(controller as? Controller)
    }

    private static let form = """
        <viewController id="con" customClass="OwnedForm" customModule="UIKitNibTests" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="up"/>
                <viewControllerLayoutGuide type="bottom" id="down"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="view">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
        customClass="OwnedBox" customModule="UIKitNibTests">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="50" id="width"/>
                            <constraint firstAttribute="height" constant="40" id="height"/>
                        </constraints>
                        <connections>
                            <outlet property="width" destination="width" id="o20"/>
                            <outlet property="controllersBottom" destination="bottom" id="o21"/>
                            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o22"/>
                        </connections>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
        constant="10" id="bottom"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        constant="20" id="leading"/>
                </constraints>
            </view>
            <toolbarItems><barButtonItem title="Tool" id="tool"/></toolbarItems>
            <navigationItem key="navigationItem" id="item">
                <barButtonItem key="rightBarButtonItem" title="Save" id="save">
                    <view key="customView" contentMode="scaleToFill" id="custom">
                        <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
                        <constraints><constraint firstAttribute="width" constant="30" id="badge"/></constraints>
                    </view>
                </barButtonItem>
            </navigationItem>
            <connections>
                <outlet property="bottom" destination="bottom" id="o1"/>
                <outlet property="leading" destination="leading" id="o2"/>
                <outlet property="safe" destination="safe" id="o3"/>
                <outlet property="tap" destination="tap" id="o4"/>
                <outlet property="save" destination="save" id="o5"/>
                <outlet property="tool" destination="tool" id="o6"/>
                <outlet property="badge" destination="badge" id="o7"/>
                <outlet property="item" destination="item" id="o8"/>
                <outletCollection property="sizes" destination="width" id="o9"/>
                <outletCollection property="sizes" destination="height" id="o10"/>
                <outletCollection property="mixed" destination="save" id="o11"/>
                <outletCollection property="mixed" destination="bottom" id="o12"/>
                <outletCollection property="mixed" destination="box" id="o13"/>
                <outletCollection property="badges" destination="badge" id="o14"/>
                <outletCollection property="taps" destination="tap" id="o15"/>
            </connections>
        </viewController>
        <tapGestureRecognizer id="tap">
            <connections><outlet property="delegate" destination="con" id="o16"/></connections>
        </tapGestureRecognizer>
        """

    @Test func aControllersOutletsReachWhatItsViewAndItsBarsOwn() throws {
        let form = try controller(Self.form, of: OwnedForm.self)
        form.loadViewIfNeeded()
        let box = try #require(form.view.subviews.first as? OwnedBox)
        #expect(form.bottom != nil && form.view.constraints.contains { $0 === form.bottom })
        #expect(form.leading != nil && form.leading.isActive)
        #expect(form.safe === form.view.safeAreaLayoutGuide)
        #expect(form.tap != nil && box.gestureRecognizers?.first === form.tap)
        #expect(form.tap?.delegate === form)
        #expect(form.save != nil && form.navigationItem.rightBarButtonItem === form.save)
        #expect(form.tool != nil && form.toolbarItems?.first === form.tool)
        #expect(form.badge?.constant == 30 && form.item === form.navigationItem)
        #expect(form.sizes?.map(\.constant) == [50, 40])
        #expect(form.badges?.count == 1 && form.taps?.count == 1)
        #expect(form.mixed?.count == 3 && form.mixed?[0] === form.save && form.mixed?[2] === box)
        #expect(box.width?.constant == 50 && box.controllersBottom === form.bottom)
    }

    @Test func theConstraintOfAnOutletMovesItsViewWhenItChanges() throws {
        let form = try controller(Self.form, of: OwnedForm.self)
        form.loadViewIfNeeded()
        form.view.layoutIfNeeded()
        let y = form.view.subviews[0].frame.minY
        form.bottom.constant += 5
        form.view.layoutIfNeeded()
        #expect(form.view.subviews[0].frame.minY == y - 5)
    }

    private static var cell: String {
        """
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cel" customClass="OwnedCell" \
        customModule="UIKitNibTests">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel" id="cve">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        <constraints><constraint firstAttribute="width" constant="70" id="cwidth"/></constraints>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="cve" secondAttribute="top" \
        constant="7" id="ctop"/>
                </constraints>
            </tableViewCellContentView>
            <connections>
                <outlet property="top" destination="ctop" id="c1"/>
                <outletCollection property="all" destination="ctop" id="c2"/>
                <outletCollection property="all" destination="cwidth" id="c3"/>
            </connections>
        </tableViewCell>
        """
    }

    private static let rowOutlets = """
        <outlet property="row" destination="cel" id="o37"/><outlet property="rowTop" destination="ctop" id="o38"/>
        """

    private static func list(_ rows: String, mode: String) -> String {
        """
        <tableViewController id="con" customClass="OwnedList" customModule="UIKitNibTests" sceneMemberID="viewController">
            <tableView key="view" dataMode="\(mode)" style="plain" rowHeight="44" id="table">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <view key="tableHeaderView" contentMode="scaleToFill" id="head" customClass="OwnedBox" \
        customModule="UIKitNibTests">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                            <constraints><constraint firstAttribute="width" constant="33" id="hwidth"/></constraints>
                        </view>
                    </subviews>
                    <connections><outlet property="width" destination="hwidth" id="o31"/></connections>
                </view>
                \(rows)
                <connections>
                    <outlet property="dataSource" destination="con" id="o32"/>
                    <outlet property="delegate" destination="con" id="o33"/>
                </connections>
            </tableView>
            <refreshControl key="refreshControl" id="pull"/>
            <connections>
                <outlet property="header" destination="head" id="o34"/>
                <outlet property="headerWidth" destination="hwidth" id="o35"/>
                <outlet property="pull" destination="pull" id="o36"/>
                \(mode == "static" ? rowOutlets : "")
            </connections>
        </tableViewController>
        """
    }

    @Test func outletsReachHeadersPrototypesAndTheirConstraints() throws {
        let rows = "<prototypes>" + Self.cell + "</prototypes>"
        let list = try controller(Self.list(rows, mode: "prototypes"), of: OwnedList.self)
        list.loadViewIfNeeded()
        #expect(list.header != nil && list.tableView.tableHeaderView === list.header)
        #expect(list.headerWidth?.constant == 33 && (list.header as? OwnedBox)?.width === list.headerWidth)
        #expect(list.pull != nil && list.refreshControl === list.pull)
        let cell = try #require(list.tableView.dequeueReusableCell(withIdentifier: "cell") as? OwnedCell)
        #expect(cell.top?.constant == 7 && cell.all?.map(\.constant) == [7, 70])
    }

    @Test func outletsReachStaticCellsAndTheirConstraints() throws {
        let rows = """
            <sections><tableViewSection id="sec"><cells>\(Self.cell)</cells></tableViewSection>
            </sections>
            """
        let list = try controller(Self.list(rows, mode: "static"), of: OwnedList.self)
        list.loadViewIfNeeded()
        #expect(list.row != nil)
        #expect(list.rowTop?.constant == 7 && list.row?.top === list.rowTop)
    }

    @Test func outletsOfAFilesOwnerReachConstraintsAndGuides() throws {
        let owner = OwnedNibOwner()
        let objects = NibSamples.nib(
            """
            <view contentMode="scaleToFill" id="top-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
                    <rect key="frame" x="1" y="2" width="3" height="4"/>
                    <constraints><constraint firstAttribute="width" constant="50" id="con-aa-001"/></constraints>
                </view></subviews>
                <viewLayoutGuide key="safeArea" id="gui-aa-001"/>
                <constraints><constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="gui-aa-001" \
            secondAttribute="leading" constant="20" id="con-aa-003"/></constraints>
                <connections>
                    <outletCollection property="gestureRecognizers" destination="tap-aa-001" appends="YES" id="1"/>
                </connections>
            </view>
            <tapGestureRecognizer id="tap-aa-001"/>
            """,
            owner: """
                <connections>
                    <outlet property="leading" destination="con-aa-003" id="2"/>
                    <outlet property="safe" destination="gui-aa-001" id="3"/>
                    <outlet property="tap" destination="tap-aa-001" id="4"/>
                    <outletCollection property="all" destination="con-aa-001" id="5"/>
                    <outletCollection property="all" destination="con-aa-003" id="6"/>
                </connections>
                """
        ).instantiate(withOwner: owner)
        let view = try #require(objects.first as? UIView)
        #expect(owner.leading?.constant == 20 && owner.safe === view.safeAreaLayoutGuide)
        #expect(owner.tap != nil && view.gestureRecognizers?.first === owner.tap)
        #expect(owner.all?.map(\.constant) == [50, 20])
    }
}

final class OwnedForm: UIViewController, UIGestureRecognizerDelegate {
    weak var bottom: NSLayoutConstraint!
    var leading: NSLayoutConstraint!
    weak var safe: UILayoutGuide!
    weak var tap: UITapGestureRecognizer!
    weak var save: UIBarButtonItem!
    weak var tool: UIBarButtonItem!
    weak var badge: NSLayoutConstraint!
    weak var item: UINavigationItem!
    var sizes: [NSLayoutConstraint]!
    var mixed: [NSObject]!
    var badges: [NSLayoutConstraint]!
    var taps: [UIGestureRecognizer]!

    override class var nibOutlets: [String: NibOutlet] {
        [
            "bottom": NibOutlet(\OwnedForm.bottom), "leading": NibOutlet(\OwnedForm.leading),
            "safe": NibOutlet(\OwnedForm.safe), "tap": NibOutlet(\OwnedForm.tap), "save": NibOutlet(\OwnedForm.save),
            "tool": NibOutlet(\OwnedForm.tool), "badge": NibOutlet(\OwnedForm.badge),
            "item": NibOutlet(\OwnedForm.item), "sizes": NibOutlet(\OwnedForm.sizes),
            "mixed": NibOutlet(\OwnedForm.mixed), "badges": NibOutlet(\OwnedForm.badges),
            "taps": NibOutlet(\OwnedForm.taps),
        ]
    }
}

final class OwnedBox: UIView {
    weak var width: NSLayoutConstraint?
    weak var controllersBottom: NSLayoutConstraint?

    override class var nibOutlets: [String: NibOutlet] {
        [
            "width": NibOutlet(\OwnedBox.width), "controllersBottom": NibOutlet(\OwnedBox.controllersBottom),
        ]
    }
}

final class OwnedCell: UITableViewCell {
    weak var top: NSLayoutConstraint!
    var all: [NSLayoutConstraint]!

    override class var nibOutlets: [String: NibOutlet] {
        ["top": NibOutlet(\OwnedCell.top), "all": NibOutlet(\OwnedCell.all)]
    }
}

final class OwnedList: UITableViewController {
    weak var header: UIView!
    weak var headerWidth: NSLayoutConstraint!
    weak var pull: UIRefreshControl!
    weak var row: OwnedCell!
    weak var rowTop: NSLayoutConstraint!

    override class var nibOutlets: [String: NibOutlet] {
        [
            "header": NibOutlet(\OwnedList.header), "headerWidth": NibOutlet(\OwnedList.headerWidth),
            "pull": NibOutlet(\OwnedList.pull), "row": NibOutlet(\OwnedList.row),
            "rowTop": NibOutlet(\OwnedList.rowTop),
        ]
    }
}

final class OwnedNibOwner: NSObject, NibConnectable {
    weak var leading: NSLayoutConstraint!
    weak var safe: UILayoutGuide!
    weak var tap: UITapGestureRecognizer!
    var all: [NSLayoutConstraint]!

    static var nibOutlets: [String: NibOutlet] {
        [
            "leading": NibOutlet(\OwnedNibOwner.leading), "safe": NibOutlet(\OwnedNibOwner.safe),
            "tap": NibOutlet(\OwnedNibOwner.tap), "all": NibOutlet(\OwnedNibOwner.all),
        ]
    }
}
