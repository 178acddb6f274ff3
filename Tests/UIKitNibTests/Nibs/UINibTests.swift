import Foundation
import Synchronization
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

final class NibOwner: UIViewController {
    weak var label: UILabel!
    var labels: [UILabel] = []
    private(set) var taps: [String] = []

    override class var nibOutlets: [String: NibOutlet] {
        ["label": NibOutlet(\NibOwner.label), "labels": NibOutlet(\NibOwner.labels)]
    }
    override class var nibActions: [String: NibAction] { ["tapped:": NibAction(NibOwner.tapped(_:))] }

    func tapped(_ sender: UIButton) { taps.append(sender.currentTitle ?? "") }
}

final class NibRowCell: UITableViewCell {
    weak var titleLabel: UILabel!
    private(set) var wasAwoken = false
    /// The title when `awakeFromNib` ran: outlets are set by then.
    private(set) var awokenTitle: String?

    override class var nibOutlets: [String: NibOutlet] { ["titleLabel": NibOutlet(\NibRowCell.titleLabel)] }

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwoken = true
        awokenTitle = titleLabel?.text
    }
}

class NibBadgeView: UIView {
    var count = 0
    var isRound = false
    private(set) var frameInInitializer: CGRect?
    private(set) var subviewsInInitializer = 0

    override class var nibOutlets: [String: NibOutlet] {
        ["count": NibOutlet(\NibBadgeView.count), "round": NibOutlet(\NibBadgeView.isRound)]
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        frameInInitializer = frame
        subviewsInInitializer = subviews.count
    }
}

@MainActor
@Suite(.serialized)
struct UINibTests {
    @Test func aViewHasItsFrameMaskColorsAndSubviews() throws {
        let view = try #require(
            NibSamples.object(
                """
                <view contentMode="center" alpha="0.5" tag="7" clipsSubviews="YES" id="v">
                    <rect key="frame" x="10" y="20" width="300" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                    <subviews>
                        <view hidden="YES" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
                        <view userInteractionEnabled="NO" id="b"/>
                    </subviews>
                    <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <color key="tintColor" systemColor="systemRedColor"/>
                </view>
                """, of: UIView.self))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.contentMode == .center && view.alpha == 0.5 && view.tag == 7 && view.clipsToBounds)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.tintColor == .systemRed)
        #expect(view.subviews.map(\.isHidden) == [true, false])
        #expect(view.subviews.map(\.isUserInteractionEnabled) == [true, false])
        #expect(view.subviews[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func theInitializerOfACustomClassSeesFrameAndSubviews() throws {
        let view = try #require(
            NibSamples.object(
                """
                <view id="v" customClass="NibBadgeView" customModule="UIKitNibTests">
                    <rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
                    <subviews><label text="1" id="l"/></subviews>
                </view>
                """, of: NibBadgeView.self))
        #expect(view.frameInInitializer == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.subviewsInInitializer == 1)
    }

    @Test func outletsAndActionsOfTheOwnerAreConnected() throws {
        let owner = NibOwner()
        let nib = NibSamples.nib(
            """
            <view id="v">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    <label text="One" id="l"/>
                    <label text="Two" id="m"/>
                    <button buttonType="system" id="b">
                        <state key="normal" title="Buy"/>
                        <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="c"/></connections>
                    </button>
                </subviews>
            </view>
            """,
            owner: """
                <connections>
                    <outlet property="view" destination="v" id="o1"/>
                    <outlet property="label" destination="m" id="o2"/>
                    <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="o3"/>
                    <outletCollection property="labels" destination="m" collectionClass="NSMutableArray" id="o4"/>
                </connections>
                """)
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.count == 1 && owner.viewIfLoaded === objects[0] as? UIView)
        #expect(owner.label?.text == "Two")
        #expect(owner.labels.map(\.text) == ["One", "Two"])
        let button = try #require(owner.view.subviews.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.taps == ["Buy"])
    }

    @Test func everyInstantiationMakesNewObjects() {
        let nib = NibSamples.nib("<label text=\"A\" id=\"l\"/>")
        let first = nib.instantiate(withOwner: nil)[0] as? UILabel
        let second = nib.instantiate(withOwner: nil)[0] as? UILabel
        #expect(first !== second && first?.text == "A" && second?.text == "A")
    }

    // Seeds 35, 38, 139, 261.
    @Test func aRegisteredCellIsLoadedConnectedAndAwoken() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(NibSamples.nib(Self.cell), forCellReuseIdentifier: "Row")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? NibRowCell)
        #expect(cell.reuseIdentifier == "Row")
        #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .blue)
        #expect(cell.titleLabel.text == "Title" && cell.titleLabel.superview === cell.contentView)
        #expect(cell.wasAwoken && cell.awokenTitle == "Title")
    }

    private static let cell = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="blue" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Row" id="c" customClass="NibRowCell" customModule="UIKitNibTests">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" tableViewCell="c" id="v">
                <rect key="frame" x="0.0" y="0.0" width="287" height="43.5"/>
                <subviews>
                    <label text="Title" id="l">
                        <rect key="frame" x="16" y="11" width="255" height="21"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                    </label>
                </subviews>
            </tableViewCellContentView>
            <connections><outlet property="titleLabel" destination="l" id="o"/></connections>
        </tableViewCell>
        """

    @Test func theContentOfACellFollowsItsMaskInAWiderTable() throws {
        let controller = NibTable()
        controller.tableView.register(NibSamples.nib(Self.cell), forCellReuseIdentifier: "Row")
        let app = try TestApplication(showing: controller, scale: 1)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]) as? NibRowCell)
        let content = cell.contentView.bounds.width
        #expect(content > 287)
        #expect(cell.titleLabel.frame.width == 255 + content - 287)
        #expect(app.visibleTexts.contains("Title"))
    }

    // Seeds 139.
    @Test func theLabelsOfABuiltInStyleAreTheCellsOwn() throws {
        let cell = try #require(
            NibSamples.object(
                """
                <tableViewCell style="IBUITableViewCellStyleSubtitle" selectionStyle="default" textLabel="t" detailTextLabel="d" id="c">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                        <subviews>
                            <label text="Title" id="t"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
                            <label text="Detail" id="d"/>
                        </subviews>
                    </tableViewCellContentView>
                </tableViewCell>
                """, of: UITableViewCell.self))
        #expect(cell.textLabel?.text == "Title" && cell.textLabel?.font == .systemFont(ofSize: 20, weight: .bold))
        #expect(cell.detailTextLabel?.text == "Detail")
    }

    @Test func runtimeAttributesAreSetByKeyPath() throws {
        let view = try #require(
            NibSamples.object(
                """
                <view id="v" customClass="NibBadgeView" customModule="UIKitNibTests">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """, of: NibBadgeView.self))
        #expect(view.layer.cornerRadius == 5 && view.count == 3 && view.isRound)
    }

    @Test func anUnknownRuntimeAttributeIsOnlyLogged() {
        let messages = logged {
            _ = NibSamples.object(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="sparkles" value="YES"/>
                </userDefinedRuntimeAttributes></view>
                """, of: UIView.self)
        }
        #expect(
            messages.contains { $0.hasPrefix("Failed to set (sparkles) user defined inspected property on (UIView)") }
        )
    }

    @Test func anOutletWithoutAPropertyRaises() {
        let nib = NibSamples.nib(
            "<view id=\"v\"/>",
            owner: "<connections><outlet property=\"nothing\" destination=\"v\" id=\"o\"/></connections>")
        let exceptions = raised { _ = nib.instantiate(withOwner: NibOwner()) }
        #expect(exceptions.map(\.name.rawValue) == ["NSUnknownKeyException"])
        #expect(
            exceptions.first?.reason?.hasSuffix("this class is not key value coding-compliant for the key nothing.")
                == true)
    }

    @Test func aConnectedNibNeedsAnOwner() {
        let nib = NibSamples.nib(
            "<view id=\"v\"/>",
            owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")
        #expect(raised { _ = nib.instantiate(withOwner: nil) }.map(\.name.rawValue) == ["NSUnknownKeyException"])
    }

    @Test func anOutletToAMissingObjectIsDropped() {
        let nib = NibSamples.nib(
            "<view id=\"v\"/>",
            owner: "<connections><outlet property=\"label\" destination=\"gone\" id=\"o\"/></connections>")
        #expect(raised { _ = nib.instantiate(withOwner: NibOwner()) }.isEmpty)
    }

    @Test func anUnknownClassGivesTheClassOfTheElement() throws {
        var view: UIView?
        let messages = logged {
            view = NibSamples.object(
                "<label text=\"A\" id=\"l\" customClass=\"Gone\" customModule=\"Far\"/>", of: UIView.self)
        }
        #expect(type(of: try #require(view)) == UILabel.self)
        #expect(messages.contains { $0.hasPrefix("Unknown class Gone in Interface Builder file.") })
    }

    @Test func anElementWithoutAClassIsAViewAndNamed() throws {
        var view: UIView?
        let messages = logged {
            view = NibSamples.object("<arscnView id=\"m\"/>", of: UIView.self)
        }
        #expect(type(of: try #require(view)) == UIView.self)
        #expect(messages.contains { $0.contains("there is no class for <arscnView>") })
    }

    @Test func placeholdersStandForExternalObjects() throws {
        let nib = NibSamples.nib(
            """
            <placeholder placeholderIdentifier="source" id="s"/>
            <tableView style="plain" id="t"><connections><outlet property="dataSource" destination="s" id="o"/></connections></tableView>
            """)
        let source = NibTable()
        let table = nib.instantiate(withOwner: nil, options: [.externalObjects: ["source": source]])[0] as? UITableView
        #expect(table?.dataSource === source)
    }

    @Test func aFileThatCannotBeReadIsNamedWithItsLine() {
        let nib = UINib(data: Data("<document>\n<a>".utf8), bundle: nil)
        let exceptions = raised { _ = nib.instantiate(withOwner: nil) }
        #expect(exceptions.first?.reason == "Could not load NIB from 14 bytes of data")
    }

    // Seeds 358.
    @Test func aControllersNibIsFoundByName() throws {
        let folder = try NibSamples.Folder([
            "Owner.xib": String(
                decoding: NibSamples.xib(
                    "<view id=\"v\"><subviews><label text=\"Hello\" id=\"l\"/></subviews></view>",
                    owner: """
                        <connections><outlet property="view" destination="v" id="o"/>
                        <outlet property="label" destination="l" id="p"/></connections>
                        """), as: UTF8.self)
        ])
        let owner = NibOwner(nibName: "Owner", bundle: folder.bundle)
        #expect(owner.view.subviews.count == 1)
        #expect(owner.label.text == "Hello")
    }

    @Test func aNibWithoutAViewOutletRaises() throws {
        let folder = try NibSamples.Folder([
            "Owner.xib": String(decoding: NibSamples.xib("<view id=\"v\"/>"), as: UTF8.self)
        ])
        let owner = NibOwner(nibName: "Owner", bundle: folder.bundle)
        #expect(
            raised { owner.loadViewIfNeeded() }.compactMap(\.reason) == [
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Owner\" nib but the view outlet was not set."
            ])
    }

    @Test func stringsOfTheUsersLanguageReplaceThoseOfTheFile() throws {
        let language = Locale.preferredLanguages.first.map { String($0.prefix { $0 != "-" }) } ?? "en"
        let folder = try NibSamples.Folder([
            "Base.lproj/Row.xib": String(
                decoding: NibSamples.xib("<label text=\"Hello\" id=\"abc-de-fgh\"/>"), as: UTF8.self),
            "\(language).lproj/Row.strings": "/* a comment */\n\"abc-de-fgh.text\" = \"Salut\";\n",
        ])
        let label = folder.bundle.loadNibNamed("Row", owner: nil)?.first as? UILabel
        #expect(label?.text == "Salut")
    }
}

private final class NibTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}
