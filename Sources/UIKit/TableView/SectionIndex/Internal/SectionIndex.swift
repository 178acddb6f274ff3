/// The section index of one table: its titles, whether it is shown, and what a touch on it does.
///
/// Owned by UITableView, which creates it when the data source gives titles or the application sets one of its
/// properties. The titles are asked for when the table loads.
@MainActor
final class SectionIndex: RowFollower {
    struct Colors {
        var titles: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    /// Scrolls to the header of a section.
    private let scrollTo: (Int) -> Void

    private var titles: [String] = []
    private(set) var bar: SectionIndexBar?

    var colors = Colors() {
        didSet { bar?.colors = colors }
    }

    var minimumRowCount = 0 {
        didSet { if minimumRowCount != oldValue { show() } }
    }

    init(table: UITableView, scrollTo: @escaping (Int) -> Void) {
        self.table = table
        self.scrollTo = scrollTo
    }

    /// Asks for the titles, unless the table loads first, which asks too.
    func reload() {
        guard table.contents.isLoaded else { return }
        table.loadSectionIndex()
    }

    /// - Parameter titles: Nil if the data source has none.
    func take(_ titles: [String]?) {
        self.titles = titles ?? []
        show()
    }

    private var isWanted: Bool {
        !titles.isEmpty && table.indexDisplayMode == .automatic
            && table.contents.geometry.numberOfRows >= minimumRowCount
    }

    /// Shows or hides the index; called when titles or the number of rows changed.
    func show() {
        if isWanted {
            let bar = bar ?? makeBar()
            bar.titles = titles
        } else {
            bar?.removeFromSuperview()
            bar = nil
        }
        table.frames.indexWidth = bar?.neededWidth ?? 0
        table.layout.sidesDidChange()
        table.setNeedsLayout()
    }

    private func makeBar() -> SectionIndexBar {
        let made = SectionIndexBar { [weak self] in self?.choose($0) }
        made.colors = colors
        bar = made
        table.place(made, .front)
        return made
    }

    var turn: FollowingTurn { .sectionIndex }

    /// The index keeps its place while the content scrolls.
    func listWasPlaced() {
        if titles.isEmpty { return }
        if (bar == nil) == isWanted { show() }
        guard let bar else { return }
        let frame = table.frames.indexFrame
        if bar.frame != frame { bar.frame = frame }
    }

    private func choose(_ index: Int) {
        guard titles.indices.contains(index) else { return }
        table.calls.pass {
            let section = table.calls.sectionForIndexTitle(titles[index], at: index) ?? index
            scrollTo(section)
        }
    }
}

extension UITableView {
    /// Asks the data source for the titles of the section index.
    func loadSectionIndex() {
        let titles = calls.sectionIndexTitles()
        if parts.sectionIndex.ifMade != nil || titles?.isEmpty == false { sectionIndex.take(titles) }
    }
}
