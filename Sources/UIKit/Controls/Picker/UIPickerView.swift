/// Wheels, one beside the other, each with one row selected.
///
/// 216 points high unless its frame says otherwise. Rows lie on a cylinder: layers are flat here, so that rows turned away are lower and
/// paler, and a little narrower.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private let band = UIView()
    private var wheels: [PickerWheel] = []
    private var isLoaded = false

    public override init(frame: CGRect) {
        super.init(
            frame: frame == .zero
                ? CGRect(
                    x: 0, y: 0, width: SystemMetrics.current.pickers.width, height: SystemMetrics.current.pickers.height
                ) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = SystemMetrics.current.pickers.bandRadius
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Data

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            proxy = ProxyAnswers(delegate)
            setNeedsReload()
        }
    }
    private var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    func delegate<Call>(for method: OptionalMethod<any UIPickerViewDelegate, Call>) -> (any UIPickerViewDelegate)? {
        method.receiver(delegate, proxy)
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Wheels are made when they are first asked for or laid out.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count { addWheel() }
        for component in wheels.indices { loadWheel(component) }
        setNeedsLayout()
    }

    private func addWheel() {
        let (wheel, component) = (PickerWheel(), wheels.count)
        wheel.makeRow = { [unowned self] row, reused in rowView(row, component, reusing: reused) }
        wheel.didSelect = { [unowned self] row in
            delegate(for: PickerViewDelegateMethods.didSelect)?.pickerView(
                self, didSelectRow: row, inComponent: component)
        }
        wheels.append(wheel)
        addSubview(wheel)
    }

    private func loadWheel(_ component: Int) {
        let delegate = delegate(for: PickerViewDelegateMethods.rowHeight)
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerDefaults.noLength
        wheels[component].load(
            count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
            rowHeight: height > 0 ? height : SystemMetrics.current.pickers.rowHeight)
    }

    private func rowView(_ row: Int, _ component: Int, reusing reused: UIView?) -> UIView {
        let own = reused is PickerLabel ? nil : reused
        let viewDelegate = delegate(for: PickerViewDelegateMethods.view)
        if let view = viewDelegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: own),
            view !== PickerDefaults.noView
        {
            return view
        }
        let label = reused as? PickerLabel ?? PickerLabel()
        let attributed = delegate(for: PickerViewDelegateMethods.attributedTitle)?
            .pickerView(self, attributedTitleForRow: row, forComponent: component)
        let title = attributed == nil ? plainTitle(row, component) : nil
        label.show(attributed, or: title ?? (attributed == nil ? "?" : nil))
        return label
    }

    private func plainTitle(_ row: Int, _ component: Int) -> String? {
        delegate(for: PickerViewDelegateMethods.title)?.pickerView(self, titleForRow: row, forComponent: component)
    }

    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: widths[component], height: wheels[component].rowHeight)
    }

    /// Nil for a row that is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        return wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
    }

    /// Selections stay, as far as there are so many rows.
    open func reloadAllComponents() {
        isLoaded = false
        load()
    }

    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return load() }
        guard wheels.indices.contains(component) else { return }
        loadWheel(component)
    }

    /// Rows stay where they are, with what the delegate says of them now.
    func refreshRows() {
        for wheel in wheels { wheel.refreshRows() }
    }

    // MARK: Selection

    /// Tells no delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].selectRow(row, animated: animated)
    }

    /// -1 without rows. While a wheel turns, the row it came from.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].selectedRow
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: SystemMetrics.current.pickers.width, height: SystemMetrics.current.pickers.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var widths: [CGFloat] {
        let metrics = SystemMetrics.current.pickers.self
        let room = bounds.width - 2 * metrics.margin - metrics.spacing * CGFloat(max(wheels.count - 1, 0))
        let share = max(room / CGFloat(max(wheels.count, 1)), 0)
        return wheels.indices.map { component in
            let delegate = delegate(for: PickerViewDelegateMethods.width)
            let width = delegate?.pickerView(self, widthForComponent: component) ?? PickerDefaults.noLength
            return width >= 0 ? width : share
        }
    }

    func wheelFrame(_ component: Int) -> CGRect? {
        wheels.indices.contains(component) ? wheels[component].frame : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let metrics = SystemMetrics.current.pickers.self
        let height = (wheels.map(\.rowHeight).max() ?? metrics.rowHeight) + metrics.bandGrowth
        band.frame = CGRect(
            x: metrics.margin, y: ((bounds.height - height) / 2).rounded(), width: bounds.width - 2 * metrics.margin,
            height: height)
        band.isHidden = wheels.isEmpty
        let widths = widths
        var x = (bounds.width - widths.reduce(0, +) - metrics.spacing * CGFloat(max(wheels.count - 1, 0))) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for component in isRightToLeft ? wheels.indices.reversed() : Array(wheels.indices) {
            wheels[component].frame = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
            x += widths[component] + metrics.spacing
        }
    }
}
