/// The reason why a snapshot could not be edited. The snapshot is unchanged.
///
/// The wording is UIKit's, as seen in crash reports and in records of its behavior under Mac Catalyst, unless a case
/// says otherwise.
package enum SnapshotError: Error, Equatable {
    case duplicateItems([String])
    case duplicateSections([String])
    case noSections
    case sectionNotFound
    case sectionsExist([String])
    /// The missing index, named as in UIKit's assertion.
    case indexNotFound(String)
    case itemToRefreshNotFound(verb: String, item: String)
    case sectionToReloadNotFound(String)
    /// UIKit's text has the address of its update object as well.
    case destinationInserted(String, among: [String], isSection: Bool)
    /// The wording is unverified.
    case destinationMoved(String, isSection: Bool)

    package var reason: String {
        switch self {
        case .duplicateItems(let items):
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(Self.set(items))"
        case .duplicateSections(let sections):
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(Self.set(sections))"
        case .noSections: "There are currently no sections in the data source. Please add a section first."
        case .sectionNotFound:
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
                + "API (which has O(1) performance)"
        case .sectionsExist(let sections) where sections.count == 1:
            "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
                + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: "
                + sections[0]
        case .sectionsExist(let sections):
            "Diffable data source detected an attempt to insert or append \(sections.count) section identifiers that "
                + "already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already "
                + "exist: \(Self.list(sections))"
        case .indexNotFound(let name): "Invalid parameter not satisfying: \(name) != NSNotFound"
        case .itemToRefreshNotFound(let verb, let item):
            "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)"
        case .sectionToReloadNotFound(let section):
            "Attempted to reload section identifier that does not exist in the snapshot: \(section)"
        case .destinationInserted(let destination, let identifiers, let isSection):
            (isSection
                ? "Invalid update: destination for section operation [\(destination)] is in the inserted section list for "
                : "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
                    + "for ")
                + "update: \(Self.update("INS", destination, identifiers))"
        case .destinationMoved(let destination, let isSection):
            "Invalid update: destination for \(isSection ? "section " : "")move operation [\(destination)] is in the move "
                + "identifier list for update: \(Self.update("MOV", destination, [destination]))"
        }
    }

    private static func update(_ action: String, _ destination: String, _ identifiers: [String]) -> String {
        "<_UIDiffableDataSourceUpdate - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
            + "identifiers: [\(identifiers.joined(separator: ","))]>"
    }

    /// The description of an NSSet.
    private static func set(_ items: [String]) -> String {
        "{(\n\(items.map { "    \($0)" }.joined(separator: ",\n"))\n)}"
    }

    /// The description of an NSArray.
    package static func list(_ items: [String]) -> String {
        "(\n\(items.map { "    \($0)" }.joined(separator: ",\n"))\n)"
    }
}
