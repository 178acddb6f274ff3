import Foundation
internal import NibDocument

/// The sections of a table with static cells. Its controller's data source methods answer from here where a subclass
/// does not override them, or calls super.
@MainActor
final class StaticRows {
    private struct Section {
        var header: String?
        var footer: String?
        var rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    private let sections: [Section]

    /// Creates the cells, which outlets of the controller refer to.
    init(_ table: NibObject, _ instance: NibInstance) {
        sections = table.list("sections").map { record in
            let coder = NibCoder(record, instance)
            let rows = record.list("cells").compactMap { record -> (UITableViewCell, CGFloat?)? in
                guard let cell = instance.make(record) as? UITableViewCell else { return nil }
                return (cell, record.attributes.number("rowHeight").map { CGFloat($0) })
            }
            return Section(header: coder.text("headerTitle"), footer: coder.text("footerTitle"), rows: rows)
        }
    }

    var count: Int { sections.count }

    func count(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }

    func cell(at indexPath: IndexPath) -> UITableViewCell? { row(indexPath)?.cell }

    /// In points; nil for the height that the table's rows have.
    func height(at indexPath: IndexPath) -> CGFloat? {
        row(indexPath)?.height.map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }

    func header(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }

    func footer(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }

    func indentation(at indexPath: IndexPath) -> Int { row(indexPath)?.cell.indentationLevel ?? 0 }

    private func row(_ indexPath: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].rows.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].rows[indexPath.row]
    }

    /// The methods that these rows answer for a controller that does not override them.
    static let answered: DelegateMethodSet = {
        var methods = DelegateMethodSet()
        for method: TableMethod in [
            .numberOfSections, .titleForHeader, .titleForFooter, .heightForRow, .indentationLevel,
        ] { methods.insert(method) }
        return methods
    }()
}

extension UITableViewController: AnsweringController {
    var answeredMethods: DelegateMethodSet { staticRows == nil ? DelegateMethodSet() : StaticRows.answered }
}
