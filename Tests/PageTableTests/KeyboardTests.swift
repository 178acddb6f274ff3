import PageTable
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct KeyboardTests {
    /// A page of 20 text fields over a keyboard of 300 points.
    private func fixture() throws -> (PageFixture, [TextFieldCellData]) {
        let data = (0..<20).map { TextFieldCellData(label: "Field \($0)") }
        let fixture = try PageFixture { page in
            page.addSection(at: 0)
            for (row, data) in data.enumerated() {
                page.addRow(at: row, inSection: 0, cellClass: TextFieldCell.self, cellData: data)
            }
        }
        return (fixture, data)
    }

    private func edit(_ row: Int, in fixture: PageFixture) throws -> UITextField {
        let field = try fixture.cell(row, as: TextFieldCell.self).textField
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        field.becomeFirstResponder()
        fixture.app.advance(by: 1)
        return field
    }

    // Seeds 354, 389.
    @Test func theEditedFieldIsScrolledAboveTheKeyboard() throws {
        let (fixture, _) = try fixture()
        let field = try edit(14, in: fixture)
        let frame = field.convert(field.bounds, to: nil as UIView?)
        #expect(frame.maxY <= 844 - 300)
        #expect(frame.minY >= 44)
        #expect(fixture.table.contentInset.bottom == 300)
        #expect(fixture.table.verticalScrollIndicatorInsets.bottom == 300)
    }

    @Test func aFieldThatIsNotCoveredStaysWhereItIs() throws {
        let (fixture, _) = try fixture()
        let offset = fixture.table.contentOffset
        _ = try edit(1, in: fixture)
        #expect(fixture.table.contentOffset == offset)
    }

    @Test func afterEditingTheInsetsAreAsBefore() throws {
        let (fixture, _) = try fixture()
        fixture.table.contentInset.bottom = 10
        let field = try edit(14, in: fixture)
        fixture.app.press(.keyboardReturnOrEnter)
        fixture.app.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(fixture.table.contentInset.bottom == 10)
        #expect(fixture.table.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func theLastRowCanBeScrolledAboveTheKeyboard() throws {
        let (fixture, _) = try fixture()
        _ = try edit(14, in: fixture)
        fixture.table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
        fixture.app.advance(by: 0.5)
        let cell: TextFieldCell = try fixture.cell(19)
        #expect(cell.convert(cell.bounds, to: nil as UIView?).maxY <= 844 - 300 + 0.5)
    }

    @Test func anotherFieldIsScrolledAboveAKeyboardThatIsThereAlready() throws {
        let (fixture, _) = try fixture()
        let first = try edit(10, in: fixture)
        let second = try fixture.cell(12, as: TextFieldCell.self).textField
        second.inputView = first.inputView
        second.becomeFirstResponder()
        fixture.app.advance(by: 1)
        #expect(second.convert(second.bounds, to: nil as UIView?).maxY <= 844 - 300)
    }

    // Seeds 341.
    @Test func aTapOnTheRowEditsTheFieldAndTypingChangesTheData() throws {
        let (fixture, data) = try fixture()
        var typed: [String] = []
        data[2].onChange = { typed.append($0) }
        try fixture.app.tap(text: "Field 2")
        fixture.app.advance(by: 0.3)
        fixture.app.type("Hi")
        #expect(data[2].text == "Hi")
        #expect(typed == ["H", "Hi"])
    }

    @Test func whatWasTypedIsThereWhenTheRowComesBack() throws {
        let (fixture, data) = try fixture()
        data[0].text = "kept"
        fixture.table.reloadData()
        fixture.app.advance(by: 0.1)
        #expect(try fixture.cell(0, as: TextFieldCell.self).textField.text == "kept")
    }

    // Seeds 389.
    @Test func theControllerIsTheDelegateOfTheFields() throws {
        let (fixture, _) = try fixture()
        #expect(try fixture.cell(0, as: TextFieldCell.self).textField.delegate === fixture.page)
    }
}
