@testable import UIKit
@testable import UIKitTestSupport

/// One call of an update, with the index paths that UIKit wants: of before for what goes and moves, of after for what comes.
enum ClientChange {
    case deleteSections(IndexSet)
    case insertSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(Int, Int)
    case delete([IndexPath])
    case insert([IndexPath])
    case reload([IndexPath])
    case reconfigure([IndexPath])
    case move(IndexPath, IndexPath)
}

/// Changes of a client's data, as the calls that tell a list about them.
///
/// The data may change as often as it likes between the beginning and the end: only what differs then is told.
@MainActor
final class ClientUpdate {
    let data: ClientData
    private let before: [ClientData.Section]
    private var moved: Set<Int> = []
    private var reloaded: Set<Int> = []
    private var reconfigured: Set<Int> = []
    private var movedSections: Set<Int> = []
    private var reloadedSections: Set<Int> = []

    init(_ data: ClientData) {
        self.data = data
        before = data.sections
    }

    // MARK: Changing the data

    func change(_ choices: inout ClientChoices) {
        switch choices.roll(14) {
        case 0...2: insertItems(&choices)
        case 3...5: deleteItems(&choices)
        case 6: moveItem(&choices)
        case 7: exchangeContent(of: data.path(choices.roll(1000)), in: \.reloaded)
        case 8: exchangeContent(of: data.path(choices.roll(1000)), in: \.reconfigured)
        case 9, 10:
            guard data.sections.count < 5 else { return }
            let section = data.newSection(items: choices.roll(9))
            data.sections.insert(section, at: choices.roll(data.sections.count + 1))
        case 11:
            if !data.sections.isEmpty { data.sections.remove(at: choices.roll(data.sections.count)) }
        case 12: moveSection(&choices)
        default: reloadSection(&choices)
        }
    }

    private func insertItems(_ choices: inout ClientChoices) {
        guard !data.sections.isEmpty else { return }
        let section = choices.roll(data.sections.count)
        guard data.sections[section].items.count < 15 else { return }
        let at = choices.roll(data.sections[section].items.count + 1)
        data.sections[section].items.insert(contentsOf: data.newItems(1 + choices.roll(3)), at: at)
    }

    private func deleteItems(_ choices: inout ClientChoices) {
        guard let path = data.path(choices.roll(1000)) else { return }
        let end = min(data.sections[path.section].items.count, path.item + 1 + choices.roll(3))
        data.sections[path.section].items.removeSubrange(path.item..<end)
    }

    private func moveItem(_ choices: inout ClientChoices) {
        guard let path = data.path(choices.roll(1000)) else { return }
        var item = data.sections[path.section].items.remove(at: path.item)
        if reloaded.contains(item.id) || reconfigured.contains(item.id) { item.id = data.newID() }
        moved.insert(item.id)
        let section = choices.roll(data.sections.count)
        data.sections[section].items.insert(
            item, at: choices.roll(data.sections[section].items.count + 1))
    }

    /// An item that was moved already becomes another one: a list takes one change an item.
    private func exchangeContent(
        of path: IndexPath?, in set: ReferenceWritableKeyPath<ClientUpdate, Set<Int>>
    ) {
        guard let path, var item = data.item(at: path) else { return }
        item.content += 1
        if moved.contains(item.id) {
            item.id = data.newID()
        } else if !reloaded.contains(item.id) {
            reconfigured.remove(item.id)
            self[keyPath: set].insert(item.id)
        }
        data.sections[path.section].items[path.item] = item
    }

    private func moveSection(_ choices: inout ClientChoices) {
        guard !data.sections.isEmpty else { return }
        var section = data.sections.remove(at: choices.roll(data.sections.count))
        if reloadedSections.contains(section.id) { section.id = data.newID() }
        movedSections.insert(section.id)
        data.sections.insert(section, at: choices.roll(data.sections.count + 1))
    }

    private func reloadSection(_ choices: inout ClientChoices) {
        guard !data.sections.isEmpty else { return }
        let index = choices.roll(data.sections.count)
        if movedSections.contains(data.sections[index].id) { data.sections[index].id = data.newID() }
        reloadedSections.insert(data.sections[index].id)
        data.sections[index].items = data.newItems(choices.roll(9))
    }

    // MARK: Telling

    /// In any order.
    var changes: [ClientChange] { sectionChanges + itemChanges }

    private var sectionChanges: [ClientChange] {
        let after = data.sections
        var changes: [ClientChange] = []
        for (index, section) in before.enumerated() {
            guard let place = after.firstIndex(where: { $0.id == section.id }) else {
                changes.append(.deleteSections([index]))
                continue
            }
            if reloadedSections.contains(section.id) {
                changes.append(.reloadSections([index]))
            } else if movedSections.contains(section.id) {
                changes.append(.moveSection(index, place))
            }
        }
        for (index, section) in after.enumerated()
        where !before.contains(where: { $0.id == section.id }) {
            changes.append(.insertSections([index]))
        }
        return changes
    }

    private var itemChanges: [ClientChange] {
        let kept = Set(before.map(\.id)).intersection(data.sections.map(\.id)).subtracting(
            reloadedSections)
        let (placesBefore, placesAfter) = (places(before, in: kept), places(data.sections, in: kept))
        var changes: [ClientChange] = []
        for (id, path) in placesBefore.sorted(by: { $0.value < $1.value }) {
            guard let place = placesAfter[id] else {
                changes.append(.delete([path]))
                continue
            }
            if moved.contains(id) || before[path.section].id != data.sections[place.section].id {
                changes.append(.move(path, place))
            } else if reloaded.contains(id) {
                changes.append(.reload([path]))
            } else if reconfigured.contains(id) {
                changes.append(.reconfigure([path]))
            }
        }
        for (id, path) in placesAfter.sorted(by: { $0.value < $1.value }) where placesBefore[id] == nil {
            changes.append(.insert([path]))
        }
        return changes
    }

    private func places(_ sections: [ClientData.Section], in kept: Set<Int>) -> [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (index, section) in sections.enumerated() where kept.contains(section.id) {
            for (item, content) in section.items.enumerated() {
                places[content.id] = IndexPath(item: item, section: index)
            }
        }
        return places
    }
}
