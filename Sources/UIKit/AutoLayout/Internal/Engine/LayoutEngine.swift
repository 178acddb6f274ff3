internal import Cassowary

/// Solves the constraints of one island: views that are joined by constraints, such as a cell's content view with what
/// is in it. It lives as long as an item of it does, through any number of uses of a cell.
///
/// The root is the superview of all others. Its size comes from its frame; everything else is solved. Changes are
/// collected, and solved when the root, or another view of the island, is laid out:
/// - `LayoutEngine+Items` brings views and constraints in and out,
/// - `LayoutEngine+Frames` states the frames that are given,
/// - `LayoutEngine+Content` states the content sizes,
/// - `LayoutEngine+Lengths` keeps lengths from being negative,
/// - `LayoutEngine+Fitting` asks for the smallest size.
@MainActor
final class LayoutEngine {
    let solver = Solver()
    /// Sound: the root leaves the island before it is deallocated.
    unowned(unsafe) var root: UIView

    /// Active constraints that the solver does not have yet.
    var pending: [NSLayoutConstraint] = []
    /// How many of ``pending`` have been taken already.
    var taken = 0
    /// Constraints that were given up since others contradict them.
    var broken: [NSLayoutConstraint] = []
    /// Items whose content size must be read again.
    var staleContent: [LayoutItem] = []
    /// Whether views with content sizes may have changed their order since these were ranked.
    var ranksAreStale = false
    /// Items with text that wraps.
    var wrappingItems: [LayoutItem] = []
    var rootEquations: RootEquations?
    /// The item of each variable, and the constraint of each equation that came from one.
    var owners = VariableOwners()

    /// Whether something changed since the last solution. The root's size is compared instead: ``rootHasItsSize``.
    private var isDirty = true
    private var isSolving = false
    /// Whether texts keep the widths of the last layout: while a size is asked for and no width is given.
    var keepsTextWidths = false
    /// Whether the solver need not be kept in order any more: see ``abandon()``.
    var isAbandoned = false

    init(root: UIView) {
        self.root = root
    }

    /// Returns the engine of the island that the view belongs to; nil if constraints have nothing to do with it.
    static func engine(of view: UIView) -> LayoutEngine? {
        guard let state = view.layoutStateReference, state.isUsed else { return nil }
        if let item = state.item { return item.engine }
        var root = view
        while let inside = root.layoutStateReference, inside.item == nil, inside.crossing > 0,
            !inside.isIsolated, let superview = root.superviewLink
        {
            root = superview
        }
        let engine = root.layoutItem?.engine ?? LayoutEngine(root: root)
        engine.bringIn(root)
        engine.takePending()
        return view.layoutItem?.engine
    }

    // MARK: Solving

    /// Requests that the island is solved again at its next layout.
    func setNeedsSolve() {
        isDirty = true
        if !isSolving { Self.mark(root) }
    }

    /// Called when constraints or content sizes have changed, and not only sizes that are given from outside.
    ///
    /// - Parameter isRequest: Whether a view says so that no frame can be found for without measuring again.
    func contentsDidChange(isRequest: Bool = false) {
        if !isSolving { root.islandDidChange(isRequest: isRequest) }
        setNeedsSolve()
    }

    func rootFrameDidChange() {
        if !isSolving, !rootHasItsSize { Self.mark(root) }
    }

    /// Marks a view for layout, unless it is just being laid out by its constraints.
    private static func mark(_ view: UIView) {
        if view !== viewBeingLaidOut { view.layer.setNeedsLayout() }
    }
    /// Sound: set while ``layOut(_:)`` has the view.
    private static unowned(unsafe) var viewBeingLaidOut: UIView?

    /// Solves the island of the view and places its subviews.
    static func layOut(_ view: UIView) {
        let outer = viewBeingLaidOut
        viewBeingLaidOut = view
        let engine = engine(of: view)
        engine?.solve()
        if let engine, !engine.isAbandoned, view === engine.root, engine.rootSizesItself { engine.resizeRoot() }
        engine?.place(subviewsOf: view)
        if let engine, !engine.isAbandoned, view === engine.root { engine.noteTextWidths() }
        viewBeingLaidOut = outer
        // What client code changed while frames were set.
        if let engine, !engine.isAbandoned, engine.isDirty || !engine.rootHasItsSize { mark(engine.root) }
    }

    private func resizeRoot() {
        guard let item = root.layoutItem else { return }
        let origin = root.alignmentRect(forFrame: root.layer.untransformedFrame).origin
        root.place(atAlignmentRect: CGRect(origin: origin, size: item.alignmentRect.size), on: LayoutGrid(of: root))
        solve()
    }

    /// Brings the solution up to date, and marks the views for layout in which something moved.
    func solve() {
        guard !isSolving, !isAbandoned else { return }
        if isDirty || !rootHasItsSize { solve(stating: stateRootSize) }
        if !isAbandoned { markMovedViews() }
    }

    /// Solves for a size of the root that is not that of its frame. The solution stays: a frame of the size that comes
    /// out needs no other one.
    func solve(for size: RootSize, of item: LayoutItem) {
        let isInside = isSolving
        // Client code may have joined the island to a larger one meanwhile.
        solve { if root.layoutItem === item { state(size, of: item) } else { stateRootSize() } }
        if isAbandoned { return }
        Self.mark(root)
        // Asked for in the middle of another solution, which is unfinished.
        if isInside { isDirty = true }
    }

    /// Content sizes and insets are client code, which may change constraints; then it is solved again. A client that
    /// does so every time is left with an unfinished layout.
    private func solve(stating stateSize: () -> Void) {
        let isInside = isSolving
        isSolving = true
        defer { isSolving = isInside }
        LayoutStatistics.solutions += 1
        let parts = FrameParts.current
        parts?.begin("constraints", type(of: (root as? any EncapsulatedView)?.superviewLink ?? root))
        var rounds = 0
        repeat {
            stateSize()
            takePending()
            // What changes up to the next line is solved in this round.
            isDirty = false
            refreshContent()
            offerWidths()
            settle()
            wrapContent()
            if updateShares() { isDirty = true }
            rounds += 1
        } while isDirty && !isAbandoned && rounds < Self.mostRounds
        if isDirty, !isAbandoned { ConstraintLoopReport.print(self, rounds: rounds) }
        isDirty = false
        parts?.end()
    }

    static let mostRounds = 16

    /// Solves, and gives up constraints until those that are left can hold together.
    func settle() {
        if !broken.isEmpty { retryBroken() }
        repeat {
            while let conflict = solver.solve() {
                guard giveUpOne(of: conflict) else { return }
            }
        } while boundNegativeLengths()
    }

    private func markMovedViews() {
        solver.takeChangedVariables { variable in
            if let container = owners.item(of: variable)?.container { Self.mark(container) }
        }
    }

    /// Whether the solver can be asked for reasons: it is up to date, and not in the middle of a solution.
    var canExplain: Bool { !isAbandoned && !isSolving && !isDirty }

    // MARK: Placing

    /// Gives the subviews of a view their solved frames. They may be moved by client code meanwhile.
    func place(subviewsOf view: UIView) {
        let grid = LayoutGrid(of: view)
        for subview in view.subviewList where subview.superviewLink === view {
            guard let item = subview.layoutItem, item.engine === self,
                !subview.translatesAutoresizingMaskIntoConstraints
            else { continue }
            subview.place(atAlignmentRect: item.alignmentRect, on: grid)
        }
    }

    func constraints(affecting item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solve()
        var found: [NSLayoutConstraint] = []
        for variable in [item.start(axis), item.length(axis)] {
            for token in solver.constraints(affecting: variable) {
                if let constraint = owners.constraint(of: token), found.index(of: constraint) == nil {
                    found.append(constraint)
                }
            }
        }
        return found
    }
}
