import UIKit

extension PageViewController {
    /// The number of described sections.
    public var numberOfSections: Int { contents.sections.count }

    /// Returns the description of a section; nil for a section that does not exist.
    public func section(at index: Int) -> PageSectionDescription? { contents.section(index) }

    /// Adds an empty section without header and footer. A number that is negative or too large is taken for the nearest
    /// place.
    public func addSection(
        at index: Int, with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        addSection(PageSectionDescription(), at: index, with: animation, refresh: refresh)
    }

    /// Adds a described section with its rows. A number that is negative or too large is taken for the nearest place.
    public func addSection(
        _ description: PageSectionDescription, at index: Int,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        change(refresh) {
            let index = contents.placeForNewSection(index)
            contents.insert([description], at: index)
            return { $0.insertSections([index], with: animation) }
        }
    }

    /// Removes a section with its rows. A number that is negative or too large is taken for the nearest section; if
    /// there is none, nothing happens.
    public func removeSection(
        at index: Int, with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        var removed: PageSectionDescription?
        change(refresh) {
            guard let index = contents.existingSection(index) else { return nil }
            removed = contents.remove(section: index)
            return { $0.deleteSections([index], with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Removes all sections.
    public func removeAllSections(
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        var removed: [PageSectionDescription] = []
        change(refresh) {
            removed = contents.removeAllSections()
            let indexes = IndexSet(integersIn: 0..<removed.count)
            return indexes.isEmpty ? nil : { $0.deleteSections(indexes, with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Moves a section with its rows. Numbers that are negative or too large are taken for the nearest section.
    public func moveSection(at index: Int, to newIndex: Int, refresh: PageRefresh = .immediate) {
        change(refresh) {
            guard let index = contents.existingSection(index), let newIndex = contents.existingSection(newIndex) else {
                return nil
            }
            contents.insert([contents.remove(section: index)], at: newIndex)
            return { $0.moveSection(index, toSection: newIndex) }
        }
    }

    /// Replaces a section's description and shows the section again. A number that is negative or too large is taken
    /// for the nearest section; if there is none, nothing happens.
    public func replaceSection(
        at index: Int, by description: PageSectionDescription,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        var removed: PageSectionDescription?
        change(refresh) {
            guard let index = contents.existingSection(index) else { return nil }
            removed = contents.replace(section: index, by: description)
            return { $0.reloadSections([index], with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Shows a section again, whose row source has changed.
    public func reloadSection(at index: Int, with animation: UITableView.RowAnimation = .automatic) {
        guard let table = tableIfLoaded, let index = contents.existingSection(index) else { return }
        updates.show(in: table) { $0.reloadSections([index], with: animation) }
    }
}
