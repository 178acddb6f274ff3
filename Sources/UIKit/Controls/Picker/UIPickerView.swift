/// A view of one or more wheels, each of which has one selected row.
///
/// A picker without a frame is 320 by 216 points. The rows appear to lie on a cylinder. Layers are flat here, so rows
/// that are turned away are drawn lower and paler, and a little narrower.
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

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .picker }

    private func prepare() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = SystemMetrics.current.pickers.bandRadius
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Data

    /// The object that counts wheels and rows; not retained. Setting it loads the wheels anew.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// The object that gives titles, views and sizes, and is told of choices; not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            proxy = ProxyAnswers(delegate)
            setNeedsReload()
        }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UIPickerViewDelegate, Call>) -> (any UIPickerViewDelegate)? {
        method.receiver(delegate, proxy)
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Creates the wheels, when they are first requested or laid out.
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
        wheel.texts = PickerComponentTexts(picker: self, component: component)
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

    /// The number of wheels.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    /// Returns the size of the rows of a wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: widths[component], height: wheels[component].rowHeight)
    }

    /// Returns the view of a row; nil if the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        return wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
    }

    /// Reloads all components. Selected rows stay selected if they still exist.
    open func reloadAllComponents() {
        isLoaded = false
        load()
    }

    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return load() }
        guard wheels.indices.contains(component) else { return }
        loadWheel(component)
    }

    /// Requests new views for the visible rows without moving them.
    func refreshRows() {
        for wheel in wheels { wheel.refreshRows() }
    }

    // MARK: Selection

    /// Selects a row without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].selectRow(row, animated: animated)
    }

    /// Returns the selected row; -1 if there are no rows. While a wheel turns, this is the row from which it started.
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

    /// Without effect: the band behind the chosen rows is always shown.
    @available(*, deprecated, message: "This property has no effect on iOS 7 and later.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set { MainThreadChecker.check() }
    }
}
