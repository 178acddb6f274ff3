import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Nibs and storyboards in the user's language.
@MainActor @Suite(.serialized)
struct NibLocalizationTests {
    /// Runs with another language of the user.
    private func speaking<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
        let before = ProcessInfo.processInfo.environment["LC_ALL"]
        setenv("LC_ALL", locale, 1)
        defer { if let before { setenv("LC_ALL", before, 1) } else { unsetenv("LC_ALL") } }
        return try body()
    }

    private static let row = String(
        decoding: NibSamples.xib(#"<label text="Hello" id="abc-de-fgh"/>"#), as: UTF8.self)

    private func text(_ files: [String: String], locale: String) throws -> String? {
        let folder = try NibSamples.Folder(files)
        return speaking(locale) {
            (folder.bundle.loadNibNamed("Row", owner: nil)?.first as? UILabel)?.text
        }
    }

    @Test func stringsOfTheUsersLanguageReplaceTheTextsOfTheBase() throws {
        let files = [
            "Base.lproj/Row.xib": Self.row,
            "de.lproj/Row.strings": "/* Class = \"UILabel\" */\n\"abc-de-fgh.text\" = \"Grüß \\\"Gott\\\"\";\n",
            "fr.lproj/Row.strings": "\"abc-de-fgh.text\" = \"Salut\";\n",
        ]
        #expect(try text(files, locale: "de_AT.UTF-8") == "Grüß \"Gott\"")
        #expect(try text(files, locale: "fr_FR.UTF-8") == "Salut")
    }

    @Test func aLanguageWithoutStringsShowsTheBase() throws {
        let files = ["Base.lproj/Row.xib": Self.row, "fr.lproj/Row.strings": "\"abc-de-fgh.text\" = \"Salut\";\n"]
        #expect(try text(files, locale: "de_DE.UTF-8") == "Hello")
    }

    @Test func aFileOfItsOwnForALanguageComesBeforeTheBase() throws {
        let files = [
            "Base.lproj/Row.xib": Self.row,
            "de.lproj/Row.xib": Self.row.replacingOccurrences(of: "Hello", with: "Guten Tag"),
        ]
        #expect(try text(files, locale: "de_DE.UTF-8") == "Guten Tag")
        #expect(try text(files, locale: "it_IT.UTF-8") == "Hello")
    }

    @Test func stringsMayBeInUTF16AsOlderEditorsWroteThem() throws {
        let folder = try NibSamples.Folder(["Base.lproj/Row.xib": Self.row])
        let strings = try #require("\"abc-de-fgh.text\" = \"Grüße\";\n".data(using: .utf16))
        let file = URL(fileURLWithPath: folder.path + "/de.lproj/Row.strings")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try strings.write(to: file)
        let label = speaking("de_DE.UTF-8") { folder.bundle.loadNibNamed("Row", owner: nil)?.first as? UILabel }
        #expect(label?.text == "Grüße")
    }

    @Test func buttonsSegmentsAndSectionTitlesAreTranslatedToo() throws {
        let folder = try NibSamples.Folder([
            "Base.lproj/Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="lis-aa-001">
                <scenes><scene sceneID="sce-aa-001"><objects>
                    <tableViewController title="List" id="lis-aa-001" sceneMemberID="viewController">
                        <tableView key="view" dataMode="static" style="grouped" id="tab-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <sections><tableViewSection headerTitle="Account" footerTitle="Foot" id="sec-aa-001"><cells>
                                <tableViewCell contentMode="scaleToFill" id="cel-aa-001">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                    <tableViewCellContentView key="contentView" id="con-aa-001">
                                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                        <subviews>
                                            <button buttonType="system" id="but-aa-001">
                                                <state key="normal" title="Buy"/>
                                            </button>
                                            <segmentedControl id="seg-aa-001">
                                                <segments><segment title="One"/><segment title="Two"/></segments>
                                            </segmentedControl>
                                        </subviews>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </cells></tableViewSection></sections>
                        </tableView>
                        <navigationItem key="navigationItem" title="List" id="nav-aa-001"/>
                    </tableViewController>
                </objects></scene></scenes>
            </document>
            """,
            "de.lproj/Main.strings": """
            "sec-aa-001.headerTitle" = "Konto";
            "sec-aa-001.footerTitle" = "Fuß";
            "but-aa-001.normalTitle" = "Kaufen";
            "seg-aa-001.segmentTitles[1]" = "Zwei";
            "nav-aa-001.title" = "Liste";
            """,
        ])
        let controller = speaking("de_DE.UTF-8") {
            UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
                as? UITableViewController
        }
        let list = try #require(controller)
        let app = try TestApplication(showing: list)
        defer { withExtendedLifetime(app) {} }
        #expect(list.navigationItem.title == "Liste")
        #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "Konto")
        #expect(list.tableView(list.tableView, titleForFooterInSection: 0) == "Fuß")
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect((cell.contentView.subviews.first as? UIButton)?.currentTitle == "Kaufen")
        let segments = try #require(cell.contentView.subviews.last as? UISegmentedControl)
        #expect(segments.titleForSegment(at: 0) == "One" && segments.titleForSegment(at: 1) == "Zwei")
    }

    @Test func localizedRuntimeAttributesAreNumberedInTheStrings() throws {
        let element = """
            <view id="vie-aa-001"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="plain"/>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityIdentifier" value="Gate"/>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" value="Door"/>
            </userDefinedRuntimeAttributes></view>
            """
        let folder = try NibSamples.Folder([
            "Base.lproj/Row.xib": String(decoding: NibSamples.xib(element), as: UTF8.self),
            "de.lproj/Row.strings": """
            "vie-aa-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]" = "Tür";
            """,
        ])
        let view = speaking("de_DE.UTF-8") { folder.bundle.loadNibNamed("Row", owner: nil)?.first as? UIView }
        #expect(view?.accessibilityIdentifier == "Gate" && view?.accessibilityLabel == "Tür")
    }
}
