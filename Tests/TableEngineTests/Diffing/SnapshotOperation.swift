import UpdateModels

@testable import TableEngine

/// A random edit of a snapshot. Numbers are taken modulo what there is, so that any list of operations is valid and a failing
/// one can be shrunk by leaving operations out. Prints as the Swift that makes it.
enum SnapshotOperation {
    case appendSections([Int])
    case insertSections([Int], beside: Int, after: Bool)
    case deleteSections([Int])
    case moveSection(Int, beside: Int, after: Bool)
    case appendItems([Int], section: Int)
    case insertItems([Int], beside: Int, after: Bool)
    case deleteItems([Int])
    case moveItem(Int, beside: Int, after: Bool)
    case deleteAll
    /// Marks, which end with the next difference.
    case refresh(items: [Int], sections: [Int], reconfigured: [Int])

    static let universe = 90

    static func random(using generator: inout SeededGenerator) -> SnapshotOperation {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func items(_ count: Int) -> [Int] {
            Array(Set((0..<1 + number(count)).map { _ in number(universe) })).sorted().shuffled(using: &generator)
        }
        func sections(_ count: Int) -> [Int] { Array(Set((0..<1 + number(count)).map { _ in number(8) })).sorted() }
        switch number(44) {
        case 0..<3: return .appendSections(sections(3))
        case 3, 4: return .insertSections(sections(2), beside: number(100), after: number(2) == 0)
        case 5: return .deleteSections(sections(2))
        case 6, 7: return .moveSection(number(100), beside: number(100), after: number(2) == 0)
        case 8..<14: return .appendItems(items(12), section: number(100))
        case 14..<24: return .insertItems(items(4), beside: number(100), after: number(2) == 0)
        case 24..<31: return .deleteItems(items(6))
        case 31..<39: return .moveItem(number(100), beside: number(100), after: number(2) == 0)
        case 39:
            return number(3) == 0 ? .deleteAll : .deleteItems(items(40))
        default: return .refresh(items: items(5), sections: sections(2), reconfigured: items(5))
        }
    }

    func apply(to snapshot: inout Snapshot<Int, Int>, and reference: inout ReferenceSnapshot) throws {
        let ids = reference.sections.map(\.id)
        let items = reference.items
        switch self {
        case .appendSections(let new):
            let new = new.filter { !ids.contains($0) }
            try snapshot.appendSections(new)
            reference.sections += new.map { .init(id: $0, items: []) }
        case .insertSections(let new, let beside, let after):
            let new = new.filter { !ids.contains($0) }
            guard !ids.isEmpty else { return }
            let place = beside % ids.count
            if after {
                try snapshot.insertSections(new, afterSection: ids[place])
            } else {
                try snapshot.insertSections(new, beforeSection: ids[place])
            }
            reference.sections.insert(
                contentsOf: new.map { .init(id: $0, items: []) }, at: after ? place + 1 : place)
        case .deleteSections(let old):
            try snapshot.deleteSections(old)
            reference.sections.removeAll { old.contains($0.id) }
        case .moveSection(let moved, let beside, let after):
            guard ids.count > 1, moved % ids.count != beside % ids.count else { return }
            let section = reference.sections[moved % ids.count]
            let target = ids[beside % ids.count]
            if after {
                try snapshot.moveSection(section.id, afterSection: target)
            } else {
                try snapshot.moveSection(section.id, beforeSection: target)
            }
            reference.sections.remove(at: moved % ids.count)
            let place = reference.sections.firstIndex { $0.id == target } ?? 0
            reference.sections.insert(section, at: after ? place + 1 : place)
        case .appendItems(let new, let section):
            guard !ids.isEmpty else { return }
            try snapshot.appendItems(new, toSection: ids[section % ids.count])
            reference.remove(new)
            reference.sections[section % ids.count].items += new
        case .insertItems(let new, let beside, let after):
            guard !items.isEmpty, !new.contains(items[beside % items.count]) else { return }
            try insert(new, items[beside % items.count], after, &snapshot, &reference)
        case .deleteItems(let old):
            try snapshot.deleteItems(old)
            reference.remove(old)
        case .moveItem(let moved, let beside, let after):
            guard items.count > 1, moved % items.count != beside % items.count else { return }
            let target = items[beside % items.count]
            if after {
                try snapshot.moveItem(items[moved % items.count], afterItem: target)
            } else {
                try snapshot.moveItem(items[moved % items.count], beforeItem: target)
            }
            place([items[moved % items.count]], target, after, &reference)
        case .deleteAll:
            snapshot.deleteAllItems()
            reference = ReferenceSnapshot()
        case .refresh(let reloaded, let sections, let reconfigured):
            try snapshot.reloadItems(reloaded.filter { items.contains($0) })
            try snapshot.reconfigureItems(reconfigured.filter { items.contains($0) })
            try snapshot.reloadSections(sections.filter { ids.contains($0) })
        }
    }

    private func insert(
        _ new: [Int], _ target: Int, _ after: Bool, _ snapshot: inout Snapshot<Int, Int>,
        _ reference: inout ReferenceSnapshot
    ) throws {
        if after {
            try snapshot.insertItems(new, afterItem: target)
        } else {
            try snapshot.insertItems(new, beforeItem: target)
        }
        place(new, target, after, &reference)
    }

    private func place(_ new: [Int], _ target: Int, _ after: Bool, _ reference: inout ReferenceSnapshot) {
        reference.remove(new)
        guard let row = reference.row(of: target) else { return }
        reference.sections[row.section].items.insert(contentsOf: new, at: after ? row.row + 1 : row.row)
    }
}

extension SnapshotOperation: CustomStringConvertible {
    var description: String {
        switch self {
        case .appendSections(let ids): ".appendSections(\(ids))"
        case .insertSections(let ids, let beside, let after):
            ".insertSections(\(ids), beside: \(beside), after: \(after))"
        case .deleteSections(let ids): ".deleteSections(\(ids))"
        case .moveSection(let moved, let beside, let after):
            ".moveSection(\(moved), beside: \(beside), after: \(after))"
        case .appendItems(let ids, let section): ".appendItems(\(ids), section: \(section))"
        case .insertItems(let ids, let beside, let after): ".insertItems(\(ids), beside: \(beside), after: \(after))"
        case .deleteItems(let ids): ".deleteItems(\(ids))"
        case .moveItem(let moved, let beside, let after): ".moveItem(\(moved), beside: \(beside), after: \(after))"
        case .deleteAll: ".deleteAll"
        case .refresh(let items, let sections, let reconfigured):
            ".refresh(items: \(items), sections: \(sections), reconfigured: \(reconfigured))"
        }
    }
}
