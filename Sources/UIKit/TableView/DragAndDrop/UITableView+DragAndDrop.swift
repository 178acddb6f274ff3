import Foundation
internal import TableEngine

extension UITableView: UISpringLoadedInteractionSupporting {}

/// The parts of drag and drop, made when they are first needed.
extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        guard dragging != nil || delegate != nil else { return }
        if dragging == nil {
            let made = TableDragging(table: self)
            dragging = made
            made.interaction.isEnabled = dragInteractionEnabled
            addInteraction(made.interaction)
        }
        dragging?.delegate = delegate
        // Rows of the table itself can be dropped without a drop delegate.
        if delegate != nil { installDropping() }
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        guard dropping != nil || delegate != nil else { return }
        installDropping()
        dropping?.delegate = delegate
    }

    private func installDropping() {
        guard dropping == nil else { return }
        let made = TableDropping(table: self)
        dropping = made
        addInteraction(made.interaction)
    }

    func setSpringLoaded(_ isSpringLoaded: Bool) {
        guard isSpringLoaded != (springs != nil) else { return }
        if let springs { removeInteraction(springs) }
        springs = nil
        guard isSpringLoaded else { return }
        let made = UISpringLoadedInteraction(
            interactionBehavior: RowSpringBehavior(table: self), interactionEffect: nil
        ) { interaction, context in
            guard let table = interaction.view as? UITableView, let path = context.targetItem as? IndexPath else {
                return
            }
            table.touchSelection.press(RowIndex(path))
        }
        springs = made
        addInteraction(made)
    }
}

/// Opens the row of a table below a drag. The row is selected then, as by a tap.
@MainActor
final class RowSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    private let link: ViewLink<UITableView>

    init(table: UITableView) {
        link = table.link
        super.init()
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let table = link.view, let row = table.frames.row(at: Double(context.location(in: table).y)),
            let cell = table.cells.cell(at: row)
        else { return false }
        if context.targetItem as? IndexPath != row.indexPath {
            context.targetItem = row.indexPath
            context.targetView = cell
        }
        return table.calls.pass {
            table.calls.shouldSpringLoadRow(at: row.indexPath, context) ?? table.springLoadsByDefault(row.indexPath)
        }
    }
}

// Rows keep their numbers in the data source while others are seen between them, so only what is seen differs.
extension UITableView: UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { path in frames.gap?.place(of: RowIndex(path)).indexPath ?? path }
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, let gap = frames.gap else { return presentationIndexPath }
        return gap.row(at: RowIndex(path))?.indexPath
    }

    /// Calls the block. The calls that follow the order that is seen are ``cellForRow(at:)``, ``rectForRow(at:)``,
    /// ``indexPathForRow(at:)`` and ``indexPath(for:)``.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let outer = usesPresentationValues
        usesPresentationValues = true
        defer { usesPresentationValues = outer }
        actionsToTranslate()
    }

    /// Returns the row of the data source that a path of the application names; nil for a temporary row.
    func row(named path: IndexPath) -> RowIndex? {
        guard usesPresentationValues, let gap = frames.gap else { return RowIndex(path) }
        return gap.row(at: RowIndex(path))
    }

    /// Returns the path by which the application knows a row of the data source.
    func name(of row: RowIndex) -> IndexPath {
        guard usesPresentationValues, let gap = frames.gap else { return row.indexPath }
        return gap.place(of: row).indexPath
    }
}
