/// The container of a standard presentation: contains the dimming view and above it the card with the presented view.
///
/// It places the card during layout, so that a sheet is updated when the
/// window is resized.
final class CardContainerView: PresentationContainerView {
    /// The view that moves in a transition and has the rounded corners of a sheet. The presented view is left as its
    /// controller created it.
    let cardView: UIView
    /// The superview of the presented view: the card, or the part of a popover without its arrow.
    private var holder: UIView { (cardView as? PopoverCardView)?.content ?? cardView }
    private let dimmingView = UIView()
    private let layout: PresentationLayout
    private let depth: Int
    private var grabber: SheetGrabber?
    /// The height of a sheet that is being dragged between its detents; nil while it rests.
    private var draggedHeight: CGFloat?

    init(frame: CGRect, layout: PresentationLayout, depth: Int, presented: UIViewController) {
        self.layout = layout
        self.depth = depth
        cardView = layout.style == .popover ? PopoverCardView() : UIView()
        super.init(frame: frame, presented: presented)
        dimmingView.backgroundColor = layout.dimming
        dimmingView.frame = bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimmingView)
        if layout.style == .actionSheet || layout.style == .popover || layout.isSheet {
            let tap = UITapGestureRecognizer()
            tap.addTarget(self, action: CardContainerView.outsideTapped)
            dimmingView.addGestureRecognizer(tap)
        }
        cardView.clipsToBounds = layout.isSheet
        addSubview(cardView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func outsideTapped() {
        if let alert = presented as? UIAlertController, alert.cancelAction != nil || layout.style != .popover {
            alert.outsideTapped()
        } else {
            presented?.presenterLink?.presentation?.dismissByUser()
        }
    }

    /// Whether assistive technologies find nothing behind the container, as touches do not get there either.
    override var accessibilityViewIsModal: Bool {
        get {
            if super.accessibilityViewIsModal { return true }
            if layout.isSheet { return detents.dimming(at: sheetHeight) > 0 }
            return presented?.popoverPresentationController?.passthroughViews?.isEmpty != false
        }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// Passes touches beside a popover on to its pass-through views, and those beside a sheet on to the views that it
    /// does not dim.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if layout.isSheet, hit === self || hit === dimmingView, detents.dimming(at: sheetHeight) == 0 { return nil }
        guard hit === dimmingView, let window, let passed = presented?.popoverPresentationController?.passthroughViews,
            passed.contains(where: {
                $0.window === window && $0.point(inside: $0.convert(point, from: self), with: event)
            })
        else { return hit }
        return nil
    }

    /// Loads the presented view and adds it to the card.
    override func takePresentedView() {
        guard let view = presented?.view else { return }
        layoutCard()
        cardView.layoutIfNeeded()
        view.frame = holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(view)
        if layout.isSheet { showGrabber() }
    }

    override var transitionView: UIView? { cardView }

    /// What is behind a sheet that dims nothing can be used beside it.
    override var coversOtherNodes: Bool { !(layout.isSheet && detents.dimming(at: sheetHeight) == 0) }

    /// The card contains the view already.
    override func showPresentedView() {}

    /// The frame of the card while it is not moving.
    var restingFrame: CGRect {
        let safeArea = window?.safeAreaInsets ?? safeAreaInsets
        if layout.style == .popover { return popoverPlacement(safeArea: safeArea).frame }
        if let presented = presented as? any SelfPlacedController {
            return presented.cardFrame(in: bounds, safeArea: safeArea, isCompact: isCompact)
        }
        guard layout.isSheet else { return bounds }
        return sheetFrame(height: sheetHeight)
    }

    // MARK: Sheets

    private var sheet: UISheetPresentationController? { presented?.knownSheet }

    /// The frame of the sheet at its large detent.
    private var fullFrame: CGRect {
        layout.frame(
            in: bounds, safeArea: window?.safeAreaInsets ?? safeAreaInsets, isCompact: isAttached, depth: depth,
            preferred: presented?.preferredContentSize ?? .zero)
    }

    /// Whether the sheet is attached to the bottom edge.
    private var isAttached: Bool { isCompact || (isLow && sheet?.prefersEdgeAttachedInCompactHeight == true) }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The detents that are active in the window.
    var detents: SheetDetents {
        SheetDetents(
            of: sheet, full: fullFrame.height,
            bottom: isAttached ? (window?.safeAreaInsets ?? safeAreaInsets).bottom : 0,
            traits: window?.traitCollection ?? traitCollection)
    }

    /// The height of the sheet now: of its detent, or of the drag.
    var sheetHeight: CGFloat { draggedHeight ?? detents.resting.height }

    /// Gives the sheet another height during a drag; nil has it rest at its detent.
    func setDraggedHeight(_ height: CGFloat?) {
        draggedHeight = height
        UIView.performWithoutAnimation { layoutCard() }
        if offset == 0 { dimmingView.alpha = detents.dimming(at: sheetHeight) }
    }

    /// Ends a drag; called in an animation.
    func rest() {
        draggedHeight = nil
        setOffset(0)
        growAtOnce()
        layoutCard()
        layoutIfNeeded()
    }

    /// Gives a sheet that grows in an animation its new size at once, at its former place, from which it then moves up:
    /// what comes into view in it is not animated by itself.
    private func growAtOnce() {
        let growth = restingFrame.height - cardView.bounds.height
        guard layout.isSheet, hasBeenShown, isAttached, growth > 0, UIView.areAnimationsEnabled,
            UIView.inheritedAnimationDuration > 0
        else { return }
        let alpha = dimmingView.alpha
        UIView.performWithoutAnimation {
            layoutCard()
            cardView.layoutIfNeeded()
            cardView.transform = CGAffineTransform(translationX: 0, y: offset + growth)
            dimmingView.alpha = alpha
        }
        cardView.transform = CGAffineTransform(translationX: 0, y: offset)
        if offset == 0 { dimmingView.alpha = restingDimming }
    }

    private func sheetFrame(height: CGFloat) -> CGRect {
        var frame = fullFrame
        if isAttached {
            frame.origin.y = frame.maxY - height
            if isLow, sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true,
                let width = presented?.preferredContentSize.width, width > 0, width < frame.width
            {
                frame.origin.x = ((bounds.width - width) / 2).rounded()
                frame.size.width = width
            }
        } else {
            frame.origin.y += ((frame.height - height) / 2).rounded()
            if let source = sheet?.sourceView, source.window === window {
                let middle = convert(CGPoint(x: source.bounds.midX, y: 0), from: source).x - frame.width / 2
                frame.origin.x = min(max(middle.rounded(), bounds.minX), max(bounds.minX, bounds.maxX - frame.width))
            }
        }
        frame.size.height = height
        return frame
    }

    private func showGrabber() {
        guard sheet?.prefersGrabberVisible == true else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let shown = grabber ?? SheetGrabber()
        grabber = shown
        UIView.performWithoutAnimation {
            if shown.superview == nil || cardView.subviews.last !== shown { cardView.addSubview(shown) }
            let sheets = SystemMetrics.current.sheets
            shown.center = CGPoint(
                x: cardView.bounds.midX, y: sheets.grabberTop + sheets.grabberSize.height / 2)
        }
    }

    private func popoverPlacement(safeArea: UIEdgeInsets) -> PopoverPlacement {
        let controller = presented?.popoverPresentationController
        var content = presented?.preferredContentSize ?? .zero
        if let alert = presented as? any SelfPlacedController {
            content = alert.cardFrame(in: bounds, safeArea: safeArea, isCompact: false).size
        }
        let usual = SystemMetrics.current.popovers.contentSize
        content.width = content.width > 0 ? content.width : usual.width
        content.height = content.height > 0 ? content.height : usual.height
        let margins = controller?.popoverLayoutMargins ?? .zero
        return PopoverPlacement(
            content: content, source: controller?.source(in: self) ?? .zero,
            area: bounds.inset(by: safeArea).inset(by: margins),
            directions: controller?.permittedArrowDirections ?? .any,
            overlaps: controller?.canOverlapSourceViewRect ?? false)
    }

    /// The distance by which the card moves down to be off screen.
    var travel: CGFloat { bounds.height - restingFrame.minY }

    /// - Parameter isArriving: whether the card is being presented, which an alert does from a larger size, or
    ///   dismissed.
    func setShown(_ isShown: Bool, _ style: UIModalTransitionStyle, isArriving: Bool) {
        if layout.style == .alert, isArriving, !UIAccessibility.isReduceMotionEnabled {
            let scale = isShown ? 1 : SystemMetrics.current.alerts.initialScale
            cardView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        let fades = layout.style == .popover || UIAccessibility.prefersCrossFadeTransitions
        switch fades ? .crossDissolve : layout.style == .actionSheet ? .coverVertical : style {
        case .coverVertical: setOffset(isShown ? 0 : travel)
        case .crossDissolve:
            cardView.alpha = isShown ? 1 : 0
            dimmingView.alpha = isShown ? restingDimming : 0
        case .flipHorizontal:
            // A card that is turned away is seen from its edge.
            cardView.transform = isShown ? .identity : CGAffineTransform(scaleX: 0.001, y: 1)
            dimmingView.alpha = isShown ? restingDimming : 0
        }
    }

    /// Moves the card down from its resting frame and fades the dimming view accordingly.
    func setOffset(_ offset: CGFloat) {
        self.offset = offset
        cardView.transform = CGAffineTransform(translationX: 0, y: offset)
        dimmingView.alpha = (travel > 0 ? min(max(1 - offset / travel, 0), 1) : 0) * restingDimming
    }
    private var offset: CGFloat = 0

    private var restingDimming: CGFloat { layout.isSheet ? detents.dimming(at: sheetHeight) : 1 }

    private var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }

    private func layoutCard() {
        let resting = restingFrame
        // Sets bounds and center instead of the frame, since the card may have a transform.
        cardView.bounds.size = resting.size
        cardView.center = CGPoint(x: resting.midX, y: resting.midY)
        if let card = cardView as? PopoverCardView {
            let placement = popoverPlacement(safeArea: window?.safeAreaInsets ?? safeAreaInsets)
            card.placement = placement
            card.fill = presented?.popoverPresentationController?.backgroundColor
            presented?.popoverPresentationController?.arrowDirection = placement.direction
        }
        guard layout.isSheet else { return }
        cardView.layer.cornerRadius = sheet?.preferredCornerRadius ?? SystemMetrics.current.sheets.cornerRadius
        showGrabber()
        // Between two detents the dimming follows the height, in the animation in which the detent changes.
        if hasBeenShown, offset == 0, dimmingView.alpha != restingDimming { dimmingView.alpha = restingDimming }
        cardView.layer.maskedCorners =
            isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func layoutContents() {
        growAtOnce()
        layoutCard()
    }
}
