/// The views of a segmented control: the background, a raised background below the selected segment, the segments, and
/// the dividers. It tracks which segment a finger is on.
@MainActor
final class SegmentTrack: UIView {
    private static var metrics: SystemMetrics.Segments { SystemMetrics.current.segments }

    private unowned let control: UISegmentedControl
    private var segments: SegmentList { control.segments }
    private let selection = UIView()
    private var views: [SegmentView] = []
    private var dividers: [UIImageView] = []
    /// The segment under the finger or, while the selection is dragged, the segment it is on.
    private var pressed: Int?
    private var isSliding = false

    init(_ control: UISegmentedControl) {
        self.control = control
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.metrics.cornerRadius
        selection.layer.cornerRadius = Self.metrics.selectedCornerRadius
        // Two shadows are widely known for this view; this is the wider one.
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 4
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(selection)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func segmentsDidChange() {
        while views.count > segments.count { views.removeLast().removeFromSuperview() }
        while views.count < segments.count {
            let view = SegmentView()
            views.append(view)
            addSubview(view)
        }
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIImageView()
            dividers.append(divider)
            insertSubview(divider, belowSubview: selection)
        }
        showStates()
        setNeedsLayout()
    }

    func selectionDidChange(animated: Bool) {
        guard animated else { return showStates() }
        animateLayout()
    }

    func animateLayout() {
        guard window != nil else { return showStates() }
        UIView.animate(
            withDuration: Self.metrics.moveDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.showStates()
            self.layoutIfNeeded()
        }
    }

    // MARK: States

    private var shownSelection: Int? { isSliding ? pressed : segments.selected }

    private func state(_ index: Int) -> UIControl.State {
        if !control.isEnabled || segments[index]?.isEnabled != true { return .disabled }
        var state: UIControl.State = []
        if index == shownSelection, !control.isMomentary { state.insert(.selected) }
        if index == pressed, !isSliding { state.insert(.highlighted) }
        return state
    }

    func showStates() {
        let grounds = segments.backgroundImages[.default]
        backgroundColor = grounds == nil ? .tertiarySystemFill : nil
        selection.backgroundColor = control.selectedSegmentTintColor ?? SystemColor.selectedSegment.dynamic
        selection.isHidden = grounds != nil || shownSelection == nil || control.isMomentary
        for (index, view) in views.enumerated() {
            let state = state(index)
            view.show(
                title: segments.title(of: index, in: state), image: segments[index]?.content.image,
                ground: grounds?[state], isPale: state == .disabled || state == .highlighted)
            let content = segments[index]?.content
            view.accessibilityLabel = content?.title ?? content?.image?.accessibilityLabel
            view.accessibilityTraits = state.contains(.selected) ? [.button, .selected] : .button
            if state == .disabled { view.accessibilityTraits.insert(.notEnabled) }
        }
        for (index, divider) in dividers.enumerated() {
            let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
            let image = segments.dividerImages[.default]?[state(left), state(right)]
            divider.image = image
            divider.backgroundColor = image == nil && grounds == nil ? SystemColor.segmentDivider.dynamic : nil
            let isBesideSelection = shownSelection.map { $0 == index || $0 == index + 1 } ?? false
            divider.alpha = image == nil && isBesideSelection && !control.isMomentary ? 0 : 1
        }
        setNeedsLayout()
    }

    // MARK: Keys

    /// The segment of a momentary control that keys would choose.
    var highlighted: Int? { isSliding ? nil : pressed }

    func highlight(_ index: Int?) {
        (pressed, isSliding) = (index, false)
        showStates()
    }

    // MARK: Frames

    private var areas: [CGRect] {
        let widths = segments.widths(in: bounds.width, apportioned: control.apportionsSegmentWidthsByContent)
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width }
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let areas = areas
        for (index, (view, area)) in zip(views, areas).enumerated() {
            view.frame = area
            let adjustment = adjustment(index)
            view.contentOffset = CGPoint(
                x: (segments[index]?.offset.width ?? 0) + adjustment.horizontal,
                y: (segments[index]?.offset.height ?? 0) + adjustment.vertical)
        }
        for (divider, area) in zip(dividers, areas) {
            let size = divider.image?.size ?? Self.metrics.divider
            let x = isRightToLeft ? area.minX : area.maxX
            divider.frame = CGRect(
                x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
        if let index = shownSelection, areas.indices.contains(index) {
            let inset = Self.metrics.inset + (isSliding ? 1 : 0)
            selection.frame = areas[index].insetBy(dx: inset, dy: inset)
        }
    }

    private func adjustment(_ index: Int) -> UIOffset {
        let isFirst = index == 0
        let isLast = index == segments.count - 1
        let place: UISegmentedControl.Segment
        if isFirst && isLast {
            place = .alone
        } else if isFirst || isLast {
            place = isFirst != isRightToLeft ? .left : .right
        } else {
            place = .center
        }
        let adjustments = segments.adjustments[.default]
        return adjustments?[place] ?? adjustments?[.any] ?? .zero
    }

    // MARK: Touches

    private func segment(at point: CGPoint) -> Int? {
        areas.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    /// Returns false if there is no enabled segment at the point.
    func press(at point: CGPoint) -> Bool {
        guard let index = segment(at: point), segments[index]?.isEnabled == true else { return false }
        pressed = index
        isSliding = index == segments.selected && !control.isMomentary
        animateLayout()
        return true
    }

    func drag(to point: CGPoint, isInside: Bool) {
        var index = isInside || isSliding ? segment(at: point) : nil
        if isSliding {
            index = index.flatMap { segments[$0]?.isEnabled == true ? $0 : nil } ?? pressed
        } else if let found = index, segments[found]?.isEnabled != true {
            index = nil
        }
        guard index != pressed else { return }
        pressed = index
        animateLayout()
    }

    /// Ends the touch and returns the segment that it selects.
    func release() -> Int? {
        defer { cancelPress() }
        return pressed
    }

    func cancelPress() {
        pressed = nil
        isSliding = false
        animateLayout()
    }
}
