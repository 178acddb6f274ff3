import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Where the rows of grouped tables are, compared with the frames that Interface Builder has written into storyboards
/// of SwiftKickMobile/SwiftMessages (tools 22505), muyexi/StaticTableViewController (14460) and
/// soapyigu/Swift-30-Projects (13196, 14109), and Ranchero-Software/NetNewsWire (24506, 24765; `insetGrouped`).
@MainActor @Suite(.serialized)
struct InterfaceBuilderFrameTests {
    private func table(
        _ style: String = "grouped", header: Int = 18, titles: [String?], rows: Int
    ) throws -> UITableView {
        let sections = titles.enumerated().map { section, title in
            let cells = (0..<rows).map { row in
                """
                <tableViewCell contentMode="scaleToFill" id="c\(section)\(row)">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c\(section)\(row)" id="v\(section)\(row)"/>
                </tableViewCell>
                """
            }
            let attribute = title.map { "headerTitle=\"\($0)\"" } ?? ""
            return
                "<tableViewSection \(attribute) id=\"s\(section)\"><cells>\(cells.joined())</cells></tableViewSection>"
        }
        let folder = try NibSamples.Folder([
            "Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="con"><scenes><scene><objects>
                <tableViewController id="con" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="\(style)" rowHeight="44" \
            sectionHeaderHeight="\(header)" sectionFooterHeight="18" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <sections>\(sections.joined())</sections>
                        <connections>
                            <outlet property="dataSource" destination="con" id="o1"/>
                            <outlet property="delegate" destination="con" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
            </objects></scene></scenes></document>
            """
        ])
        let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        let list = try #require(controller as? UITableViewController)
        _ = try TestApplication(showing: list, size: CGSize(width: 375, height: 667), scale: 2)
        return list.tableView
    }

    @Test func titlesAreAsHighAsTheirTextWhateverTheHeightOfTheFile() throws {
        for (style, height) in [("grouped", 18), ("grouped", 10), ("insetGrouped", 18)] {
            let table = try table(style, header: height, titles: ["Presentation", "Styling"], rows: 2)
            #expect(table.rectForRow(at: [0, 0]).minY == 55.5)
            // Below the last row are a footer without a title, of the height of the file, and the next title.
            #expect(table.rectForRow(at: [1, 0]).minY - table.rectForRow(at: [0, 1]).maxY == 56)
        }
    }

    @Test func sectionsWithoutTitlesHaveTheHeightsOfTheFileBelowTheFirst() throws {
        let table = try table(titles: [nil, nil, nil], rows: 2)
        #expect(table.rectForRow(at: [0, 0]).minY == 35)
        #expect(table.rectForRow(at: [1, 0]).minY == 159)
        #expect(table.rectForRow(at: [2, 0]).minY == 283)
    }

    @Test func insetSectionsWithoutTitlesHaveTheHeightsOfTheFile() throws {
        let table = try table("insetGrouped", titles: [nil, nil], rows: 2)
        #expect(table.rectForRow(at: [0, 0]).minY == 18)
        #expect(table.rectForRow(at: [1, 0]).minY == 142)
    }

    @Test func aHeightThatCodeSetsIsTakenLiterally() throws {
        let table = try table(titles: ["Presentation"], rows: 1)
        table.sectionHeaderHeight = 20
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 0]).minY == 20)
    }
}
