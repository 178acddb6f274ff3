import Foundation
import Testing

@testable import UIKit

/// Tables and cells in archives.
@MainActor @Suite(.serialized)
struct TableCodingTests {
    private func copy<View: UIView>(of view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
    }

    // Seeds 336.
    @Test func anArchivedTableKeepsItsStyleHeightsAndSelection() throws {
        let table = UITableView(frame: CGRect(x: 1, y: 2, width: 300, height: 400), style: .grouped)
        table.separatorStyle = .none
        table.separatorColor = .red
        table.backgroundColor = .yellow
        table.rowHeight = 72
        table.sectionHeaderHeight = 33
        table.estimatedRowHeight = 50
        table.allowsSelection = false
        table.allowsMultipleSelectionDuringEditing = true
        let copy = try copy(of: table)
        #expect(copy.style == .grouped && copy.frame == table.frame)
        #expect(copy.separatorStyle == .none && copy.separatorColor == .red && copy.backgroundColor == .yellow)
        #expect(copy.rowHeight == 72 && copy.sectionHeaderHeight == 33 && copy.estimatedRowHeight == 50)
        #expect(copy.sectionFooterHeight == table.sectionFooterHeight)
        #expect(!copy.allowsSelection && !copy.allowsMultipleSelection && copy.allowsMultipleSelectionDuringEditing)
    }

    @Test func anArchivedCellKeepsABackgroundColorOfItsOwnOnly() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(try !copy(of: cell).hasOwnBackgroundColor)
        cell.backgroundColor = .red
        let copied = try copy(of: cell)
        #expect(copied.hasOwnBackgroundColor && copied.backgroundColor == .red)
    }

    @Test func anArchivedTableKeepsItsHeaderAndItsFooter() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        header.text = "Above"
        header.textAlignment = .center
        header.font = .boldSystemFont(ofSize: 20)
        table.tableHeaderView = header
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        let copy = try copy(of: table)
        let label = try #require(copy.tableHeaderView as? UILabel)
        #expect(label.text == "Above" && label.textAlignment == .center && label.font == .boldSystemFont(ofSize: 20))
        #expect(copy.tableFooterView?.frame.height == 20)
    }

    @Test func anArchivedCellKeepsWhatItShows() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Row")
        cell.textLabel?.text = "Title"
        cell.textLabel?.textColor = .red
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = .detailButton
        cell.selectionStyle = .none
        cell.indentationLevel = 2
        let copy = try copy(of: cell)
        #expect(copy.reuseIdentifier == "Row" && copy.accessoryType == .checkmark)
        #expect(copy.editingAccessoryType == .detailButton && copy.selectionStyle == .none)
        #expect(copy.indentationLevel == 2 && copy.indentationWidth == 10)
        #expect(copy.textLabel?.text == "Title" && copy.textLabel?.textColor == .red)
        #expect(copy.detailTextLabel?.text == "Detail")
    }

    @Test func anArchivedCellKeepsTheViewsOfItsContent() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        label.text = "Own"
        cell.contentView.addSubview(label)
        let copy = try copy(of: cell)
        #expect(copy.reuseIdentifier == nil)
        let labels = copy.contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.compactMap(\.text).sorted() == ["Own", "Title"])
        #expect(labels.first { $0.text == "Own" }?.frame == label.frame)
    }
}
