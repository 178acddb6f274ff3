/// A row of segments, one of which is chosen.
///
/// A touch chooses as it is lifted; from the chosen segment the choice can also be slid along. Sends `valueChanged` when the user chose another segment, in the
/// momentary form any segment, and never for changes made in code.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment is chosen: -1.
    public nonisolated class var noSegment: Int { -1 }

    /// Which segments an adjustment is for. The raw values are UIKit's.
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    let segments = SegmentList()
    private lazy var track = SegmentTrack(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// - Parameter items: Strings and images, a segment each. The control gets the size that fits them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        finishInit()
        for item in items ?? [] {
            let content: SegmentContent =
                (item as? UIImage).map { .image($0) } ?? .title((item as? String) ?? "\(item)")
            segments.insert(content, at: segments.count)
        }
        contentDidChange()
        bounds.size = sizeThatFits(.zero)
    }

    /// Choosing a segment sends its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        for title in coder.decodeObject(forKey: "UISegmentTitles") as? [String] ?? [] {
            segments.insert(.title(title), at: segments.count)
        }
        contentDidChange()
        if coder.containsValue(forKey: "UISelectedSegmentIndex") {
            selectedSegmentIndex = coder.decodeInteger(forKey: "UISelectedSegmentIndex")
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode((0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" } as NSArray, forKey: "UISegmentTitles")
        coder.encode(selectedSegmentIndex, forKey: "UISelectedSegmentIndex")
    }

    private func finishInit() {
        addSubview(track)
        if frame.height == 0, frame.width > 0 { bounds.size.height = SystemMetrics.current.segments.height }
    }

    // MARK: The choice

    /// ``noSegment`` by default. In the momentary form it names the segment only while `valueChanged` is sent.
    open var selectedSegmentIndex: Int {
        get { segments.selected ?? Self.noSegment }
        set {
            changing("selectedSegmentIndex") {
                segments.selected = segments.all.indices.contains(newValue) ? newValue : nil
            }
            track.selectionDidChange(animated: false)
        }
    }

    /// Nothing stays chosen. False by default.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// Segments are as wide as their contents need, with the room that is left shared out; otherwise all are equally wide. False by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    /// Before the segment of this number; beyond the last one at the end. The choice stays on its segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(.title(title ?? ""), at: segment, animated: animated)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { .image($0) } ?? .title(""), at: segment, animated: animated)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(.action(action), at: segment, animated: animated)
    }

    private func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        segments.insert(content, at: index)
        contentDidChange()
        if animated { track.animateLayout() }
    }

    /// The choice is gone with its segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.remove(at: segment) else { return }
        contentDidChange()
        if animated { track.animateLayout() }
    }

    open func removeAllSegments() {
        segments.removeAll()
        contentDidChange()
    }

    /// In place of an image or an action. Numbers out of range are ignored, here and below.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { set(.title(title ?? ""), segment) }
    open func titleForSegment(at segment: Int) -> String? { segments[segment]?.content.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        set(image.map { .image($0) } ?? .title(""), segment)
    }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment]?.content.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(.action(action), segment) }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment]?.content.action }

    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.all.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    private func set(_ content: SegmentContent, _ index: Int) {
        segments[index]?.content = content
        contentDidChange()
    }

    /// 0, the default, lets the control find the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment]?.width = width
        contentDidChange()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment]?.width ?? 0 }

    /// Moves the title or image.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segments[segment]?.offset = offset
        track.setNeedsLayout()
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment]?.offset ?? .zero }

    /// True by default. A disabled segment is pale and cannot be chosen by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment]?.isEnabled = enabled
        track.showStates()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment]?.isEnabled ?? false }

    private func contentDidChange() {
        track.segmentsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Look

    /// The ground of the chosen segment; nil, the default, is the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { track.showStates() }
    }

    /// What is missing in a state is that of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        segments.attributes[state] = attributes
        contentDidChange()
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { segments.attributes[state] }

    /// Once there is one, segments have no other ground. Compact metrics are those of bars in landscape, which a desktop has not.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        segments.backgroundImages[barMetrics, default: StateImages()][state] = backgroundImage
        track.showStates()
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        segments.backgroundImages[barMetrics]?[state]
    }

    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        segments.dividerImages[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
        track.showStates()
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        segments.dividerImages[barMetrics]?[leftState, rightState]
    }

    /// Moves titles and images of all segments at such a place.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        segments.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        track.setNeedsLayout()
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        segments.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        track.showStates()
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: segments.naturalWidth(apportioned: apportionsSegmentWidthsByContent),
            height: segments.backgroundImages[.default]?[.normal]?.size.height ?? SystemMetrics.current.segments.height)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        return track.press(at: touch.location(in: track))
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track.drag(to: touch.location(in: track), isInside: isTouchInside)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let segment = track.release() { choose(segment) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        track.cancelPress()
    }

    private func choose(_ index: Int) {
        guard isMomentary || index != selectedSegmentIndex else { return }
        changing("selectedSegmentIndex") { segments.selected = index }
        if !isMomentary { track.selectionDidChange(animated: window != nil) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action = segments[index]?.content.action { sendAction(action) }
        if isMomentary { changing("selectedSegmentIndex") { segments.selected = nil } }
    }

    override var dumpDetails: [String] {
        let index = selectedSegmentIndex
        return [index == Self.noSegment ? "none selected" : "segment \(index) selected"] + super.dumpDetails
    }
}
