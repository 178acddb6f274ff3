import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    /// Called at the end of the initializer of UITableView.
    func decode(_ table: UITableView) {
        table.decodeShared(from: self)
        if let style = option("separatorStyle", Self.separators) { table.separatorStyle = style }
        if let color = color("separatorColor") { table.separatorColor = color }
        if let insets = insets("separatorInset") { table.separatorInset = insets }
        if record.attributes["separatorInsetReference"] == "fromAutomaticInsets" {
            table.separatorInsetReference = .fromAutomaticInsets
        }
        decodeHeights(table)
        decodeSelection(table)
        if let count = integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = count
        }
        if let color = color("sectionIndexColor") { table.sectionIndexColor = color }
        if let color = color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
        if let color = color("sectionIndexTrackingBackgroundColor") {
            table.sectionIndexTrackingBackgroundColor = color
        }
        if let background = object("backgroundView", UIView.self) { table.backgroundView = background }
        if let header = object("tableHeaderView", UIView.self) { table.tableHeaderView = header }
        if let footer = object("tableFooterView", UIView.self) { table.tableFooterView = footer }
        for cell in record.list("prototypes") {
            guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
            table.register(PrototypeNib(cell, of: instance), forCellReuseIdentifier: identifier)
        }
        file.preview?.note(record.list("prototypes").map { PrototypeNib($0, of: instance) }, of: table)
        if record.attributes["dataMode"] == "static" { table.staticRows = StaticRows(record, instance) }
    }

    /// -1 is the automatic height. What UIKit does where a height is absent is not known; the default stays.
    private func decodeHeights(_ table: UITableView) {
        func height(_ name: String) -> CGFloat? {
            number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        if let height = height("rowHeight") { table.rowHeight = height }
        if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
        if table.style != .plain { table.heights.least = [.header, .footer] }
        if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
        if let height = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
        if let padding = height("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = padding }
    }

    private func decodeSelection(_ table: UITableView) {
        table.allowsSelection = bool("allowsSelection") ?? true
        table.allowsMultipleSelection = bool("allowsMultipleSelection") ?? false
        table.allowsSelectionDuringEditing = bool("allowsSelectionDuringEditing") ?? false
        table.allowsMultipleSelectionDuringEditing = bool("allowsMultipleSelectionDuringEditing") ?? false
        table.remembersLastFocusedIndexPath = bool("remembersLastFocusedIndexPath") ?? false
        if let follows = bool("selectionFollowsFocus") { table.selectionFollowsFocus = follows }
    }

    private static let separators: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]

    // MARK: Cells

    /// Called at the end of the initializer of UITableViewCell, when the cell has its content view.
    func decode(_ cell: UITableViewCell) {
        cell.decodeShared(from: self)
        if let style = option("selectionStyle", Self.selectionStyles) { cell.selectionStyle = style }
        if record.attributes["focusStyle"] == "custom" { cell.focusStyle = .custom }
        if let type = option("accessoryType", Self.accessories) { cell.accessoryType = type }
        if let type = option("editingAccessoryType", Self.accessories) { cell.editingAccessoryType = type }
        if let level = integer("indentationLevel") { cell.indentationLevel = level }
        if let width = number("indentationWidth") { cell.indentationWidth = width }
        if let insets = insets("separatorInset") { cell.separatorInset = insets }
        if let indents = bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
        if let view = object("backgroundView", UIView.self) { cell.backgroundView = view }
        if let view = object("selectedBackgroundView", UIView.self) { cell.selectedBackgroundView = view }
        if let view = object("accessoryView", UIView.self) { cell.accessoryView = view }
        if let view = object("editingAccessoryView", UIView.self) { cell.editingAccessoryView = view }
        guard let content = record.part("contentView") else { return }
        adoptLabels(of: cell, content)
        if let frame = content.frame { cell.contentView.frame = CGRect(frame) }
        let coder = NibCoder(content, instance)
        cell.contentView.decodeShared(from: coder)
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

    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
