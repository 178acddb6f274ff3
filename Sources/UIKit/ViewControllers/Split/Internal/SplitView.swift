/// The view of a split view controller: one view for each column, the lines between them, and the dimming of the
/// secondary column. It shows one ``SplitLayout``.
@MainActor
final class SplitView: UIView {
    private var columns: [UISplitViewController.Column: SplitColumnView] = [:]
    private let dimming = UIView()
    /// Called for a touch on the dimmed secondary column.
    var onTapBeside: (() -> Void)?
    /// The color of the lines between the columns is behind them.
    private(set) var layout: SplitLayout?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .opaqueSeparator
        clipsToBounds = true
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: SplitView.tappedBeside)
        dimming.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func tappedBeside() { onTapBeside?() }

    /// The view of a column, created when it is first needed, below the columns that can be over it.
    func column(_ column: UISplitViewController.Column) -> SplitColumnView {
        if let view = columns[column] { return view }
        let view = SplitColumnView(frame: layout?.frames[column] ?? bounds)
        columns[column] = view
        UIView.performWithoutAnimation {
            let order: [UISplitViewController.Column] = [.compact, .secondary, .supplementary, .primary]
            for known in order {
                guard let view = columns[known] else { continue }
                addSubview(view)
                if known == .secondary { addSubview(dimming) }
            }
        }
        return view
    }

    /// Removes the views of the columns that show nothing.
    func removeColumns(except shown: [UISplitViewController.Column]) {
        for (column, view) in columns where !shown.contains(column) {
            view.removeFromSuperview()
            columns[column] = nil
        }
        dimming.isHidden = layout?.dimming == 0 && !isTransient
    }

    /// Whether a touch on the secondary column hides the columns over it.
    var isTransient = false

    func show(_ layout: SplitLayout) {
        self.layout = layout
        for (column, view) in columns {
            guard let frame = layout.frames[column] else { continue }
            if view.frame != frame { view.frame = frame }
            view.showShadow(column == .secondary || column == .compact ? 0 : layout.shadow)
        }
        dimming.isHidden = false
        dimming.frame = layout.frames[.secondary] ?? bounds
        // A view with the alpha 0 gets no touches.
        dimming.backgroundColor = UIColor.black.withAlphaComponent(
            layout.dimming * SystemMetrics.current.splits.dimming)
        dimming.alpha = 1
        dimming.isUserInteractionEnabled = isTransient
    }
}
