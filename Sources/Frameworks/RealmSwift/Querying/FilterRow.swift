import Foundation

/// An object as predicates see it: values of the store by name, without an object of the program.
final class FilterRow: NSObject, KeyValueCoding {
    private let core: RealmCore
    private let link: _RealmLink

    init(_ core: RealmCore, _ link: _RealmLink) {
        self.core = core
        self.link = link
        super.init()
    }

    nonisolated func value(forKey key: String) -> Any? {
        guard let row = core.row(link) else { return nil }
        if let column = core.snapshot.description(of: link.className)?.column(of: key) {
            return FilterRow.value(row.cells[column], core)
        }
        let property = core.info(named: link.className).property(key)
        if let type = property?.type, type.shape == .linking, let origin = type.objectType {
            let links = BackLinks.links(to: link, from: ClassInfo.name(of: origin), type.originProperty ?? "", core)
            return links.map { FilterRow(core, $0) }
        }
        RealmExceptions.raise("Property '\(key)' not found in object of type '\(link.className)'")
        return nil
    }

    /// A value as predicates compare it.
    static func value(_ cell: _RealmCell, _ core: RealmCore) -> Any? {
        switch cell {
        case .link(let link): core.row(link) == nil ? nil : FilterRow(core, link)
        case .list, .set: cell.elements.map { value($0, core) ?? NSNull() }
        case .map(let cells): cells.mapValues { value($0, core) ?? NSNull() }
        // Foundation on Linux compares NSDecimalNumber with other numbers wrongly.
        case .decimal(let value): value.doubleValue
        default: cell.plainValue
        }
    }

    override func isEqual(_ object: Any?) -> Bool {
        if let row = object as? FilterRow { return row.link == link }
        return (object as? ObjectBase)?.managed.map { $0.link == link && $0.core.store === core.store } ?? false
    }

    override var hash: Int { link.hashValue }
}
