import PageTable
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ReadyCellTests {
    private func cell<Cell: PageCell>(_ type: Cell.Type, _ data: Any?) throws -> (Cell, TestApplication) {
        let fixture = try PageFixture { page in
            page.addSection(at: 0)
            page.addRow(at: 0, inSection: 0, cellClass: type, cellData: data)
        }
        return (try fixture.cell(0), fixture.app)
    }

    // Seeds 374.
    @Test func aLabelShowsTextsAndTheDescriptionsOfOtherData() throws {
        #expect(try cell(LabelCell.self, "Text").0.label.text == "Text")
        #expect(try cell(LabelCell.self, NSString(string: "Object")).0.label.text == "Object")
        #expect(try cell(LabelCell.self, 42).0.label.text == "42")
        #expect(try cell(LabelCell.self, nil).0.label.text == nil)
        let dictionary: NSDictionary = ["name": "Ada"]
        #expect(try cell(LabelCell.self, dictionary).0.label.text == dictionary.description)
        let text = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        #expect(try cell(LabelCell.self, text).0.label.attributedText?.string == "Red")
    }

    // Seeds 374.
    @Test func aDictionaryAndAModelObjectReachTheCellAsTheyAre() throws {
        final class Person: NSObject {
            let name = "Grace"
        }
        final class DataCell: PageCell {
            override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
                super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
                switch cellData {
                case let dictionary as NSDictionary: textLabel?.text = dictionary["name"] as? String
                case let person as Person: textLabel?.text = person.name
                default: textLabel?.text = nil
                }
            }
        }
        let dictionary: NSDictionary = ["name": "Ada"]
        #expect(try cell(DataCell.self, dictionary).0.textLabel?.text == "Ada")
        #expect(try cell(DataCell.self, Person()).0.textLabel?.text == "Grace")
    }

    @Test func aPlainTextAfterOneWithAttributesHasTheLabelsOwnLook() throws {
        let cell = try cell(LabelCell.self, "Text").0
        let (font, color) = (cell.label.font, cell.label.textColor)
        let table = UITableView()
        let red = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 40)])
        cell.configure(for: red, tableView: table, indexPath: IndexPath(row: 0, section: 0))
        #expect(cell.label.textColor == .red)
        cell.configure(for: "Plain", tableView: table, indexPath: IndexPath(row: 0, section: 0))
        #expect(cell.label.text == "Plain" && cell.label.font == font && cell.label.textColor == color)
    }

    @Test func aFieldIsTouchedOnTheWholeHeightOfItsRow() throws {
        let cell = try cell(TextFieldCell.self, TextFieldCellData(label: "Name", text: "Ada")).0
        let field = cell.textField.convert(cell.textField.bounds, to: cell)
        let label = cell.label.convert(cell.label.bounds, to: cell)
        #expect(field.minY > 4)
        #expect(cell.hitTest(CGPoint(x: field.midX, y: 2), with: nil) === cell.textField)
        #expect(cell.hitTest(CGPoint(x: label.midX, y: 2), with: nil) === cell.contentView)
        cell.textField.isEnabled = false
        #expect(cell.hitTest(CGPoint(x: field.midX, y: 2), with: nil) === cell.contentView)
    }

    @Test func aLabelGivesItsRowTheHeightOfItsText() throws {
        let short = try cell(LabelCell.self, "Text").0.frame.height
        #expect(short >= 44)
        #expect(try cell(LabelCell.self, String(repeating: "many words ", count: 20)).0.frame.height > short + 30)
    }

    @Test func aSwitchChangesItsData() throws {
        var changes: [Bool] = []
        let data = SwitchCellData(title: "Wi-Fi", isOn: true) { changes.append($0) }
        let (cell, app) = try cell(SwitchCell.self, data)
        #expect(cell.toggle.isOn)
        #expect(app.shows(text: "Wi-Fi"))
        try app.tap(cell.toggle)
        #expect(!data.isOn)
        #expect(changes == [false])
    }

    @Test func aFieldWithoutALabelFillsItsRow() throws {
        let labelled = try cell(TextFieldCell.self, TextFieldCellData(label: "Name")).0.textField.frame
        let bare = try cell(TextFieldCell.self, TextFieldCellData(placeholder: "Name")).0.textField.frame
        #expect(bare.width > labelled.width + 90)
    }

    @Test func dataOfAnotherKindGivesAnEmptyRow() throws {
        #expect(try cell(TextFieldCell.self, 7).0.textField.text ?? "" == "")
        #expect(try cell(SwitchCell.self, "x").0.textLabel?.text == nil)
    }
}
