import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Files shown without their program.
@MainActor @Suite(.serialized)
struct NibPreviewTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="lis-aa-001"><scenes>
            <scene sceneID="sce-aa-001"><objects>
                <tableViewController id="lis-aa-001" customClass="FarListController" customModule="Far" \
        sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="70" id="cel-aa-001" \
        customClass="FarCell" customModule="Far">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="70"/>
                            <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
                                <subviews><label text="Prototype" id="lab-aa-001">
                                    <rect key="frame" x="16" y="11" width="200" height="21"/>
                                </label></subviews>
                            </tableViewCellContentView>
                            <connections><outlet property="title" destination="lab-aa-001" id="o-1"/></connections>
                        </tableViewCell></prototypes>
                        <connections><outlet property="dataSource" destination="lis-aa-001" id="o-2"/></connections>
                    </tableView>
                </tableViewController>
            </objects></scene>
            <scene sceneID="sce-aa-002"><objects>
                <viewController storyboardIdentifier="Detail" id="det-aa-001" sceneMemberID="viewController">
                    <view key="view" id="vie-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews><label text="Detail" id="lab-aa-002">
                            <rect key="frame" x="16" y="100" width="200" height="21"/>
                        </label></subviews>
                    </view>
                </viewController>
            </objects></scene>
        </scenes></document>
        """

    private func shown(_ file: String, _ text: String, identifier: String? = nil) throws
        -> (TestApplication, NibPreview)
    {
        let folder = try NibSamples.Folder([file: text])
        let preview = try NibPreview(contentsOf: folder.path + "/" + file)
        let controller = try #require(preview.controller(identifier: identifier))
        preview.prepare(controller)
        return (try TestApplication(showing: controller, scale: 1), preview)
    }

    @Test func aTableShowsEachOfItsPrototypesOnceInItsHeight() throws {
        let (app, _) = try shown("Main.storyboard", Self.storyboard)
        let table = try app.view(UITableView.self)
        #expect(table.numberOfRows(inSection: 0) == 1 && table.rectForRow(at: [0, 0]).height == 70)
        #expect(app.visibleTexts.contains("Prototype"))
    }

    @Test func classesThatAreNotHereAreListedWithTheirReplacements() throws {
        let (app, preview) = try shown("Main.storyboard", Self.storyboard)
        let lines = preview.differences
        #expect(lines.contains("FarListController is shown as UITableViewController"))
        #expect(lines.contains("FarCell is shown as UITableViewCell"))
        #expect(lines.contains { $0.hasSuffix("the outlet title of UITableViewCell is left out") })
        withExtendedLifetime(app) {}
    }

    @Test func aSceneIsChosenByItsIdentifier() throws {
        let (app, preview) = try shown("Main.storyboard", Self.storyboard, identifier: "Detail")
        #expect(preview.identifiers == ["UIViewController-lis-aa-001", "Detail"])
        #expect(app.visibleTexts.contains("Detail"))
        #expect(preview.controller(identifier: "Gone") == nil)
    }

    @Test func theViewsOfAXibAreShownAndItsOwnerIsNotNeeded() throws {
        let xib = NibSamples.xib(
            "<label text=\"One\" id=\"l\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"90\" height=\"20\"/></label>",
            owner: "<connections><outlet property=\"far\" destination=\"l\" id=\"o\"/></connections>")
        let (app, preview) = try shown("Row.xib", String(decoding: xib, as: UTF8.self))
        #expect(preview.identifiers.isEmpty && app.visibleTexts.contains("One"))
        #expect(preview.differences.contains { $0.hasSuffix("the outlet far of Foundation.NSObject is left out") })
    }

    @Test func aFileThatCannotBeReadThrowsAnErrorWithItsLine() throws {
        let folder = try NibSamples.Folder(["Bad.xib": "<document>\n<a>"])
        let error = #expect(throws: (any Error).self) { try NibPreview(contentsOf: folder.path + "/Bad.xib") }
        #expect(error.map { "\($0)".hasPrefix("Bad.xib:2") } == true)
    }

    @Test func aControllerOfAnUnknownKindIsAPlainOne() throws {
        let text = Self.storyboard.replacingOccurrences(of: "viewController stor", with: "glkViewController stor")
            .replacingOccurrences(of: "</viewController>", with: "</glkViewController>")
        let (app, preview) = try shown("Main.storyboard", text, identifier: "Detail")
        #expect(app.visibleTexts.contains("Detail"))
        #expect(
            preview.differences.contains {
                $0.hasSuffix("there is no class for <glkViewController>; a plain controller takes its place")
            })
    }
}
