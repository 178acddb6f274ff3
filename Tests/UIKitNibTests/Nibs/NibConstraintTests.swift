import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Constraints, guides and stacks of xib files.
@MainActor @Suite(.serialized)
struct NibConstraintTests {
    private final class Owner: NSObject {
        var width: NSLayoutConstraint?
    }

    private static let box = """
        <view contentMode="scaleToFill" id="top-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
                    <rect key="frame" x="1" y="2" width="3" height="4"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="50" identifier="theWidth" id="con-aa-001"/>
                        <constraint firstAttribute="height" secondItem="box-aa-001" secondAttribute="width" \
        multiplier="1:2" id="con-aa-002"/>
                    </constraints>
                </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="gui-aa-001"/>
            <constraints>
                <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="gui-aa-001" \
        secondAttribute="leading" constant="20" id="con-aa-003"/>
                <constraint firstItem="gui-aa-001" firstAttribute="bottom" secondItem="box-aa-001" \
        secondAttribute="bottom" constant="10" id="con-aa-004"/>
                <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="top-aa-001" secondAttribute="top" \
        constant="99" placeholder="YES" id="con-aa-005"/>
            </constraints>
        </view>
        """

    @Test func constraintsOfTheFilePlaceItsViews() throws {
        let view: UIView = try #require(NibSamples.object(Self.box))
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 165, width: 50, height: 25))
        view.frame.size.height = 100
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 65, width: 50, height: 25))
    }

    @Test func aConstraintHasTheIdentifierOfTheFile() throws {
        let view: UIView = try #require(NibSamples.object(Self.box))
        #expect(view.subviews[0].constraints.first?.identifier == "theWidth")
        #expect(view.constraints.count == 2, "a placeholder is there for the editor only")
    }

    @Test func aStackOfTheFileArrangesItsViews() throws {
        let stack: UIStackView = try #require(
            NibSamples.object(
                """
                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="top" spacing="6" \
                id="sta-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <subviews>
                        <label text="One" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
                lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                        </label>
                        <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-002">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                        </label>
                    </subviews>
                </stackView>
                """))
        #expect(stack.axis == .vertical && stack.alignment == .leading && stack.spacing == 6)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(stack.arrangedSubviews[0].contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        stack.layoutIfNeeded()
        let (one, two) = (stack.arrangedSubviews[0].frame, stack.arrangedSubviews[1].frame)
        #expect(one.minY == 0 && two.maxY == 100 && abs(two.minY - one.maxY - 6) < 0.6)
    }

    /// A cell whose text has 10 points above and below.
    private static let cell = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="row" \
        id="cel-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="center" tableViewCell="cel-aa-001" id="cve-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <label numberOfLines="0" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                        <string key="text">One
        Two
        Three</string>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="lab-aa-001" firstAttribute="leading" secondItem="cve-aa-001" \
        secondAttribute="leadingMargin" id="con-aa-001"/>
                    <constraint firstAttribute="trailingMargin" secondItem="lab-aa-001" secondAttribute="trailing" \
        id="con-aa-002"/>
                    <constraint firstItem="lab-aa-001" firstAttribute="top" secondItem="cve-aa-001" \
        secondAttribute="top" constant="10" id="con-aa-003"/>
                    <constraint firstAttribute="bottom" secondItem="lab-aa-001" secondAttribute="bottom" \
        constant="10" id="con-aa-004"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(NibSamples.nib(NibConstraintTests.cell), forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test func aCellOfAFileGivesItsRowTheHeightThatItsConstraintsNeed() throws {
        let controller = Rows(style: .plain)
        let app = try TestApplication(showing: controller)
        defer { withExtendedLifetime(app) {} }
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        let text = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        #expect(text > 55)
        #expect(abs(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height - text - 20) <= 1)
        #expect(label.frame.minX == cell.contentView.layoutMargins.left)
    }

    @Test func aConstraintToAMissingViewIsToldWithItsPlaceAndLeftOut() {
        let messages = logged {
            let view: UIView? = NibSamples.object(
                Self.box.replacingOccurrences(of: "firstItem=\"box", with: "firstItem=\"xob"))
            view?.layoutIfNeeded()
        }
        #expect(messages.contains { $0.contains("the constraint con-aa-003 is left out") })
    }
}
