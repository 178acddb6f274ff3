/// Gives ``SectionIndex`` access to a table and its data source.
@MainActor
final class TableIndexHost: TableRows, SectionIndexHost {
    private var table: UITableView? { link.view }

    var mayShowIndex: Bool { true }

    /// ``makeRoom(_:)`` has told the width.
    func indexFrame(width: CGFloat) -> CGRect { table?.frames.indexFrame ?? .zero }

    func place(_ bar: SectionIndexBar) { table?.place(bar, .front) }

    func makeRoom(_ width: CGFloat) {
        guard let table else { return }
        table.frames.indexWidth = width
        table.layout.sidesDidChange()
    }

    func scroll(toTitle title: String, at index: Int) {
        guard let table else { return }
        let section = table.calls.sectionForIndexTitle(title, at: index) ?? index
        table.scrollTargeting.scroll(toSection: section)
    }
}

extension UITableView {
    /// Asks the data source for the titles of the section index.
    func loadSectionIndex() {
        let titles = calls.sectionIndexTitles()
        if parts.sectionIndex.ifMade != nil || titles?.isEmpty == false { sectionIndex.take(titles) }
    }
}
