internal import TableEngine

/// The movement of a view in an update, in its superview's coordinates.
struct ViewMovement {
    enum Fade {
        case none
        case into(CGFloat)
        case out
    }

    let view: UIView
    var from: CGRect
    var to: CGRect
    var fade = Fade.none
    /// Whether the view leaves with the update.
    var leaves = false

    @MainActor
    func start() {
        place(from)
        if case .into = fade { view.alpha = 0 }
    }

    /// Sets the frame; if the size changes, the contents are laid out in the animation too.
    @MainActor
    private func place(_ frame: CGRect) {
        view.frame = frame
        if from.size != to.size { view.layoutIfNeeded() }
    }

    @MainActor
    func end() {
        place(to)
        switch fade {
        case .none: break
        case .into(let alpha): view.alpha = alpha
        case .out: view.alpha = 0
        }
    }

    /// Makes a view that ``start()`` made transparent visible again, without moving it.
    @MainActor
    func undo() {
        if case .into(let alpha) = fade { view.alpha = alpha }
    }
}

/// The changes of an update on screen.
struct UpdateTransition {
    let items: [TransitionPlan.Item]
    /// The distance from coordinates before the update to those after it, for content that keeps its place on screen.
    let shift: Double
    /// The distance on screen from the new end of the sections to the old one, downwards.
    let endDistance: Double

    init(_ plan: UpdatePlan, before: TransitionPlan.Scene, after: TransitionPlan.Scene) {
        items = TransitionPlan(plan, before: before, after: after).items
        shift = after.viewport.visible.start - before.viewport.visible.start
        endDistance = before.geometry.tableFooterSpan.start + shift - after.geometry.tableFooterSpan.start
    }
}

extension TransitionPlan.Content {
    fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}

/// Finds the views of a transition, and computes the movement of each.
@MainActor
struct TransitionScene {
    let table: UITableView
    let before: TableScene
    let transition: UpdateTransition
    /// Whether nothing moves: views that appear or disappear fade, and the others are in their new places at once.
    let reducesMotion: Bool
    private(set) var movements: [ViewMovement] = []

    init(table: UITableView, before: TableScene, transition: UpdateTransition, reducesMotion: Bool) {
        self.table = table
        self.before = before
        self.transition = transition
        self.reducesMotion = reducesMotion
        arrange()
    }

    private mutating func arrange() {
        for item in transition.items {
            let ends = views(of: item.content)
            switch item.fate {
            case .persist, .move:
                guard let view = ends.after ?? ends.leaving else { continue }
                if item.fate == .move, let cell = view as? UITableViewCell { table.raise(cell) }
                travel(view, item)
            case .appear:
                if let view = ends.after { appear(view, item, RowEffect(item.animation.animation, isReload: false)) }
            case .disappear:
                if let view = ends.leaving {
                    disappear(view, item, RowEffect(item.animation.animation, isReload: false))
                }
            case .reload:
                reload(ends, item)
            }
        }
        moveSurroundings()
    }

    // MARK: Fates

    private mutating func travel(_ view: UIView, _ item: TransitionPlan.Item) {
        // A row that the user holds stays at the finger.
        if let held = table.frames.held, held.top != nil, table.cells.cell(at: held.row.row) === view { return }
        let to = frame(item.to, of: view)
        var from = frame(item.content.isRow ? item.from : resized(item.from, like: item), of: view)
        from.origin.y += before.displacements[ObjectIdentifier(view)] ?? 0
        guard isApart(from, to), !reducesMotion else { return }
        movements.append(ViewMovement(view: view, from: from, to: to))
    }

    private mutating func appear(_ view: UIView, _ item: TransitionPlan.Item, _ effect: RowEffect) {
        let to = frame(item.to, of: view)
        let from = effect.isVertical ? frame(item.from, of: view) : to
        add(view, from: displaced(from, effect), to: to, fadingIn: effect.fades, effect)
    }

    private mutating func disappear(_ view: UIView, _ item: TransitionPlan.Item, _ effect: RowEffect) {
        guard effect != .none else { return }
        let from = frame(item.from, of: view)
        let place = effect.isVertical ? frame(item.to, of: view) : from
        leave(view, from: from, to: displaced(place, effect), effect)
    }

    /// Adds the movements of a reloaded row's old and new view, both from the old place to the new one.
    private mutating func reload(_ ends: (after: UIView?, leaving: UIView?), _ item: TransitionPlan.Item) {
        let effect = RowEffect(item.animation.animation, isReload: true)
        if let view = ends.after {
            let to = frame(item.to, of: view)
            let from = effect == .none ? to : displaced(frame(resized(item.from, like: item), of: view), effect)
            add(view, from: from, to: to, fadingIn: effect.fades, effect)
        }
        guard let view = ends.leaving, effect != .none else { return }
        // The old view of a row need not fade if the new one fades in over all of it. If both were half transparent,
        // the background would be visible.
        let isCovered =
            ends.after is UITableViewCell && effect == .fade && item.to.length >= item.from.length && !reducesMotion
        let from = frame(item.from, of: view)
        let place = frame(Span(start: item.to.start, length: item.from.length), of: view)
        if isCovered {
            movements.append(ViewMovement(view: view, from: from, to: place, leaves: true))
        } else {
            leave(view, from: from, to: displaced(place, effect), effect)
        }
    }

    private mutating func add(_ view: UIView, from: CGRect, to: CGRect, fadingIn: Bool, _ effect: RowEffect) {
        let fades = fadingIn || reducesMotion && effect != .none
        let from = reducesMotion ? to : from
        guard fades || isApart(from, to) else { return }
        movements.append(ViewMovement(view: view, from: from, to: to, fade: fades ? .into(view.alpha) : .none))
    }

    private mutating func leave(_ view: UIView, from: CGRect, to: CGRect, _ effect: RowEffect) {
        // The content of a row that an action removes moves out of it while its neighbors close over it.
        let movesOut =
            (view as? UITableViewCell).flatMap { table.parts.rowActions.ifMade?.row(of: $0) }?.phase == .removed
        let fades = effect.across == 0 && !movesOut || reducesMotion
        movements.append(
            ViewMovement(
                view: view, from: from, to: reducesMotion ? from : to, fade: fades ? .out : .none, leaves: true))
    }

    /// Displaces a frame, sideways by the table's width, vertically by the row's own height.
    private func displaced(_ frame: CGRect, _ effect: RowEffect) -> CGRect {
        frame.offsetBy(dx: effect.across * table.bounds.width, dy: effect.down * frame.height)
    }

    /// Returns the old place with the new height. The edge that keeps its place is the one next to the rows: for
    /// headers, the bottom.
    private func resized(_ span: Span, like item: TransitionPlan.Item) -> Span {
        if case .header = item.content { return Span(start: span.end - item.to.length, length: item.to.length) }
        return Span(start: span.start, length: item.to.length)
    }

    /// Adds the movements of the table's header and footer and of the lines of filler rows, which are in no plan.
    private mutating func moveSurroundings() {
        guard !reducesMotion else { return }
        if transition.shift != 0, let view = table.tableHeaderView {
            move(view, by: CGFloat(transition.shift))
        }
        guard abs(transition.endDistance) > 0.01 else { return }
        for view in [table.tableFooterView].compactMap({ $0 }) + table.fillers.lines {
            move(view, by: CGFloat(transition.endDistance))
        }
    }

    private mutating func move(_ view: UIView, by distance: CGFloat) {
        let (from, to) = (view.frame.offsetBy(dx: 0, dy: distance), view.frame)
        guard from.union(to).intersects(table.bounds) else { return }
        movements.append(ViewMovement(view: view, from: from, to: to))
    }

    // MARK: Views and frames

    private func views(of content: TransitionPlan.Content) -> (after: UIView?, leaving: UIView?) {
        switch content {
        case .row(let before, let after):
            (after.flatMap { table.cells.cell(at: $0) }, table.cells.departure(before: before, after: after))
        case .header(let before, let after): bands(.header, before, after)
        case .footer(let before, let after): bands(.footer, before, after)
        }
    }

    private func bands(_ band: BandKey.Band, _ before: Int?, _ after: Int?) -> (after: UIView?, leaving: UIView?) {
        let keys = (
            before: before.map { BandKey(band: band, section: $0) },
            after: after.map { BandKey(band: band, section: $0) }
        )
        return (
            keys.after.flatMap { table.bandViews.view($0) },
            table.bandViews.departure(before: keys.before, after: keys.after)
        )
    }

    private func frame(_ span: Span, of view: UIView) -> CGRect {
        table.frames.frame(Span(start: span.start + displacement(of: view), length: span.length), of: view)
    }

    /// Returns how far gaps displace a view.
    private func displacement(of view: UIView) -> Double {
        guard table.frames.hasGap else { return 0 }
        if let cell = view as? UITableViewCell {
            return table.cells.row(of: cell).map { table.frames.displacement(of: $0) } ?? 0
        }
        return table.bandViews.key(of: view).map { table.frames.displacement(of: $0) } ?? 0
    }

    /// Differences of less than a pixel come from rounding the content offset.
    private func isApart(_ first: CGRect, _ second: CGRect) -> Bool {
        let pixel = 1 / table.pixelScale
        return abs(first.minY - second.minY) >= pixel || abs(first.height - second.height) >= pixel
            || first.minX != second.minX
    }
}
