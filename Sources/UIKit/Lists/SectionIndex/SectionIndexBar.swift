/// The view of a section index. It draws the titles and reports the one under the finger, at once and whenever it
/// changes.
@MainActor
final class SectionIndexBar: UIControl {
    /// The title that is drawn as a magnifying glass.
    nonisolated static let search = "{search}"
    private static var metrics: SystemMetrics.SectionIndexBars { SystemMetrics.current.sectionIndex }

    private let choose: (Int) -> Void
    private var entries = SectionIndexEntries(titles: 0, room: 0, pitch: 1)
    private(set) var neededWidth: CGFloat = 0
    /// The title under the finger, or the last one that was.
    private var chosen: Int?
    private var feedback: UISelectionFeedbackGenerator?

    init(choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            let widest = titles.filter { $0 != Self.search }.map { size(of: $0).width }.max() ?? 0
            let needed = SystemMetrics.roundUp(widest + 2 * Self.metrics.titleMargin, scale: 1)
            neededWidth = max(Self.metrics.width, needed)
            chosen = nil
            titlesMayHaveMoved()
            setNeedsDisplay()
        }
    }

    var colors = SectionIndex.Colors() {
        didSet {
            updateBackground()
            setNeedsDisplay()
        }
    }

    // MARK: Drawing

    override func layoutSubviews() {
        super.layoutSubviews()
        titlesMayHaveMoved()
    }

    private func titlesMayHaveMoved() {
        let now = SectionIndexEntries(
            titles: titles.count, room: bounds.height - 2 * Self.metrics.endMargin, pitch: Self.metrics.pitch)
        guard now != entries else { return }
        entries = now
        setNeedsDisplay()
    }

    /// The distance from the top of the bar to the first entry.
    private var start: CGFloat { (bounds.height - entries.height) / 2 }

    private var attributes: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: Self.metrics.fontSize, weight: .semibold),
            .foregroundColor: colors.titles ?? tintColor ?? .systemBlue,
        ]
    }

    private func size(of title: String) -> CGSize { title.size(withAttributes: attributes) }

    override func draw(_ rect: CGRect) {
        let attributes = attributes
        for (index, entry) in entries.entries.enumerated() {
            let middle = CGPoint(x: bounds.midX, y: start + entries.middle(of: index))
            switch entry {
            case .title(let title) where titles[title] == Self.search: drawGlass(around: middle)
            case .title(let title): draw(titles[title], around: middle, attributes)
            case .dot: draw("•", around: middle, attributes)
            }
        }
    }

    private func draw(_ text: String, around middle: CGPoint, _ attributes: [NSAttributedString.Key: Any]) {
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
    }

    private func drawGlass(around middle: CGPoint) {
        let sign = SystemGlyph.search
        let factor = Self.metrics.glassWidth / sign.size.width
        let size = CGSize(width: sign.size.width * factor, height: sign.size.height * factor)
        sign.image.withTintColor(colors.titles ?? tintColor).draw(
            in: CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func updateBackground() {
        backgroundColor = isTracking ? colors.trackingBackground ?? colors.background : colors.background
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        updateBackground()
    }

    override var dumpDetails: [String] {
        let shown = entries.entries.map { entry in
            switch entry {
            case .title(let title): titles[title]
            case .dot: "•"
            }
        }
        return super.dumpDetails + ["titles \(shown.joined(separator: " "))"]
    }

    // MARK: Touches

    override func takesAtOnce(_ touch: UITouch) -> Bool { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let end = start + entries.height
        return super.point(inside: point, with: event) && point.y >= start - Self.metrics.reach
            && point.y < end + Self.metrics.reach
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let feedback = UISelectionFeedbackGenerator()
        feedback.prepare()
        self.feedback = feedback
        chosen = nil
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trackingDidEnd() }

    override func cancelTracking(with event: UIEvent?) { trackingDidEnd() }

    private func trackingDidEnd() {
        feedback = nil
        updateBackground()
    }

    private func follow(_ touch: UITouch) {
        guard let title = entries.title(at: touch.location(in: self).y - start), title != chosen else { return }
        chosen = title
        feedback?.selectionChanged()
        choose(title)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { SystemText.sectionIndex.string }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    override var defaultAccessibilityValue: String? {
        chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    }

    override func accessibilityIncrement() { step(by: 1) }

    override func accessibilityDecrement() { step(by: -1) }

    private func step(by distance: Int) {
        let next = chosen.map { $0 + distance } ?? (distance > 0 ? 0 : titles.count - 1)
        guard titles.indices.contains(next) else { return }
        chosen = next
        choose(next)
    }
}

extension SectionIndexBar: KeyOperated {
    var takesKeys: Bool { !titles.isEmpty }

    /// Up and down go to the title above or below, Home and End to the first and the last one, and a letter to the title
    /// that begins with it.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard key.modifiers.isSubset(of: .shift) else { return false }
        switch key.usage {
        case .keyboardUpArrow: step(by: -1)
        case .keyboardDownArrow: step(by: 1)
        case .keyboardHome: go(to: 0)
        case .keyboardEnd: go(to: titles.count - 1)
        default:
            guard key.namedInput == nil, !key.characters.isEmpty,
                let title = titles.firstIndex(where: { TypeSelection.matches($0, key.characters) })
            else { return false }
            go(to: title)
        }
        return true
    }

    private func go(to title: Int) {
        chosen = title
        choose(title)
    }
}

extension SectionIndexBar: InsideRingView {}
