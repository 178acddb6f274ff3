internal import TableEngine

/// Raises the exceptions, and logs the warnings, for edits that a snapshot refuses.
extension NSDiffableDataSourceSnapshot {
    typealias Contents = Snapshot<SectionIdentifierType, ItemIdentifierType>

    mutating func edit(_ body: (inout Contents) throws(SnapshotError) -> Void) {
        do {
            try body(&contents)
        } catch {
            error.raise()
        }
    }

    /// Edits items. If identifiers are repeated, raises; where the exception policy continues, each identifier counts
    /// once.
    mutating func editItems(
        _ identifiers: [ItemIdentifierType],
        _ body: (inout Contents, [ItemIdentifierType]) throws(SnapshotError) -> [ItemIdentifierType]
    ) {
        do {
            // In two steps: a call on `self` would hold a copy of the contents, and shared contents are not appended to
            // in place.
            let present = try body(&contents, identifiers)
            warn(aboutPresent: present)
        } catch {
            error.raise()
            guard case .duplicateItems = error else { return }
            do {
                warn(aboutPresent: try body(&contents, identifiers.distinct))
            } catch {
                error.raise()
            }
        }
    }

    /// Edits sections. If identifiers are repeated or present already, raises; where the exception policy continues,
    /// each new identifier is used once.
    mutating func editSections(
        _ identifiers: [SectionIdentifierType],
        _ body: (inout Contents, [SectionIdentifierType]) throws(SnapshotError) -> Void
    ) {
        do {
            try body(&contents, identifiers)
        } catch {
            error.raise()
            switch error {
            case .duplicateSections, .sectionsExist:
                let new = identifiers.distinct.filter { contents.indexOfSection($0) == nil }
                edit { (contents) throws(SnapshotError) in try body(&contents, new) }
            default: break
            }
        }
    }

    /// Logs a warning in UIKit's words, with at most a hundred identifiers.
    private func warn(aboutPresent present: [ItemIdentifierType]) {
        guard let first = present.first else { return }
        let advice =
            "moved into place instead, but this operation will be more expensive. For best performance, inserted item "
            + "identifiers should always be unique. Set a symbolic breakpoint on "
            + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
        ConsoleLog.message(
            present.count == 1
                ? "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
                    + "snapshot. The existing item identifier will be \(advice)Item identifier that already exists: "
                    + "\(first)"
                : "Diffable data source detected an attempt to insert or append \(present.count) item identifiers that "
                    + "already exist in the snapshot. The existing item identifiers will be \(advice)Item identifiers that "
                    + "already exist: \(SnapshotError.list(present.prefix(100).map { "\($0)" }))")
    }
}

extension SnapshotError {
    func raise() { Trestle.raise(.internalInconsistencyException, reason, hint: hint) }

    /// The likely cause, in Trestle's words.
    private var hint: String {
        switch self {
        case .duplicateItems:
            "two items of the model have equal identifiers; identifiers must differ in all sections of a snapshot"
        case .duplicateSections, .sectionsExist:
            "a section can be in a snapshot once; append its items to the one there is"
        case .noSections: "call appendSections before appendItems"
        case .sectionNotFound: "the section was never appended, was deleted, or has another identifier now"
        case .indexNotFound:
            "the identifier given as section or destination is not in this snapshot: it was never appended, was deleted, or "
                + "compares unequal now"
        case .itemToRefreshNotFound, .sectionToReloadNotFound:
            "reload what the snapshot has; an identifier with changed contents may compare unequal to the one in it"
        case .destinationInserted, .destinationMoved: "the destination must stay where it is"
        }
    }
}

extension Array where Element: Hashable {
    /// The distinct elements, in the order of their first occurrence.
    fileprivate var distinct: [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
