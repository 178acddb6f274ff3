import Foundation

/// The accessories of a list cell: their views, in the order of the system, and their places.
@MainActor
final class ListAccessories {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UICollectionViewListCell
    private(set) var shown: [UICellAccessory] = []
    /// The views of accessories that are displayed in the present state, from the leading to the trailing end.
    private var leading: [Entry] = []
    private var trailing: [Entry] = []

    private struct Entry {
        let accessory: UICellAccessory
        let view: UIView
    }

    init(cell: UICollectionViewListCell) { self.cell = cell }

    func show(_ accessories: [UICellAccessory]) {
        shown = accessories
        rebuild()
    }

    /// Called when the cell is selected or highlighted, when the list begins or ends editing, and when the item expands.
    func stateDidChange() {
        for entry in leading + trailing { ListAccessoryViews.update(entry.view, entry.accessory, cell) }
    }

    func editingDidChange() { if shown.contains(where: { $0.displayed != .always }) { rebuild() } }

    private func rebuild() {
        var old = leading + trailing
        leading = []
        trailing = []
        for accessory in ordered() {
            let index = old.firstIndex {
                $0.accessory.accessoryType == accessory.accessoryType && $0.accessory.isLike(accessory)
            }
            let view = index.map { old.remove(at: $0).view } ?? ListAccessoryViews.view(accessory, of: cell)
            guard let view else { continue }
            if view.superview !== cell { cell.addSubview(view) }
            view.isHidden = accessory.isHidden
            ListAccessoryViews.update(view, accessory, cell)
            if accessory.isLeading {
                leading.append(Entry(accessory: accessory, view: view))
            } else {
                trailing.append(Entry(accessory: accessory, view: view))
            }
        }
        for entry in old where entry.view.superview === cell { entry.view.removeFromSuperview() }
        cell.partsDidChange()
    }

    /// Returns the accessories that are displayed, in their order on the screen.
    private func ordered() -> [UICellAccessory] {
        let displayed = shown.filter {
            switch $0.displayed {
            case .always: true
            case .whenEditing: cell.isEditingInList
            case .whenNotEditing: !cell.isEditingInList
            }
        }
        let system = displayed.filter { $0.details.placement == nil }.sorted { $0.systemOrder < $1.systemOrder }
        var sides = (leading: system.filter(\.isLeading), trailing: system.filter { !$0.isLeading })
        for accessory in displayed {
            switch accessory.details.placement {
            case .leading(_, let position):
                sides.leading.insert(accessory, at: min(max(position(sides.leading), 0), sides.leading.count))
            case .trailing(_, let position):
                sides.trailing.insert(accessory, at: min(max(position(sides.trailing), 0), sides.trailing.count))
            case nil: break
            }
        }
        return sides.leading + sides.trailing
    }

    // MARK: Layout

    /// The content is at least as high as custom views.
    var leastHeight: CGFloat {
        (leading + trailing).map { entry in
            if case .customView = entry.accessory.accessoryType { return size(entry).height }
            return 0
        }.max() ?? 0
    }

    private var metrics: SystemMetrics { .current }
    private var step: SystemMetrics.Editing.Step {
        metrics.editing.step(
            textSize: UIFont.preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection).pointSize)
    }

    /// Between accessories beside each other, and at both sides of custom views; unverified.
    private static let gap: CGFloat = 8

    private func size(_ entry: Entry) -> CGSize {
        switch entry.accessory.accessoryType {
        case .delete, .insert, .multiselect: return step.control
        case .reorder: return CGSize(width: step.reorderWidth, height: 0)
        case .customView where entry.accessory.details.maintainsFixedSize: return entry.view.bounds.size
        case .customView:
            let fitted = entry.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fitted.width > 0 && fitted.height > 0 ? fitted : entry.view.bounds.size
        default: return entry.view.sizeThatFits(CGSize(width: 200, height: 44))
        }
    }

    private func width(_ entry: Entry, _ size: CGSize) -> CGFloat {
        switch entry.accessory.reserved {
        case .actual: size.width
        case .standard: max(size.width, step.contentStart)
        case .custom(let width): max(width, 0)
        }
    }

    /// Returns how much of the row's ends the accessories take.
    func room(in width: CGFloat, margin: CGFloat, indentation: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        var (start, end) = (CGFloat(0), CGFloat(0))
        if !leading.isEmpty {
            start = margin + indentation
            for entry in leading { start += self.width(entry, size(entry)) }
            start += Self.gap * CGFloat(leading.count - 1)
        }
        if !trailing.isEmpty {
            end = margin
            for entry in trailing { end += self.width(entry, size(entry)) }
            end += Self.gap * CGFloat(trailing.count - 1)
        }
        return (start, end)
    }

    func layOut(in size: CGSize, margin: CGFloat, indentation: CGFloat) {
        var start = margin + indentation
        for entry in leading {
            let own = self.size(entry)
            let isControl = entry.accessory.reserved.isStandard && own.width >= step.control.width
            place(entry.view, own, isControl ? start + step.controlStart : start, in: size)
            start += width(entry, own) + Self.gap
        }
        var end = size.width - margin
        for entry in trailing.reversed() {
            let own = self.size(entry)
            let room = width(entry, own)
            place(entry.view, own, end - own.width, in: size)
            end -= room + Self.gap
        }
    }

    private func place(_ view: UIView, _ own: CGSize, _ x: CGFloat, in size: CGSize) {
        let height = own.height > 0 ? own.height : size.height
        let scale = max(cell.traitCollection.displayScale, 1)
        var frame = CGRect(
            x: SystemMetrics.round(x, scale: scale),
            y: SystemMetrics.roundDown((size.height - height) / 2, scale: scale), width: own.width, height: height)
        if cell.isRightToLeft { frame.origin.x = size.width - frame.maxX }
        if view.transform.isIdentity {
            if view.frame != frame { view.frame = frame }
        } else {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}

extension UICellAccessory.LayoutDimension {
    fileprivate var isStandard: Bool { if case .standard = self { true } else { false } }
}

extension UICellAccessory {
    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: true
        case .customView: if case .leading = details.placement { true } else { false }
        default: false
        }
    }

    /// The place among the system's accessories, in the direction of reading; unverified.
    fileprivate var systemOrder: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .popUpMenu: 4
        case .checkmark: 5
        case .detail: 6
        case .outlineDisclosure: 7
        case .disclosureIndicator: 8
        case .reorder: 9
        case .customView: 10
        }
    }

    /// Whether the view of another accessory of the same type can show this one.
    fileprivate func isLike(_ other: UICellAccessory) -> Bool {
        accessoryType != .popUpMenu || details.menu === other.details.menu
    }
}
