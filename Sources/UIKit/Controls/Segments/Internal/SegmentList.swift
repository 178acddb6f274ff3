/// The content of a segment.
enum SegmentContent {
    case title(String)
    case image(UIImage)
    /// The image of an action or, if it has none, its title.
    case action(UIAction)

    @MainActor var title: String? {
        switch self {
        case .title(let title): title
        case .image: nil
        case .action(let action): action.image == nil ? action.title : nil
        }
    }

    @MainActor var image: UIImage? {
        switch self {
        case .title: nil
        case .image(let image): image
        case .action(let action): action.image
        }
    }

    var action: UIAction? {
        if case .action(let action) = self { return action }
        return nil
    }
}

/// The properties of a segment that were set.
struct SegmentRecord {
    var content: SegmentContent
    /// 0 lets the control compute the width.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
}

/// The segments of a control, the selected one, and the attributes and images that were set.
@MainActor
final class SegmentList {
    private static var metrics: SystemMetrics.Segments { SystemMetrics.current.segments }

    private(set) var all: [SegmentRecord] = []
    var selected: Int?
    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgroundImages: [UIBarMetrics: StateImages] = [:]
    var dividerImages: [UIBarMetrics: DividerImages] = [:]
    var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

    var count: Int { all.count }

    /// The segment at an index. Out of range the value is nil, and setting it has no effect.
    subscript(index: Int) -> SegmentRecord? {
        get { all.indices.contains(index) ? all[index] : nil }
        set { if let newValue, all.indices.contains(index) { all[index] = newValue } }
    }

    func insert(_ content: SegmentContent, at index: Int) {
        let index = min(max(index, 0), count)
        all.insert(SegmentRecord(content: content), at: index)
        if let selected, selected >= index { self.selected = selected + 1 }
    }

    func remove(at index: Int) -> Bool {
        guard all.indices.contains(index) else { return false }
        all.remove(at: index)
        if let selected { self.selected = selected == index ? nil : selected > index ? selected - 1 : selected }
        return true
    }

    func removeAll() {
        all = []
        selected = nil
    }

    // MARK: Titles

    func title(of index: Int, in state: UIControl.State) -> NSAttributedString? {
        guard let title = all[index].content.title else { return nil }
        let isSelected = state.contains(.selected)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.metrics.fontSize, weight: isSelected ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        for given in [self.attributes[.normal], self.attributes[state]] {
            attributes.merge(given ?? [:]) { _, new in new }
        }
        return NSAttributedString(string: title, attributes: attributes)
    }

    // MARK: Widths

    /// Returns the width of a segment's content. Titles are measured both in the normal and in the selected state, so
    /// that selecting a segment moves nothing.
    private func contentWidth(_ index: Int) -> CGFloat {
        let image = all[index].content.image?.size.width ?? 0
        let titles = [UIControl.State.normal, .selected].compactMap { title(of: index, in: $0)?.size().width }
        return (max(image, titles.max() ?? 0) + 2 * Self.metrics.titleMargin).rounded(.up)
    }

    func naturalWidth(apportioned: Bool) -> CGFloat {
        let free = all.indices.filter { all[$0].width == 0 }.map(contentWidth)
        let fixed = all.map(\.width).reduce(0, +)
        return fixed + (apportioned ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count))
    }

    /// Returns the widths of all segments in a control that is `room` points wide. Widths that were set are kept if
    /// there are segments without one; otherwise they are scaled to fill the control.
    func widths(in room: CGFloat, apportioned: Bool) -> [CGFloat] {
        let free = all.indices.filter { all[$0].width == 0 }
        let fixed = all.map(\.width).reduce(0, +)
        guard !free.isEmpty else { return all.map { fixed > 0 ? $0.width / fixed * room : 0 } }
        let rest = max(room - fixed, 0)
        let wanted = free.map { apportioned ? contentWidth($0) : 1 }
        let extra = apportioned ? (rest - wanted.reduce(0, +)) / CGFloat(free.count) : 0
        var widths = all.map(\.width)
        for (index, width) in zip(free, wanted) {
            widths[index] = apportioned ? max(width + extra, 0) : rest / CGFloat(free.count)
        }
        return widths
    }
}
