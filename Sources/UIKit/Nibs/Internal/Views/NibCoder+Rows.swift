import Foundation
internal import NibDocument

// What tables, collection views and cells have in nibs and not in archives: prototypes, static rows, and contents whose
// labels may be the cell's own.
@MainActor
extension NibCoder {
    /// Registers the prototypes of a table and makes its static rows.
    func addRows(to table: UITableView) {
        if table.style != .plain { table.heights.least = [.header, .footer] }
        for cell in record.list("prototypes") {
            guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
            table.register(PrototypeNib(cell, of: instance), forCellReuseIdentifier: identifier)
        }
        file.preview?.note(record.list("prototypes").map { PrototypeNib($0, of: instance) }, of: table)
        if record.attributes["dataMode"] == "static" { table.staticRows = StaticRows(record, instance) }
    }

    /// Registers the prototypes of a collection view.
    func registerElements(in view: UICollectionView) {
        for cell in record.list("cells") {
            guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
            view.register(PrototypeNib(cell, of: instance), forCellWithReuseIdentifier: identifier)
        }
        file.preview?.note(record.list("cells").map { PrototypeNib($0, of: instance) }, of: view)
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let record = record.part(key), let identifier = record.attributes["reuseIdentifier"] else { continue }
            view.register(
                PrototypeNib(record, of: instance), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
    }

    /// Gives the content view of a cell what the record has for it.
    func addContent(to cell: UITableViewCell) {
        guard let content = record.part("contentView") else { return }
        adoptLabels(of: cell, content)
        if let frame = content.frame { cell.contentView.frame = CGRect(frame) }
        cell.contentView.decodeShared(from: NibCoder(content, instance))
        for view in content.subviews where view.identifier.flatMap(instance.object) == nil {
            if let view = instance.make(view) as? UIView { cell.contentView.addSubview(view) }
        }
        instance.note(cell.contentView, content)
    }

    /// The labels and the image of the built-in styles are the cell's own; their records are among the subviews of the
    /// content view.
    private func adoptLabels(of cell: UITableViewCell, _ content: NibObject) {
        guard record.attributes["style"] != nil else { return }
        let parts: [(String, UIView?)] = [
            ("textLabel", record.attributes["textLabel"] == nil ? nil : cell.textLabel),
            ("detailTextLabel", record.attributes["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
            ("imageView", record.attributes["imageView"] == nil ? nil : cell.imageView),
        ]
        for (name, view) in parts {
            guard let view, let identifier = record.attributes[name],
                let record = content.subviews.first(where: { $0.identifier == identifier })
            else { continue }
            instance.adopt(view, record)
        }
    }
}
