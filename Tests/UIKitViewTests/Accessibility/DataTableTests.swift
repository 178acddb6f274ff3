import Testing
import UIKit
import UIKitTestDriver

/// Tables of values, texts that continue in other elements, zooming, and components of pickers.
@MainActor @Suite(.serialized)
struct DataTableTests {
    @Test func aDataTableHasNoHeadersByDefault() {
        let table: any UIAccessibilityContainerDataTable = ValueTable()
        #expect(table.accessibilityRowCount() == 2 && table.accessibilityColumnCount() == 1)
        #expect(table.accessibilityDataTableCellElement(forRow: 1, column: 0)?.accessibilityRowRange().location == 1)
        #expect(table.accessibilityDataTableCellElement(forRow: 2, column: 0) == nil)
        #expect(table.accessibilityHeaderElements(forRow: 0) == nil)
        #expect(table.accessibilityHeaderElements(forColumn: 0) == nil)
    }

    @Test func neighborsOfATextAreNotRetained() {
        let (first, second) = (UITextView(), UITextView())
        first.accessibilityNextTextNavigationElement = second
        second.accessibilityPreviousTextNavigationElement = first
        #expect(first.accessibilityNextTextNavigationElement as? UITextView === second)
        #expect(second.accessibilityPreviousTextNavigationElement as? UITextView === first)
        do {
            let third = NSObject()
            second.accessibilityNextTextNavigationElement = third
            #expect(second.accessibilityNextTextNavigationElement != nil)
        }
        #expect(second.accessibilityNextTextNavigationElement == nil)
        second.accessibilityNextTextNavigationElementBlock = { first }
        #expect(second.accessibilityNextTextNavigationElement as? UITextView === first)
    }

    @Test func aTextInputEditsItsOwnText() {
        let (field, label) = (UITextField(), UILabel())
        #expect(field.accessibilityTextInputResponder === field)
        #expect(label.accessibilityTextInputResponder == nil)
        label.accessibilityTextInputResponder = field
        #expect(label.accessibilityTextInputResponder === field)
    }

    @Test func zoomingIsForClassesThatOverrideIt() {
        let point = CGPoint(x: 3, y: 4)
        #expect(!UIView().accessibilityZoomIn(at: point) && !NSObject().accessibilityZoomOut(at: point))
        let map = MapView()
        #expect((map as NSObject).accessibilityZoomIn(at: point))
        #expect(map.point == point)
        #expect(UIAccessibilityTraits.supportsZoom.rawValue == 70_368_744_177_664)
    }

    @Test func prioritiesOfAnnouncementsHaveUIKitsNames() {
        #expect(UIAccessibilityPriority.high.rawValue == "UIAccessibilityPriorityHigh")
        #expect(UIAccessibilityPriority.default.rawValue == "UIAccessibilityPriorityDefault")
        #expect(UIAccessibilityPriority.low.rawValue == "UIAccessibilityPriorityLow")
    }

    // MARK: Pickers

    private func wheel(_ delegate: any UIPickerViewDelegate & UIPickerViewDataSource) throws -> NSObject {
        let controller = UIViewController()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.delegate, picker.dataSource) = (delegate, delegate)
        controller.view.addSubview(picker)
        let app = try TestApplication(showing: controller)
        return try #require(app.accessibilityElements.first { $0.accessibilityTraits.contains(.adjustable) })
    }

    @Test func thePickersDelegateNamesAComponent() throws {
        let delegate = PlainNames()
        let wheel = try wheel(delegate)
        #expect(wheel.accessibilityLabel == "Size 0" && wheel.accessibilityHint == "Turn 0")
        #expect(wheel.accessibilityUserInputLabels == ["big", "small"])
        #expect(wheel.accessibilityAttributedLabel?.string == "Size 0")
    }

    @Test func textsWithAttributesComeFirst() throws {
        let delegate = AttributedNames()
        let wheel = try wheel(delegate)
        #expect(wheel.accessibilityLabel == "Attributed size")
        #expect(wheel.accessibilityHint == "Turn 0")
        #expect(wheel.accessibilityUserInputLabels == ["huge"])
    }

    @Test func aDelegateWithoutSuchMethodsGivesNoNames() throws {
        let delegate = Rows()
        let wheel = try wheel(delegate)
        #expect(wheel.accessibilityLabel == nil && wheel.accessibilityHint == nil)
        #expect(wheel.accessibilityValue == "Row 0")
    }
}

@MainActor private final class ValueTable: NSObject, UIAccessibilityContainerDataTable {
    private let cells = [ValueCell(row: 0), ValueCell(row: 1)]

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells.indices.contains(row) ? cells[row] : nil }
    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { 1 }
}

@MainActor private final class ValueCell: NSObject, UIAccessibilityContainerDataTableCell {
    private let row: Int

    init(row: Int) {
        self.row = row
        super.init()
    }

    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 1) }
}

private final class MapView: UIView {
    var point: CGPoint?

    override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        self.point = point
        return true
    }
}

private class Rows: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
}

private class PlainNames: Rows, UIPickerViewAccessibilityDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        "Size \(component)"
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        "Turn \(component)"
    }

    func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { ["big", "small"] }
}

private final class AttributedNames: Rows, UIPickerViewAccessibilityDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        "Turn \(component)"
    }

    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "Attributed size") }

    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [NSAttributedString(string: "huge")] }
}
