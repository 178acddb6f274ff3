import Foundation

/// A panel at the bottom of the window with the key commands in force, in columns. It scrolls sideways if not all fit.
@MainActor
final class CommandListView: MaterialView {
    private let scroll = UIScrollView()
    private var sections: [[UIView]] = []
    private static var metrics: SystemMetrics.CommandList { SystemMetrics.current.commandList }

    init(_ commands: [ListedCommands.Section]) {
        super.init(frame: .zero)
        effect = UIBlurEffect(style: .systemMaterial)
        layer.cornerRadius = Self.metrics.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        addSubview(scroll)
        sections = commands.map { section in
            [CommandHeader(section.title)] + section.lines.map { CommandLine($0) }
        }
        for view in sections.joined() { scroll.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// Places the panel in an area of its superview.
    func place(in area: CGRect) {
        let metrics = Self.metrics
        let room = CGSize(width: area.width - 2 * metrics.inset, height: area.height - 2 * metrics.inset)
        let content = layOut(height: lowestHeight(in: room))
        scroll.contentSize = content
        let size = CGSize(
            width: min(content.width, room.width) + 2 * metrics.inset, height: content.height + 2 * metrics.inset)
        frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height, width: size.width,
            height: size.height)
        scroll.frame = bounds.insetBy(dx: metrics.inset, dy: metrics.inset)
        if isRightToLeft { scroll.contentOffset.x = max(content.width - scroll.bounds.width, 0) }
    }

    /// The lowest height with which all columns fit beside each other, or else the whole height.
    private func lowestHeight(in room: CGSize) -> CGFloat {
        let row = Self.metrics.rowHeight
        let total = CGFloat(sections.joined().count) * row + CGFloat(sections.count) * Self.metrics.sectionGap
        let pitch = Self.metrics.columnWidth + Self.metrics.columnGap
        let most = max(Int((room.width + Self.metrics.columnGap) / pitch), 1)
        var height = max((total / CGFloat(most) / row).rounded(.up), 1) * row
        while height < room.height, layOut(height: height).width > room.width { height += row }
        return max(min(height, room.height), row)
    }

    /// Fills columns of a height one after the other, and returns the size of all.
    private func layOut(height: CGFloat) -> CGSize {
        let metrics = Self.metrics
        var places: [(view: UIView, column: Int, y: CGFloat)] = []
        var (column, y, lowest) = (0, CGFloat(0), CGFloat(0))
        for section in sections {
            // A header is not the last one in a column.
            if y > 0, y + metrics.sectionGap + 2 * metrics.rowHeight > height {
                (column, y) = (column + 1, 0)
            } else if y > 0 {
                y += metrics.sectionGap
            }
            for view in section {
                if y > 0, y + metrics.rowHeight > height { (column, y) = (column + 1, 0) }
                places.append((view, column, y))
                y += metrics.rowHeight
                lowest = max(lowest, y)
            }
        }
        let pitch = metrics.columnWidth + metrics.columnGap
        for place in places {
            let shown = isRightToLeft ? column - place.column : place.column
            place.view.frame = CGRect(
                x: CGFloat(shown) * pitch, y: place.y, width: metrics.columnWidth, height: metrics.rowHeight)
        }
        return CGSize(width: CGFloat(column + 1) * pitch - metrics.columnGap, height: lowest)
    }

    /// Scrolls to the next columns. Returns false if all of them are seen.
    func turn(toTheRight: Bool) -> Bool {
        let most = scroll.contentSize.width - scroll.bounds.width
        guard most > 0.5 else { return false }
        let pitch = Self.metrics.columnWidth + Self.metrics.columnGap
        let x = scroll.contentOffset.x + (toTheRight ? pitch : -pitch)
        scroll.setContentOffset(CGPoint(x: min(max(x, 0), most), y: 0), animated: true)
        return true
    }
}

/// The title of a menu.
@MainActor
private final class CommandHeader: UILabel {
    init(_ title: String) {
        super.init(frame: .zero)
        text = title
        font = .systemFont(ofSize: SystemMetrics.current.commandList.headerSize, weight: .semibold)
        textColor = .secondaryLabel
        accessibilityTraits = .header
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// A command and its keys.
@MainActor
private final class CommandLine: UIView {
    private let title = UILabel()
    private let keys = UILabel()

    init(_ line: ListedCommands.Line) {
        super.init(frame: .zero)
        let size = SystemMetrics.current.commandList.titleSize
        title.text = line.title
        title.font = .systemFont(ofSize: size)
        title.textColor = .label
        // The mark keeps an arrow at the end of its line also in a text from right to left.
        keys.text = line.keys + "\u{200E}"
        keys.font = .systemFont(ofSize: size)
        keys.textColor = .secondaryLabel
        addSubview(title)
        addSubview(keys)
        isAccessibilityElement = true
        accessibilityLabel = line.title
        accessibilityValue = line.keys
        accessibilityTraits = .staticText
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 8
        let width = min(keys.sizeThatFits(bounds.size).width, bounds.width)
        let rest = max(bounds.width - width - gap, 0)
        keys.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        title.frame = CGRect(x: isRightToLeft ? width + gap : 0, y: 0, width: rest, height: bounds.height)
    }
}
