import Testing
import UIKit
import UIKitTestDriver

/// Audits of sizes: of what is touched, of frames for text, and of fonts.
@MainActor @Suite(.serialized)
struct SizeAuditTests {
    // MARK: Hit regions

    private func touched(_ button: UIButton) throws -> [String] {
        try AuditScreen.issues(.hitRegion) { view in
            button.accessibilityLabel = "Add"
            view.addSubview(button)
        }.map(\.detailedDescription)
    }

    @Test func anElementBelow44PointsIsReported() throws {
        #expect(try touched(UIButton(frame: CGRect(x: 20, y: 100, width: 44, height: 44))) == [])
        #expect(
            try touched(UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 30))) == [
                "The element can be touched on 200 x 30 points instead of 44 x 44."
            ])
        #expect(
            try touched(UIButton(frame: CGRect(x: 20, y: 100, width: 20, height: 60))) == [
                "The element can be touched on 20 x 60 points instead of 44 x 44."
            ])
    }

    @Test func theRegionOfAViewIsThatOfItsTouches() throws {
        #expect(try touched(LargeButton(frame: CGRect(x: 50, y: 100, width: 20, height: 20))) == [])
    }

    @Test func whatIsDisabledOrPartlyOffTheScreenOrOfASizeOfUIKitIsNotMeasured() throws {
        let disabled = UIButton(frame: CGRect(x: 20, y: 100, width: 20, height: 20))
        disabled.isEnabled = false
        #expect(try touched(disabled) == [])
        #expect(try touched(UIButton(frame: CGRect(x: 380, y: 100, width: 20, height: 20))) == [])
        let issues = try AuditScreen.issues(.hitRegion) { view in
            let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
            toggle.accessibilityLabel = "On"
            view.addSubview(toggle)
        }
        #expect(issues.isEmpty)
    }

    @Test func anElementThatIsNoViewIsMeasuredByItsFrame() throws {
        let issues = try AuditScreen.issues(.hitRegion) { view in
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 100, width: 100, height: 20)
            element.accessibilityTraits = .button
            element.accessibilityLabel = "Bar"
            view.accessibilityElements = [element]
        }
        #expect(issues.count == 1)
    }

    // MARK: Clipped text

    private func clipped(_ change: @escaping (UILabel) -> Void) throws -> Int {
        try AuditScreen.issues(.textClipped) { view in
            let label = AuditScreen.label("Several words that need more than one line in a narrow label")
            label.frame = CGRect(x: 20, y: 100, width: 150, height: 30)
            view.addSubview(label)
            change(label)
        }.count
    }

    @Test func textThatItsLabelCutsOffIsReported() throws {
        #expect(try clipped { $0.numberOfLines = 1 } == 1)
        #expect(try clipped { $0.numberOfLines = 0 } == 1)
        #expect(try clipped { $0.frame.size = CGSize(width: 150, height: 200) } == 0)
        #expect(try clipped { ($0.numberOfLines, $0.frame.size.width) = (1, 350 + 200) } == 0)
    }

    @Test func textThatIsScaledDownToItsLabelIsNotCutOff() throws {
        #expect(try clipped { ($0.numberOfLines, $0.adjustsFontSizeToFitWidth) = (1, true) } == 0)
        #expect(
            try clipped {
                ($0.numberOfLines, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (1, true, 0.9)
            } == 1)
    }

    @Test func textThatIsLongerThanAChosenNumberOfLinesIsNotReported() throws {
        #expect(try clipped { ($0.numberOfLines, $0.frame.size.height) = (2, 60) } == 0)
        #expect(try clipped { ($0.numberOfLines, $0.frame.size.height) = (2, 25) } == 1)
    }

    // MARK: Dynamic type

    @Test func textThatKeepsItsSizeIsReported() throws {
        let issues = try AuditScreen.issues(.dynamicType) { view in
            let fixed = AuditScreen.label("Fixed", at: 400)
            fixed.font = .systemFont(ofSize: 15)
            view.addSubview(AuditScreen.label("Grows"))
            view.addSubview(fixed)
        }
        #expect(issues.map(\.compactDescription) == ["Dynamic Type font sizes are unsupported"])
        #expect((issues.first?.element as? UILabel)?.text == "Fixed")
    }

    @Test func textThatStopsGrowingAtTheAccessibilitySizesIsReported() throws {
        let issues = try AuditScreen.issues(.dynamicType) { view in
            let limited = AuditScreen.label("Limited")
            limited.maximumContentSizeCategory = .extraExtraExtraLarge
            view.addSubview(limited)
        }
        #expect(issues.map(\.compactDescription) == ["Dynamic Type font sizes are partially unsupported"])
    }

    @Test func textThatALargeContentViewerEnlargesMayKeepItsSize() throws {
        let issues = try AuditScreen.issues(.dynamicType) { view in
            let fixed = AuditScreen.label("Fixed")
            fixed.font = .systemFont(ofSize: 15)
            fixed.showsLargeContentViewer = true
            view.addSubview(fixed)
        }
        #expect(issues.isEmpty)
    }

    @Test func pickersMayKeepTheSizeOfTheirText() throws {
        let issues = try AuditScreen.issues(.dynamicType) { view in
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            picker.preferredDatePickerStyle = .compact
            view.addSubview(picker)
        }
        #expect(issues.isEmpty)
    }

    @Test func theAuditRestoresTheSizeAndTheScrollPosition() throws {
        let table = LongTable(style: .plain)
        let app = try TestApplication(showing: table)
        table.tableView.setContentOffset(CGPoint(x: 0, y: 333), animated: false)
        app.frame()
        let before = app.visibleTexts
        _ = app.accessibilityAuditIssues(for: .dynamicType)
        #expect(app.screen.traitCollection.preferredContentSizeCategory == .large)
        #expect(table.tableView.contentOffset.y == 333)
        #expect(app.visibleTexts == before)
    }
}

/// A button that is touched 15 points around itself too.
private final class LargeButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: -15).contains(point)
    }
}

private final class LongTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
