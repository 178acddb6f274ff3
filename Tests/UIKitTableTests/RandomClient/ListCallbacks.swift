@testable import UIKit

/// What a table and a collection view call, and what a client may do there. A new callback, or a new action, is one line.
enum ListCallbacks {
    /// The variants of the table in which all callbacks come: with a delegate for heights and views, and with cells that size themselves.
    static let variants: [ClientKind: [Int]] = [.table: [2, 3, 5], .collection: [0]]

    static let table = [
        "numberOfSections", "numberOfRows", "titleForHeader", "titleForFooter", "cellForRow", "prefetch",
        "cancelPrefetching",
        "heightForRow", "estimatedHeightForRow", "heightForHeader", "viewForHeader", "indentationLevel",
        "willDisplay", "didEndDisplaying", "willDisplayHeader", "willDisplayFooter", "didEndDisplayingHeader",
        "didEndDisplayingFooter",
        "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect", "didDeselect",
        "performPrimaryAction",
        "canEdit", "editingStyle", "shouldIndent", "titleForDeleteConfirmation", "commit",
        "cell.setEditing", "cell.willTransition", "cell.didTransition",
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
        "didEndDecelerating", "didEndScrollingAnimation", "didChangeAdjustedContentInset",
        "table.layoutSubviews", "table.layoutSubviews, at its end", "table.willMove(toWindow:)",
        "table.didMoveToWindow", "table.didMoveToSuperview",
        "cell.sizeThatFits", "cell.prepareForReuse", "cell.layoutSubviews", "cell.setSelected", "cell.setHighlighted",
        "cell.willMove(toSuperview:)", "cell.didMoveToSuperview", "cell.willMove(toWindow:)", "cell.didMoveToWindow",
        "header.prepareForReuse", "header.layoutSubviews", "header.didMoveToSuperview", "header.willMove(toWindow:)",
        "completion",
    ]

    static let collection = [
        "numberOfSections", "numberOfItems", "cellForItem", "viewForSupplementaryElement",
        "sizeForItem", "referenceSizeForHeader",
        "willDisplay", "didEndDisplaying", "willDisplaySupplementaryView", "didEndDisplayingSupplementaryView",
        "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect", "didDeselect",
        "performPrimaryAction",
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "didEndDecelerating",
        "didEndScrollingAnimation", "didChangeAdjustedContentInset",
        "collection.layoutSubviews", "collection.layoutSubviews, at its end", "collection.willMove(toWindow:)",
        "collection.didMoveToWindow", "collection.didMoveToSuperview",
        "cell.isSelected", "cell.isHighlighted", "cell.prepareForReuse", "cell.apply", "cell.layoutSubviews",
        "cell.willMove(toSuperview:)", "cell.didMoveToSuperview", "cell.willMove(toWindow:)", "cell.didMoveToWindow",
        "band.prepareForReuse", "band.layoutSubviews", "band.didMoveToSuperview",
        "completion",
    ]

    static let actions = [
        ScriptedClient.Action(name: "nothing") { _ in },
        .init(name: "scrollToRow") { $0.list.scroll(to: IndexPath(item: 8, section: 1), 1, animated: false) },
        .init(name: "scrollToRow, animated") { $0.list.scroll(to: IndexPath(item: 0, section: 0), 1, animated: true) },
        .init(name: "selectRow") { $0.list.select(IndexPath(item: 1, section: 1), 0, animated: false) },
        .init(name: "reloadData") { $0.list.reloadData() },
        .init(name: "insert") { client in
            client.changeData { $0.sections[0].items.insert(contentsOf: $0.newItems(3), at: 0) }
        },
        .init(name: "delete") { client in client.changeData { $0.sections[0].items.removeFirst(2) } },
        .init(name: "delete all") { client in client.changeData { $0.sections = [] } },
        .init(name: "insert a section") { client in
            client.changeData { $0.sections.insert($0.newSection(items: 4), at: 0) }
        },
        .init(name: "removeFromSuperview") { $0.list.view.removeFromSuperview() },
        .init(name: "no data source") { $0.list.setDataSource(nil) },
        .init(name: "another data source") { $0.list.setDataSource(1) },
        .init(name: "no delegate") { $0.list.setDelegate(false) },
        .init(name: "a smaller frame") { $0.list.view.frame.size = CGSize(width: 160, height: 100) },
        .init(name: "an empty frame") { $0.list.view.frame.size = .zero },
        .init(name: "layoutIfNeeded") { $0.list.view.layoutIfNeeded() },
        .init(name: "release the list") { $0.releaseList(variant: 2) },
    ]
}
