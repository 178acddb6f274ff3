import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows, headers and footers in which the user types.
@MainActor @Suite(.serialized)
final class FirstResponderRowTests: NSObject, UITableViewDelegate {
    private lazy var stage = TouchStage(size: CGSize(width: 320, height: 600))
    private lazy var fixture = TableFixture()
    private let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
    private var table: UITableView { fixture.table }

    /// Shows a table whose cell of row 1 contains the field.
    private func showTable() {
        fixture.configure = { [field] cell, path in
            if path == [0, 1] { cell.contentView.addSubview(field) }
        }
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        #expect(field.becomeFirstResponder())
        field.insertText("typed")
    }

    @Test func aRowKeepsItsCellWhileItsFieldIsEdited() throws {
        showTable()
        let cell = try #require(table.cellForRow(at: [0, 1]) as? CountedCell)
        for y in stride(from: CGFloat(300), through: 4000, by: 300) { fixture.scroll(to: y) }
        #expect(field.isFirstResponder)
        field.insertText("!")
        #expect(!fixture.visibleRows.contains("0-1"))
        let asked = fixture.rowsAskedFor { fixture.scroll(to: 0) }
        #expect(!asked.contains("0-1"))
        #expect(table.cellForRow(at: [0, 1]) === cell)
        #expect(cell.reuses == 0)
        #expect(field.text == "typed!")
    }

    @Test func aRowOffScreenGivesItsCellBackWhenEditingEnds() {
        showTable()
        fixture.scroll(to: 3000)
        #expect(table.cellForRow(at: [0, 1]) != nil)
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(table.cellForRow(at: [0, 1]) == nil)
    }

    @Test func editingGoesOnThroughUpdatesOfOtherRows() throws {
        showTable()
        let cell = table.cellForRow(at: [0, 1])
        fixture.scroll(to: 3000)
        fixture.counts = [103]
        table.insertRows(at: [[0, 0], [0, 1], [0, 102]], with: .none)
        table.reloadRows(at: [[0, 0], [0, 4], [0, 50]], with: .fade)
        stage.advance(by: 1)
        #expect(table.cellForRow(at: [0, 3]) === cell)
        #expect(cell?.frame.minY == 180)
        table.moveRow(at: [0, 3], to: [0, 90])
        stage.advance(by: 1)
        #expect(table.cellForRow(at: [0, 90]) === cell)
        #expect(field.isFirstResponder)
        fixture.counts = [102]
        table.deleteRows(at: [[0, 90]], with: .fade)
        stage.advance(by: 1)
        #expect(!field.isFirstResponder)
    }

    @Test func editingGoesOnWhileTheTableChangesItsWidth() {
        showTable()
        fixture.scroll(to: 3000)
        table.frame.size.width = 280
        stage.advance(by: 0.1)
        #expect(field.isFirstResponder)
        #expect(table.cellForRow(at: [0, 1])?.frame.width == 280)
    }

    @Test func aTextViewInARowIsEditedOffScreen() {
        let view = UITextView(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
        fixture.configure = { cell, path in
            if path == [0, 1] { cell.contentView.addSubview(view) }
        }
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        view.becomeFirstResponder()
        fixture.scroll(to: 3000)
        #expect(view.isFirstResponder)
    }

    // MARK: Headers

    private var headerAnswers = 0
    private var footerAnswers = 0
    private var fieldOfFooter: UITextField?

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headerAnswers += section == 0 ? 1 : 0
        let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
        if section == 0 { view.contentView.addSubview(field) }
        return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

    @Test func aHeaderStaysWhileItsFieldIsEdited() throws {
        fixture.counts = [10, 100]
        table.delegate = self
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        let top = header.frame.minY
        #expect(field.becomeFirstResponder())
        for y in stride(from: CGFloat(300), through: 4000, by: 300) { fixture.scroll(to: y) }
        table.frame.size.width = 280
        stage.advance(by: 0.1)
        #expect(field.isFirstResponder)
        fixture.scroll(to: 0)
        #expect(table.headerView(forSection: 0) === header)
        #expect(header.frame == CGRect(x: 0, y: top, width: 280, height: 44))
        #expect(headerAnswers == 1)
        fixture.scroll(to: 4000)
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(table.headerView(forSection: 0) == nil)
    }

    // MARK: Footers

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let fieldOfFooter, section == 0 else { return nil }
        footerAnswers += 1
        let view = UITableViewHeaderFooterView(reuseIdentifier: "footer")
        view.contentView.addSubview(fieldOfFooter)
        return view
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        fieldOfFooter != nil && section == 0 ? 44 : 0
    }

    @Test func aFooterStaysWhileItsFieldIsEdited() throws {
        let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
        fieldOfFooter = field
        fixture.counts = [3, 100]
        table.delegate = self
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        let footer = try #require(table.footerView(forSection: 0))
        let frame = footer.frame
        #expect(field.becomeFirstResponder())
        field.insertText("typed")
        for y in stride(from: CGFloat(300), through: 4000, by: 300) { fixture.scroll(to: y) }
        stage.advance(by: 0.1)
        field.insertText("!")
        #expect(field.isFirstResponder)
        #expect(footer.frame.maxY < table.bounds.minY)
        fixture.scroll(to: 0)
        #expect(table.footerView(forSection: 0) === footer)
        #expect(footer.frame == frame)
        #expect(footerAnswers == 1)
        #expect(field.text == "typed!")
    }

    @Test func aFooterOffScreenIsGivenUpWhenEditingEnds() throws {
        let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
        fieldOfFooter = field
        fixture.counts = [3, 100]
        table.delegate = self
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        #expect(field.becomeFirstResponder())
        fixture.scroll(to: 3000)
        #expect(table.footerView(forSection: 0) != nil)
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(table.footerView(forSection: 0) == nil)
    }
}
