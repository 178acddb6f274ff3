import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Where constraints place controls, compared with the frames that Interface Builder has written into public storyboards
/// of tools 15505 to 24127.
@MainActor @Suite(.serialized)
struct EditorFrameTests {
    private func place(
        _ control: UIView, leading: CGFloat = 20, trailing: CGFloat = 20, top: CGFloat = 86, height: CGFloat? = nil
    ) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        control.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: leading),
            control.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
            control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -trailing),
        ])
        if let height { control.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return control.frame
    }

    /// younatics/YNExpandableCell.
    @Test func aSliderIsWiderThanWhatConstraintsPlace() {
        #expect(place(UISlider(), height: 30) == CGRect(x: 18, y: 86, width: 339, height: 31))
        #expect(place(UISlider()).height == 31)
    }

    /// younatics/YNExpandableCell, with the height of iOS 12, and ABashkirova/recipes-ios.
    @Test func aSegmentedControlIsAPointHigherThanWhatConstraintsPlace() {
        let control = UISegmentedControl(items: ["First", "Second"])
        #expect(place(control, height: 28) == CGRect(x: 20, y: 86, width: 335, height: 29))
        #expect(place(UISegmentedControl(items: ["First", "Second"]), leading: 16, top: 8, height: 36).height == 37)
        #expect(control.sizeThatFits(.zero).height == 32)
        #expect(control.intrinsicContentSize.height == 31)
    }

    /// AliSoftware/OHHTTPStubs: at (274, 22), 51 points wide, beside a margin that ends at 323.
    @Test func aSwitchEndsTwoPointsBehindItsConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 339, height: 100))
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(control)
        control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
        control.topAnchor.constraint(equalTo: root.topAnchor, constant: 22).isActive = true
        root.layoutIfNeeded()
        #expect(control.frame == CGRect(x: 274, y: 22, width: 51, height: 31))
    }

    /// hackiftekhar/IQKeyboardManager (14 points) and three more.
    @Test(arguments: [(14, 34), (17, 34), (20, 34), (22, 36)])
    func aRoundedTextFieldIsAtLeast34PointsHigh(pointSize: Int, height: CGFloat) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: CGFloat(pointSize))
        #expect(place(field).height == height)
    }

    /// Tools 22154 to 24127: 26.5 points at 375, 30.33 in a card with margins of 20 at 3x.
    @Test(arguments: [(375.0, 2.0, 348.5), (414, 2, 383.5), (375, 3, 1045.0 / 3 + 1.0 / 3)])
    func aDisclosureIndicatorLeavesThisWidthToTheContent(width: Double, scale: Double, content: Double) throws {
        let cell = UITableViewCell()
        cell.accessoryType = .disclosureIndicator
        let controller = OneCell(cell)
        let app = try TestApplication(
            showing: controller, size: CGSize(width: width, height: 600), scale: CGFloat(scale))
        defer { withExtendedLifetime(app) {} }
        #expect(abs(Double(cell.contentView.frame.width) - content) < 0.01)
    }

    /// fabricioaugusto/embaixadasgv-app-ios-swift: 42.5, 57 and 134.5 points at 16 points; the semibold of
    /// `boldSystemFont(ofSize:)` is narrower.
    @Test(arguments: [("Label", 42.5), ("Eu sou:", 57), ("Em parceria com:", 134.5)])
    func theBoldSystemFontOfNibsIsBold(text: String, width: Double) throws {
        let folder = try NibSamples.Folder([
            "Row.xib": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <label text="\(text)" id="label"><rect key="frame" x="0" y="0" width="10" height="10"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="16"/></label>
            </objects></document>
            """
        ])
        let objects = UINib(nibName: "Row", bundle: folder.bundle).instantiate(withOwner: nil)
        let label = try #require(objects.first as? UILabel)
        #expect(label.font == .systemFont(ofSize: 16, weight: .bold))
        let app = try TestApplication(showing: UIViewController(), scale: 2)
        app.window.addSubview(label)
        #expect(abs(Double(label.intrinsicContentSize.width) - width) <= 0.5)
    }

    private final class OneCell: UITableViewController {
        private let cell: UITableViewCell

        init(_ cell: UITableViewCell) {
            self.cell = cell
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell
        }
    }
}
