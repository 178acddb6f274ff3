/// One component of a picker view: a wheel that turns with the finger, decelerates as scroll views do, and comes to
/// rest on a row.
@MainActor
final class PickerWheel: UIView, UIScrollViewDelegate {
    private let scroll = PickerScrollView()
    private let haptics = UISelectionFeedbackGenerator()
    private var cylinder = PickerCylinder(
        rowHeight: SystemMetrics.current.pickers.rowHeight, radius: SystemMetrics.current.pickers.radius)
    private(set) var count = 0
    /// The row that the wheel last came to rest on.
    private(set) var selectedRow = 0
    /// The row in the middle while the wheel turns.
    private var passingRow = 0
    private var shown: [Int: UIView] = [:]
    private var idle: [UIView] = []
    private var isTurnedByUser = false

    var rowHeight: CGFloat { cylinder.rowHeight }

    /// Returns the view of a row, reusing an idle view if there is one.
    var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView() }
    /// What the picker's delegate says of the component to users of assistive technologies.
    var texts: PickerComponentTexts?
    /// Called when the user has turned the wheel and it has come to rest on another row.
    var didSelect: (_ row: Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        scroll.delegate = self
        scroll.showsVerticalScrollIndicator = false
        scroll.alwaysBounceVertical = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.didMove = { [unowned self] in placeRows() }
        addSubview(scroll)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.wasTapped(_:)))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func load(count: Int, rowHeight: CGFloat) {
        for view in shown.values { view.removeFromSuperview() }
        (shown, idle) = ([:], [])
        self.count = count
        cylinder = PickerCylinder(rowHeight: rowHeight, radius: SystemMetrics.current.pickers.radius)
        selectedRow = min(selectedRow, max(count - 1, 0))
        measure()
    }

    override func layoutSubviews() {
        scroll.frame = bounds
        measure()
    }

    private func measure() {
        let margin = (bounds.height - rowHeight) / 2
        scroll.contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        scroll.contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(count))
        guard !scroll.isTracking, !scroll.isDecelerating else { return }
        scroll.contentOffset.y = offset(of: selectedRow)
        placeRows()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - scroll.contentInset.top }

    /// The distance by which the wheel is turned from its first row.
    private var turn: CGFloat { scroll.contentOffset.y + scroll.contentInset.top }

    /// Requests the visible rows again, because what they show has changed.
    func refreshRows() {
        for (row, view) in shown {
            let fresh = makeRow(row, view)
            guard fresh !== view else { continue }
            view.removeFromSuperview()
            shown[row] = nil
            idle.append(fresh)
        }
        placeRows()
    }

    func view(forRow row: Int) -> UIView? { shown[row] }

    func selectRow(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selectedRow = min(max(row, 0), count - 1)
        isTurnedByUser = false
        scroll.setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated && window != nil)
        placeRows()
    }

    private func placeRows() {
        guard count > 0, bounds.height > 0 else { return }
        let first = max(0, Int(((turn - cylinder.reach) / rowHeight).rounded(.up)))
        let last = min(count - 1, Int(((turn + cylinder.reach) / rowHeight).rounded(.down)))
        for (row, view) in shown where row < first || row > last {
            view.isHidden = true
            idle.append(view)
            shown[row] = nil
        }
        guard first <= last else { return }
        for row in first...last { place(row) }
    }

    private func place(_ row: Int) {
        guard let place = cylinder.place(at: CGFloat(row) * rowHeight - turn) else { return }
        let view = shown[row] ?? makeView(for: row)
        view.transform = CGAffineTransform(scaleX: place.scale.width, y: place.scale.height)
        view.alpha = place.alpha
        view.center = CGPoint(x: bounds.midX, y: scroll.contentOffset.y + bounds.height / 2 + place.y)
    }

    private func makeView(for row: Int) -> UIView {
        let reused = idle.popLast()
        let view = makeRow(row, reused)
        if view !== reused {
            reused?.removeFromSuperview()
            view.isUserInteractionEnabled = false
        }
        view.isHidden = false
        view.transform = .identity
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        if view.superview !== scroll { scroll.addSubview(view) }
        shown[row] = view
        return view
    }

    // MARK: Turning

    private func wasTapped(_ recognizer: UITapGestureRecognizer) {
        let distance = cylinder.distance(at: recognizer.location(in: self).y - bounds.midY)
        let row = cylinder.row(at: turn + distance, of: count)
        guard count > 0, row != selectedRow else { return }
        isTurnedByUser = true
        scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isTurnedByUser = true
        haptics.prepare()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = cylinder.row(at: targetContentOffset.pointee.y + scroll.contentInset.top, of: count)
        targetContentOffset.pointee.y = offset(of: row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let row = cylinder.row(at: turn, of: count)
        guard row != passingRow else { return }
        passingRow = row
        if isTurnedByUser { haptics.selectionChanged() }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { comeToRest() }

    private func comeToRest() {
        guard isTurnedByUser, count > 0 else { return }
        let row = cylinder.row(at: turn, of: count)
        if abs(offset(of: row) - scroll.contentOffset.y) > 0.5 {
            // After a mouse wheel, or if the finger stops before it is lifted, the wheel may be between two rows.
            return scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        }
        isTurnedByUser = false
        guard row != selectedRow else { return }
        selectedRow = row
        didSelect(row)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .wheel }
    override var accessibilityNumber: AccessibilityNumber? {
        AccessibilityNumber(Double(selectedRow), from: 0, to: Double(max(count - 1, 0)), step: 1)
    }
    override func changeAccessibilityNumber(to value: Double) -> Bool {
        guard count > 0, value.isFinite else { return false }
        step(by: Int(min(max(value.rounded(), 0), Double(count - 1))) - selectedRow)
        return true
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityLabel: String? { texts?.label?.string }

    override var accessibilityAttributedLabel: NSAttributedString? {
        get { texts?.label?.attributed ?? super.accessibilityAttributedLabel }
        set { super.accessibilityAttributedLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { texts?.hint?.string ?? super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityAttributedHint: NSAttributedString? {
        get { texts?.hint?.attributed ?? super.accessibilityAttributedHint }
        set { super.accessibilityAttributedHint = newValue }
    }

    override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { texts?.inputLabels ?? super.accessibilityAttributedUserInputLabels }
        set { super.accessibilityAttributedUserInputLabels = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels?.map(\.string) }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override var defaultAccessibilityValue: String? {
        shown[selectedRow].flatMap { ($0 as? UILabel)?.text ?? $0.accessibilityLabel }
    }

    override func accessibilityIncrement() { step(by: 1) }
    override func accessibilityDecrement() { step(by: -1) }

    private func step(by number: Int) {
        let row = selectedRow + number
        guard (0..<count).contains(row) else { return }
        selectRow(row, animated: false)
        didSelect(row)
    }
}

/// Calls `didMove` after the content has moved and before the frame is drawn.
@MainActor
private final class PickerScrollView: UIScrollView {
    var didMove: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didMove()
    }
}

extension PickerWheel: KeyOperated {
    var takesKeys: Bool { count > 0 }

    /// Up and down turn the wheel by a row, pages by as many as are seen, Home and End to its ends. The other arrows lead
    /// to the wheel beside it.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard key.modifiers.isEmpty else { return false }
        let page = max(Int(bounds.height / rowHeight) - 1, 1)
        switch key.usage {
        case .keyboardUpArrow: turn(to: selectedRow - 1)
        case .keyboardDownArrow: turn(to: selectedRow + 1)
        case .keyboardPageUp: turn(to: selectedRow - page)
        case .keyboardPageDown: turn(to: selectedRow + page)
        case .keyboardHome: turn(to: 0)
        case .keyboardEnd: turn(to: count - 1)
        default: return false
        }
        return true
    }

    private func turn(to row: Int) {
        let row = min(max(row, 0), count - 1)
        guard row != selectedRow else { return }
        selectRow(row, animated: true)
        didSelect(row)
    }
}

extension PickerWheel: AutomatedView {
    static var automationRole: AutomationRole { .pickerWheel }
}
