@testable import UIKit

/// The plain data of one data source: what its list has to show.
@MainActor
final class ClientData {
    struct Item: Equatable {
        /// Stays the same while the item is moved, reloaded and reconfigured.
        var id: Int
        /// Changes with a reload or a reconfiguration.
        var content = 0

        var text: String { "\(id).\(content)" }
        var height: CGFloat { CGFloat(20 + id * 37 % 60) }
    }

    struct Section: Equatable {
        var id: Int
        var items: [Item]

        var header: String? { id % 3 == 0 ? nil : "Header \(id)" }
        var footer: String? { id % 4 == 1 ? "Footer \(id)" : nil }
    }

    var sections: [Section] = []
    private var lastID: Int

    /// - Parameter firstID: Where identifiers start, so that two data sources have none in common.
    init(firstID: Int) { lastID = firstID }

    func newID() -> Int {
        lastID += 1
        return lastID
    }

    func newItems(_ count: Int) -> [Item] { (0..<count).map { _ in Item(id: newID()) } }

    func newSection(items: Int) -> Section { Section(id: newID(), items: newItems(items)) }

    var counts: [Int] { sections.map(\.items.count) }

    func item(at path: IndexPath) -> Item? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    func path(ofID id: Int?) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(where: { $0.id == id }) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }

    /// Of all items the one with this number, counted round; nil without items.
    func path(_ number: Int) -> IndexPath? {
        var rest = sections.reduce(0) { $0 + $1.items.count }
        guard rest > 0 else { return nil }
        rest = number % rest
        for (section, content) in sections.enumerated() {
            if rest < content.items.count { return IndexPath(item: rest, section: section) }
            rest -= content.items.count
        }
        return nil
    }
}
