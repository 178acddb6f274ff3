import Foundation

/// A row of a menu: check mark or arrow, title, subtitle and image. The list handles its touches.
@MainActor
class MenuRow: UIView {
    let item: MenuItem
    fileprivate let title = UILabel()
    private var subtitle: UILabel?
    fileprivate let picture = UIImageView()
    private let sign = UIImageView()
    private var wheel: UIActivityIndicatorView?
    private let hasLeadingSigns: Bool
    fileprivate let metrics = SystemMetrics.current.menus.self

    var isPressed = false {
        didSet { backgroundColor = isPressed ? SystemColor.menuPressed.dynamic : nil }
    }

    /// The number of lines that the title may take; 0 is no limit.
    var titleLines: Int {
        get { title.numberOfLines }
        set { title.numberOfLines = newValue }
    }

    init(_ item: MenuItem, hasLeadingSigns: Bool, isHeader: Bool = false) {
        self.item = item
        self.hasLeadingSigns = hasLeadingSigns
        super.init(frame: .zero)
        title.text = item.title
        title.font = UIFont.preferredFont(forTextStyle: isHeader ? .headline : .body)
        title.numberOfLines = isAccessibilitySize ? 0 : 2
        title.textColor = color
        addSubview(title)
        if let text = item.subtitle, !text.isEmpty { addSubtitle(text) }
        picture.image = item.image?.asControlImage
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        showSign(isHeader: isHeader)
        if case .waiting = item.role { addWheel() }
        isAccessibilityElement = true
        accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
        if item.state == .on { accessibilityTraits.insert(.selected) }
        accessibilityLabel = item.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .menuItem }
    /// Whether texts are so large that they take any number of lines.
    private var isAccessibilitySize: Bool {
        UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    }

    private var color: UIColor {
        !item.isEnabled ? .tertiaryLabel : item.attributes.contains(.destructive) ? .systemRed : .label
    }

    private func addSubtitle(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.numberOfLines = isAccessibilitySize ? 0 : 1
        label.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        addSubview(label)
        subtitle = label
    }

    private func addWheel() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        addSubview(wheel)
        self.wheel = wheel
    }

    private func showSign(isHeader: Bool) {
        let name: String? =
            switch (item.role, item.state) {
            case (.submenu, _): isHeader ? "chevron.down" : "chevron.forward"
            case (_, .on): "checkmark"
            case (_, .mixed): "minus"
            case (_, .off): nil
            }
        let look = UIImage.SymbolConfiguration(pointSize: metrics.signSize, weight: .semibold)
        sign.image = name.flatMap { UIImage(systemName: $0, withConfiguration: look) }
        sign.tintColor = color
        sign.contentMode = .center
        addSubview(sign)
    }

    /// Shows neither a check mark or an arrow, nor a subtitle.
    fileprivate func hideSigns() {
        sign.isHidden = true
        subtitle?.isHidden = true
        title.numberOfLines = 1
    }

    // MARK: Layout

    private var leadingInset: CGFloat { hasLeadingSigns ? metrics.signColumn : metrics.sideInset }

    private func textWidth(in width: CGFloat) -> CGFloat {
        width - leadingInset - (picture.image == nil && wheel == nil ? metrics.sideInset : metrics.imageColumn)
    }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let text = title.sizeThatFits(room).height + (subtitle?.sizeThatFits(room).height ?? 0)
        return max(metrics.rowHeight, (text + 2 * metrics.verticalInset).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(in: bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(room).height
        let subtitleHeight = subtitle?.sizeThatFits(room).height ?? 0
        let top = SystemMetrics.round((bounds.height - titleHeight - subtitleHeight) / 2, scale: contentScaleFactor)
        title.frame = mirrored(CGRect(x: leadingInset, y: top, width: width, height: titleHeight))
        subtitle?.frame = mirrored(
            CGRect(x: leadingInset, y: top + titleHeight, width: width, height: subtitleHeight))
        sign.frame = mirrored(CGRect(x: 0, y: 0, width: metrics.signColumn, height: bounds.height))
        // Arrows are mirrored in a right-to-left interface; check marks are not.
        if case .submenu = item.role, isRightToLeft { sign.transform = CGAffineTransform(scaleX: -1, y: 1) }
        let side = metrics.imageSide
        let middle = bounds.width - metrics.imageColumn / 2
        let size = picture.image.map { image in
            let scale = min(1, side / max(image.size.width, image.size.height, 1))
            return CGSize(width: image.size.width * scale, height: image.size.height * scale)
        }
        let pictureSize = size ?? .zero
        picture.frame = mirrored(
            CGRect(
                x: middle - pictureSize.width / 2, y: (bounds.height - pictureSize.height) / 2,
                width: pictureSize.width, height: pictureSize.height))
        wheel?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

/// An element of a menu beside others: an image, above the title if it has one. An element that is on has the background
/// of a pressed one (unverified).
@MainActor
final class MenuTile: MenuRow {
    private let hasTitle: Bool

    init(_ item: MenuItem, hasTitle: Bool) {
        // A title is needed where there is no image.
        self.hasTitle = hasTitle || item.image == nil
        super.init(item, hasLeadingSigns: false)
        title.font = UIFont.preferredFont(forTextStyle: .caption1)
        title.textAlignment = .center
        title.isHidden = !self.hasTitle
        hideSigns()
        if item.state == .on { backgroundColor = SystemColor.menuPressed.dynamic }
    }

    override var isPressed: Bool {
        didSet { if !isPressed, item.state == .on { backgroundColor = SystemColor.menuPressed.dynamic } }
    }

    private var titleHeight: CGFloat { hasTitle ? title.font.lineHeight.rounded(.up) : 0 }

    override func height(width: CGFloat) -> CGFloat {
        let gap = hasTitle && picture.image != nil ? metrics.tileGap : 0
        let image = picture.image == nil ? 0 : metrics.imageSide
        return max(metrics.rowHeight, (titleHeight + gap + image + 2 * metrics.verticalInset).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = picture.image == nil ? 0 : metrics.imageSide
        let gap = hasTitle && side > 0 ? metrics.tileGap : 0
        let top = (bounds.height - side - gap - titleHeight) / 2
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        title.frame = CGRect(
            x: metrics.tileGap, y: top + side + gap, width: max(bounds.width - 2 * metrics.tileGap, 0),
            height: titleHeight)
    }
}
