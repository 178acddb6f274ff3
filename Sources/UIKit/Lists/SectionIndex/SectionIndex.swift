/// The section index of one table or collection view: its titles, whether it is shown, and what a touch on it does.
///
/// Owned by the list, which creates it when the data source gives titles or the application sets one of its properties.
/// The titles are asked for when the list loads.
@MainActor
final class SectionIndex: RowFollower {
    struct Colors {
        var titles: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
    }

    private let host: any SectionIndexHost

    private var titles: [String] = []
    private(set) var bar: SectionIndexBar?

    var colors = Colors() {
        didSet { bar?.colors = colors }
    }

    var minimumRowCount = 0 {
        didSet { if minimumRowCount != oldValue { show() } }
    }

    init(host: any SectionIndexHost) { self.host = host }

    /// - Parameter titles: Nil if the data source has none.
    func take(_ titles: [String]?) {
        self.titles = titles ?? []
        show()
    }

    private var isWanted: Bool {
        !titles.isEmpty && host.list?.indexDisplayMode == .automatic && host.mayShowIndex
            && host.numberOfRows >= minimumRowCount
    }

    /// Shows or hides the index; called when titles or the number of rows changed.
    private func show() {
        if isWanted {
            let bar = bar ?? makeBar()
            bar.titles = titles
        } else {
            bar?.removeFromSuperview()
            bar = nil
        }
        host.makeRoom(bar?.neededWidth ?? 0)
        host.list?.setNeedsLayout()
    }

    private func makeBar() -> SectionIndexBar {
        let made = SectionIndexBar { [weak self] in self?.choose($0) }
        made.colors = colors
        bar = made
        host.place(made)
        return made
    }

    var turn: FollowingTurn { .sectionIndex }

    /// The index keeps its place while the content scrolls.
    func listWasPlaced() {
        if titles.isEmpty { return }
        if (bar == nil) == isWanted { show() }
        guard let bar else { return }
        let frame = host.indexFrame(width: bar.neededWidth)
        if bar.frame != frame { bar.frame = frame }
    }

    private func choose(_ index: Int) {
        guard titles.indices.contains(index) else { return }
        host.pass { host.scroll(toTitle: titles[index], at: index) }
    }
}
