/// A row of segments, of which one is selected.
///
/// A touch selects a segment when it is lifted; a touch that begins on the selected segment drags the selection. Sends
/// `valueChanged` when the user selects another segment (with ``isMomentary`` any segment), never for changes made in
/// code.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` when no segment is selected: -1.
    public nonisolated class var noSegment: Int { -1 }

    /// The segments to which a position adjustment applies. The raw values are UIKit's.
    public enum Segment: Int, Sendable {
        /// All segments for which no other adjustment is set.
        case any = 0
        /// The leftmost of several segments.
        case left = 1
        /// The segments that are neither leftmost nor rightmost.
        case center = 2
        /// The rightmost of several segments.
        case right = 3
        /// The only segment of the control.
        case alone = 4
    }

    let segments = SegmentList()
    private lazy var track = SegmentTrack(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// - Parameter items: strings and images, one for each segment. The control gets the size that fits them.
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

    /// Creates a control with a segment for each action. Selecting a segment sends its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        for title in coder.decodeList(of: NSString.self, forKey: "UISegmentTitles") {
            segments.insert(.title("\(title)"), at: segments.count)
        }
        contentDidChange()
        decodeSegments(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let titles = (0..<numberOfSegments).map { NSString(string: titleForSegment(at: $0) ?? "") }
        coder.encode(list: titles, forKey: "UISegmentTitles")
        encodeSegments(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .segments }

    private func finishInit() {
        addSubview(track)
        if frame.height == 0, frame.width > 0 { bounds.size.height = SystemMetrics.current.segments.height }
    }

    // MARK: Selection

    /// The selected segment; the default is ``noSegment``. With ``isMomentary`` it contains the chosen segment only
    /// while the actions are sent.
    open var selectedSegmentIndex: Int {
        get { segments.selected ?? Self.noSegment }
        set {
            changing("selectedSegmentIndex") {
                segments.selected = segments.all.indices.contains(newValue) ? newValue : nil
            }
            track.selectionDidChange(animated: false)
        }
    }

    /// Whether a chosen segment does not stay selected; the default is false.
    open var isMomentary = false {
        didSet {
            MainThreadChecker.check()
            if isMomentary { selectedSegmentIndex = Self.noSegment }
        }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Whether segments are as wide as their content needs, with the remaining width divided among them. If false, the
    /// default, all are equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    /// Inserts a segment before `segment`, or at the end if there are fewer segments. The selected segment stays
    /// selected.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(.title(title ?? ""), at: segment, animated: animated)
    }
    /// Inserts a segment with a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { .image($0) } ?? .title(""), at: segment, animated: animated)
    }
    /// Inserts a segment that performs an action when it is chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(.action(action), at: segment, animated: animated)
    }

    private func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        segments.insert(content, at: index)
        contentDidChange()
        if animated { track.animateLayout() }
    }

    /// Removes a segment. If it is selected, no segment is selected afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.remove(at: segment) else { return }
        contentDidChange()
        if animated { track.animateLayout() }
    }

    /// Removes all segments; then none is selected.
    open func removeAllSegments() {
        segments.removeAll()
        contentDidChange()
    }

    /// Sets a title in place of an image or an action. Like the methods below, it ignores indexes out of range.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { set(.title(title ?? ""), segment) }
    /// Returns the title of a segment; nil for one with a picture.
    open func titleForSegment(at segment: Int) -> String? { segments[segment]?.content.title }
    /// Sets the picture of a segment, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        set(image.map { .image($0) } ?? .title(""), segment)
    }
    /// Returns the picture of a segment; nil for one with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment]?.content.image }
    /// Sets the action of a segment, with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(.action(action), segment) }
    /// Returns the action of a segment; nil for one without.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment]?.content.action }

    /// Returns the place of the segment with an action; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.all.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    private func set(_ content: SegmentContent, _ index: Int) {
        segments[index]?.content = content
        contentDidChange()
    }

    /// Sets the width of a segment in points. 0, the default, lets the control compute the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[segment]?.width = width
        contentDidChange()
    }
    /// Returns the width that was set for a segment; 0 for one that sizes itself.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[segment]?.width ?? 0 }

    /// Moves the title or image of a segment by an offset in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segments[segment]?.offset = offset
        track.setNeedsLayout()
    }
    /// Returns by how much the content of a segment is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment]?.offset ?? .zero }

    /// Enables or disables a segment; segments are enabled by default. A disabled segment is drawn paler and cannot be
    /// selected by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[segment]?.isEnabled = enabled
        track.showStates()
    }
    /// Returns whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment]?.isEnabled ?? false }

    private func contentDidChange() {
        track.segmentsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    /// The background of the selected segment; nil, the default, uses the system's color.
    open var selectedSegmentTintColor: UIColor? {
        didSet { track.showStates() }
    }

    /// Sets the attributes of the titles in a state. Attributes that are missing are those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        segments.attributes[state] = attributes
        contentDidChange()
    }
    /// Returns the attributes that were set for titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { segments.attributes[state] }

    /// Sets the background of the segments. If an image is set, the control's own backgrounds are not drawn. Images for
    /// compact bar metrics are stored only: these are for bars in landscape on a phone.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        segments.backgroundImages[barMetrics, default: StateImages()][state] = backgroundImage
        track.showStates()
    }
    /// Returns the background that was set for exactly this state and these metrics; nil if none was.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        segments.backgroundImages[barMetrics]?[state]
    }

    /// Sets the image between two segments in these states; nil removes it. Only those for the metrics `.default` are
    /// shown.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        segments.dividerImages[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
        track.showStates()
    }
    /// Returns the divider that was set for exactly these states and metrics; nil if none was.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        segments.dividerImages[barMetrics]?[leftState, rightState]
    }

    /// Moves the titles and images of the segments at a position by an offset in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        segments.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        track.setNeedsLayout()
    }
    /// Returns the offset that was set for a position; zero if none was.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        segments.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        track.showStates()
    }

    override func focusStateDidChange() {
        super.focusStateDidChange()
        if isMomentary { track.highlight(isFocused ? segment(1, from: nil) : nil) }
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: segments.naturalWidth(apportioned: apportionsSegmentWidthsByContent),
            height: segments.backgroundImages[.default]?[.normal]?.size.height ?? SystemMetrics.current.segments.height)
    }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: sizeThatFits(.zero))).size
    }

    /// Constraints place all of the frame but a point at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { SystemMetrics.current.segments.overhang }

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

extension UISegmentedControl: KeyOperated {
    var takesKeys: Bool { isEnabled }

    /// The arrow keys select the next segment that is enabled. In a momentary control they highlight it, and space or
    /// return chooses it.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        if isMomentary, key.chooses, let highlighted = track.highlighted {
            if !isRepeat { choose(highlighted) }
            return true
        }
        guard key.heading != .up, key.heading != .down, let step = key.step(isRightToLeft: isRightToLeft) else {
            return false
        }
        let present = isMomentary ? track.highlighted : segments.selected
        guard let next = segment(step, from: present) else { return true }
        if isMomentary { track.highlight(next) } else { choose(next) }
        return true
    }

    /// Returns the next segment that is enabled in a direction; nil if there is none.
    private func segment(_ step: Int, from present: Int?) -> Int? {
        var next = present.map { $0 + step } ?? (step > 0 ? 0 : numberOfSegments - 1)
        while (0..<numberOfSegments).contains(next), !isEnabledForSegment(at: next) { next += step }
        return (0..<numberOfSegments).contains(next) ? next : nil
    }
}
