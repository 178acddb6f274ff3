import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// A table of a storyboard with prototypes; notes segues.
class StoryList: UITableViewController {
    var prepared: [String] = []
    var preparedRows: [IndexPath?] = []
    var selected: [IndexPath] = []
    var refused: Set<String> = []

    override class var nibActions: [String: NibAction] { ["goBack:": NibAction(StoryList.goBack(_:))] }

    private(set) var unwound: [String] = []
    func goBack(_ segue: UIStoryboardSegue) { unwound.append("\(type(of: segue.source))") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        !refused.contains(identifier)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let isLoaded = segue.destination.isViewLoaded
        prepared.append(
            "\(segue.identifier ?? "-") \(type(of: segue.destination)) \(isLoaded ? "loaded" : "not loaded")")
        preparedRows.append(tableView.indexPathForSelectedRow)
    }
}

class StoryDetail: UIViewController {
    weak var label: UILabel!
    var text = ""
    override class var nibOutlets: [String: NibOutlet] { ["label": NibOutlet(\StoryDetail.label)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !text.isEmpty { label.text = text }
    }
}

final class StorySpecial: StoryDetail {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

final class StorySegue: UIStoryboardSegue {
    static var performed: [String] = []
    override func perform() {
        Self.performed.append("\(type(of: source)) -> \(type(of: destination))")
        source.present(destination, animated: false)
    }
}

@MainActor
@Suite(.serialized)
struct StoryboardTests {
    private func storyboard(_ scenes: String, initial: String = "") throws -> (UIStoryboard, NibSamples.Folder) {
        let arrow = initial.isEmpty ? "" : "initialViewController=\"\(initial)\""
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(arrow)>
            <scenes>\(scenes)</scenes></document>
            """
        ])
        return (UIStoryboard(name: "Main", bundle: folder.bundle), folder)
    }

    private func scene(_ controller: String) -> String { "<scene><objects>\(controller)</objects></scene>" }

    private var navigation: String {
        scene(
            """
            <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """)
    }

    private var list: String {
        scene(
            """
            <tableViewController storyboardIdentifier="List" title="List" id="list" customClass="StoryList" customModule="UIKitNibTests" sceneMemberID="viewController">
                <tableView key="view" clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <prototypes>
                        <tableViewCell style="IBUITableViewCellStyleDefault" selectionStyle="default" indentationWidth="10" reuseIdentifier="Row" textLabel="t" id="cell">
                            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                <subviews><label text="Title" id="t"/></subviews>
                            </tableViewCellContentView>
                            <connections><segue destination="detail" kind="show" identifier="open" id="s1"/></connections>
                        </tableViewCell>
                    </prototypes>
                    <connections>
                        <outlet property="dataSource" destination="list" id="o1"/>
                        <outlet property="delegate" destination="list" id="o2"/>
                    </connections>
                </tableView>
                <navigationItem key="navigationItem" title="All" id="item">
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                        <connections><segue destination="detail" kind="presentation" identifier="add" modalPresentationStyle="fullScreen" id="s2"/></connections>
                    </barButtonItem>
                </navigationItem>
                <connections><segue destination="detail" kind="custom" identifier="custom" customClass="StorySegue" customModule="UIKitNibTests" id="s3"/></connections>
            </tableViewController>
            """)
    }

    private var detail: String {
        scene(
            """
            <viewController storyboardIdentifier="Detail" title="Detail" id="detail" customClass="StoryDetail" customModule="UIKitNibTests" sceneMemberID="viewController">
                <view key="view" id="dv">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label text="Nothing" id="dl"><rect key="frame" x="20" y="200" width="200" height="21"/></label>
                        <button buttonType="system" id="db"><rect key="frame" x="20" y="300" width="100" height="40"/>
                            <state key="normal" title="Back"/>
                            <connections><segue destination="exit" kind="unwind" unwindAction="goBack:" id="s4"/></connections>
                        </button>
                    </subviews>
                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                </view>
                <connections><outlet property="label" destination="dl" id="o3"/></connections>
            </viewController>
            <exit id="exit" sceneMemberID="exit"/>
            """)
    }

    private func started() throws -> (TestApplication, UINavigationController, StoryList, NibSamples.Folder) {
        let (storyboard, folder) = try storyboard(navigation + list + detail, initial: "nav")
        let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try #require(root.topViewController as? StoryList)
        return (try TestApplication(showing: root, scale: 1), root, list, folder)
    }

    // MARK: Controllers

    @Test func theInitialControllerContainsItsRoot() throws {
        let (_, root, list, folder) = try started()
        withExtendedLifetime(folder) {
            #expect(root.navigationBar.prefersLargeTitles)
            #expect(list.title == "List" && list.navigationItem.title == "All")
            #expect(list.storyboard != nil && list.storyboard === root.storyboard)
            #expect(list.tableView.rowHeight == 60)
        }
    }

    // Seeds 32, 132.
    @Test func prototypesGiveTheRowsOfTheTable() throws {
        let (app, _, list, folder) = try started()
        #expect(app.visibleTexts.contains("Row 2"))
        #expect(list.tableView.cellForRow(at: [0, 0])?.frame.height == 60)
        withExtendedLifetime(folder) {}
    }

    @Test func withoutAnArrowThereIsNoInitialController() throws {
        let (storyboard, _) = try storyboard(detail)
        #expect(storyboard.instantiateInitialViewController() == nil)
    }

    @Test func outletsToViewsAreSetWhenTheViewIsLoaded() throws {
        let (storyboard, _) = try storyboard(detail)
        let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? StoryDetail)
        #expect(!detail.isViewLoaded && detail.label == nil)
        detail.loadViewIfNeeded()
        #expect(detail.label.text == "Nothing")
    }

    @Test func aCreatorPassesWhatTheControllerNeeds() throws {
        let (storyboard, _) = try storyboard(detail)
        let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
            StorySpecial(coder: coder, number: 7)
        }
        #expect(made.number == 7 && made.title == "Detail")
        made.loadViewIfNeeded()
        #expect(made.label.text == "Nothing")
    }

    @Test func aCreatorWithoutTheCoderRaises() throws {
        let (storyboard, _) = try storyboard(detail)
        let reasons = raised {
            _ = storyboard.instantiateViewController(identifier: "Detail") { _ in StoryDetail() } as UIViewController
        }.compactMap(\.reason)
        #expect(reasons == ["Custom instantiated view controller must call -[super initWithCoder:]"])
    }

    @Test func anUnknownIdentifierRaises() throws {
        let (storyboard, _) = try storyboard(detail)
        let reasons = raised { _ = storyboard.instantiateViewController(withIdentifier: "X") }.compactMap(\.reason)
        #expect(reasons.count == 1)
        #expect(reasons.first?.hasSuffix("doesn't contain a view controller with identifier 'X'") == true)
    }

    @Test func aMissingStoryboardRaises() {
        let reasons = raised { _ = UIStoryboard(name: "Gone", bundle: nil) }.compactMap(\.reason)
        #expect(reasons.first?.hasPrefix("Could not find a storyboard named 'Gone' in bundle NSBundle") == true)
    }

    // MARK: Segues

    @Test func aTapOnACellPreparesPerformsAndThenTellsTheDelegate() throws {
        let (app, root, list, folder) = try started()
        try app.tap(text: "Row 1")
        app.advance(by: 1)
        #expect(list.prepared == ["open StoryDetail not loaded"])
        #expect(list.preparedRows == [[0, 1]])
        #expect(list.selected == [[0, 1]])
        #expect(root.topViewController is StoryDetail)
        withExtendedLifetime(folder) {}
    }

    @Test func aRefusedSegueIsNotPerformed() throws {
        let (app, root, list, folder) = try started()
        list.refused = ["open"]
        try app.tap(text: "Row 1")
        app.advance(by: 1)
        #expect(list.prepared.isEmpty && root.topViewController === list && list.selected == [[0, 1]])
        withExtendedLifetime(folder) {}
    }

    @Test func aBarButtonItemPresents() throws {
        let (app, root, list, folder) = try started()
        let item = try #require(list.navigationItem.rightBarButtonItem)
        _ = (item.target as? NSObject)?.perform(item.action, with: item)
        app.advance(by: 1)
        #expect(list.prepared == ["add StoryDetail not loaded"])
        #expect(root.presentedViewController is StoryDetail)
        #expect(root.presentedViewController?.modalPresentationStyle == .fullScreen)
        withExtendedLifetime(folder) {}
    }

    @Test func aSegueIsPerformedByItsIdentifierWithoutAsking() throws {
        let (app, root, list, folder) = try started()
        list.refused = ["open"]
        list.performSegue(withIdentifier: "open", sender: nil)
        app.advance(by: 1)
        #expect(list.prepared == ["open StoryDetail not loaded"] && root.topViewController is StoryDetail)
        withExtendedLifetime(folder) {}
    }

    @Test func anUnknownSegueRaises() throws {
        let (_, _, list, folder) = try started()
        let reasons = raised { list.performSegue(withIdentifier: "X", sender: nil) }.compactMap(\.reason)
        #expect(reasons.first?.hasPrefix("Receiver (<UIKitNibTests.StoryList: 0x") == true)
        #expect(reasons.first?.hasSuffix(" has no segue with identifier 'X'") == true)
        withExtendedLifetime(folder) {}
    }

    @Test func aCustomSegueIsOfItsClass() throws {
        let (_, _, list, folder) = try started()
        StorySegue.performed = []
        list.performSegue(withIdentifier: "custom", sender: nil)
        #expect(StorySegue.performed == ["StoryList -> StoryDetail"])
        #expect(list.presentedViewController is StoryDetail)
        withExtendedLifetime(folder) {}
    }

    @Test func anUnwindSeguePopsToTheControllerWithTheAction() throws {
        let (app, root, list, folder) = try started()
        try app.tap(text: "Row 0")
        app.advance(by: 1)
        #expect(root.topViewController is StoryDetail)
        try app.tap(text: "Back")
        app.advance(by: 1)
        #expect(list.unwound == ["StoryDetail"])
        #expect(root.topViewController === list)
        withExtendedLifetime(folder) {}
    }

    @Test func anUnwindSegueDismissesWhatWasPresented() throws {
        let (app, root, list, folder) = try started()
        list.performSegue(withIdentifier: "add", sender: nil)
        app.advance(by: 1)
        try app.tap(text: "Back")
        app.advance(by: 1)
        #expect(list.unwound == ["StoryDetail"] && root.presentedViewController == nil)
        withExtendedLifetime(folder) {}
    }

    @Test func anEmbeddedControllerFillsItsContainerBeforeTheViewDidLoad() throws {
        let (storyboard, _) = try storyboard(
            scene(
                """
                <viewController storyboardIdentifier="Outer" id="outer" sceneMemberID="viewController">
                    <view key="view" id="ov"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews><containerView id="c"><rect key="frame" x="10" y="20" width="100" height="50"/>
                            <connections><segue destination="detail" kind="embed" id="e"/></connections>
                        </containerView></subviews>
                    </view>
                </viewController>
                """) + detail)
        let outer = storyboard.instantiateViewController(withIdentifier: "Outer")
        outer.loadViewIfNeeded()
        #expect(outer.children.count == 1 && outer.children.first is StoryDetail)
        #expect(outer.children.first?.view.superview === outer.view.subviews.first)
        #expect(outer.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    // MARK: Static cells

    private var settings: String {
        scene(
            """
            <tableViewController storyboardIdentifier="Settings" id="set" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <sections>
                        <tableViewSection headerTitle="Sound" footerTitle="Loud" id="s1"><cells>
                            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" rowHeight="80" id="c1">
                                <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews><label text="Volume" id="l1"/></subviews></tableViewCellContentView>
                            </tableViewCell>
                            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l2" id="c2">
                                <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2"><subviews><label text="Bass" id="l2"/></subviews></tableViewCellContentView>
                            </tableViewCell>
                        </cells></tableViewSection>
                        <tableViewSection id="s2"><cells>
                            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l3" id="c3">
                                <tableViewCellContentView key="contentView" tableViewCell="c3" id="v3"><subviews><label text="About" id="l3"/></subviews></tableViewCellContentView>
                            </tableViewCell>
                        </cells></tableViewSection>
                    </sections>
                    <connections><outlet property="dataSource" destination="set" id="o1"/><outlet property="delegate" destination="set" id="o2"/></connections>
                </tableView>
            </tableViewController>
            """)
    }

    // Seeds 131, 135, 137.
    @Test func staticCellsAreTheRowsOfTheTable() throws {
        let (storyboard, _) = try storyboard(settings)
        let controller = try #require(
            storyboard.instantiateViewController(withIdentifier: "Settings") as? UITableViewController)
        let app = try TestApplication(showing: controller, scale: 1)
        let table = try #require(controller.tableView)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: [0, 0])?.frame.height == 80)
        #expect(table.cellForRow(at: [0, 1])?.frame.height == 44)
        for text in ["Volume", "Bass", "About"] { #expect(app.visibleTexts.contains(text)) }
        #expect(app.visibleTexts.contains { $0.lowercased() == "sound" })
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "sound")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Loud")
        #expect(app.shows(text: "Loud"))
        #expect(table.headerView(forSection: 1)?.textLabel?.text == nil)
        #expect(table.footerView(forSection: 1)?.textLabel?.text == nil)
    }

    @Test func aSubclassThatCallsSuperGetsTheStaticRows() throws {
        let text = settings.replacingOccurrences(
            of: "id=\"set\" scene",
            with: "id=\"set\" customClass=\"StorySettings\" customModule=\"UIKitNibTests\" scene")
        let (storyboard, _) = try storyboard(text)
        let controller = try #require(
            storyboard.instantiateViewController(withIdentifier: "Settings") as? StorySettings)
        let app = try TestApplication(showing: controller, scale: 1)
        #expect(controller.tableView.cellForRow(at: [0, 0])?.frame.height == 90)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
        #expect(!app.visibleTexts.contains("Bass"))
    }
}

final class StorySettings: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + 10
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        min(super.tableView(tableView, numberOfRowsInSection: section), 1)
    }
}
