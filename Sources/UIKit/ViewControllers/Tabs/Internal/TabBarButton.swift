import Foundation

/// The button of one tab in a tab bar, with the image, title and badge of its item.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel()
    private let badge = UILabel()
    private var isShownSelected = false
    private var restingColor = UIColor.systemGray
    private var looks = Looks()

    /// What the bar's appearance says about tabs in its two arrangements; nil for the system's look.
    struct Looks {
        var stacked: UITabBarItemAppearance?
        var inline: UITabBarItemAppearance?
    }

    /// Whether the title is beside the image instead of below it.
    var isInline = false {
        didSet {
            guard isInline != oldValue else { return }
            showItem()
            setNeedsLayout()
        }
    }

    init(item: UITabBarItem, tapped: @escaping @MainActor () -> Void) {
        self.item = item
        super.init(frame: .zero)
        addSubview(picture)
        addSubview(label)
        addSubview(badge)
        badge.textAlignment = .center
        badge.layer.cornerRadius = SystemMetrics.current.tabs.badgeHeight / 2
        badge.clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        showItem()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .tab }

    /// The tab key enters the bar at the selected tab.
    override var focusGroupPriority: UIFocusGroupPriority {
        get { isShownSelected ? .prioritized : super.focusGroupPriority }
        set { super.focusGroupPriority = newValue }
    }

    override var largeContent: LargeContent {
        get { item.largeContent }
        set { super.largeContent = newValue }
    }

    func show(isSelected: Bool, restingColor: UIColor, looks: Looks) {
        isShownSelected = isSelected
        self.restingColor = restingColor
        self.looks = looks
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        showItem()
    }

    func showItem() {
        let image = isShownSelected ? item.selectedImage ?? item.imageForBar : item.imageForBar
        picture.image = image?.asControlImage
        picture.sizeToFit()
        label.text = item.title
        let size = isInline ? SystemMetrics.current.tabs.inlineTitleSize : SystemMetrics.current.tabs.titleSize
        let state: State = isShownSelected ? .selected : .normal
        let look = look
        let usualLook = appearance?.normal
        let attributes = item.titleTextAttributes(for: state) ?? look?.titleTextAttributes ?? [:]
        let usual: UIColor = item.isEnabled ? (isShownSelected ? tintColor : restingColor) : .tertiaryLabel
        label.font =
            attributes[.font] as? UIFont ?? usualLook?.titleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: size, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? usual
        picture.tintColor = look?.iconColor ?? usual
        let badgeAttributes =
            item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal)
            ?? look?.badgeTextAttributes ?? [:]
        badge.font =
            badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: SystemMetrics.current.tabs.badgeTextSize)
        badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        setNeedsLayout()
    }

    private var appearance: UITabBarItemAppearance? { isInline ? looks.inline : looks.stacked }
    private var look: UITabBarItemStateAppearance? {
        appearance?.state(isSelected: isShownSelected, isEnabled: item.isEnabled)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showItem()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current.tabs.self
        let scale = contentScaleFactor
        let title = label.sizeThatFits(.zero)
        let image = picture.bounds.size
        if isInline {
            let gap = image == .zero ? 0 : metrics.inlineGap
            let start = SystemMetrics.round((bounds.width - image.width - gap - title.width) / 2, scale: scale)
            place(picture, image, x: isRightToLeft ? bounds.width - start - image.width : start, centerY: bounds.midY)
            let titleStart = start + image.width + gap
            place(
                label, title, x: isRightToLeft ? bounds.width - titleStart - title.width : titleStart,
                centerY: bounds.midY)
        } else {
            // In a higher bar, image and title stay together in the middle.
            let drop = SystemMetrics.round((bounds.height - metrics.height) / 2, scale: scale)
            place(picture, image, x: (bounds.width - image.width) / 2, centerY: metrics.imageCenter + drop)
            let width = min(title.width, bounds.width)
            label.frame = CGRect(
                x: SystemMetrics.round((bounds.width - width) / 2, scale: scale),
                y: metrics.height + drop - metrics.titleBottom - title.height, width: width, height: title.height)
        }
        let insets = item.imageInsetsForBar
        picture.center.x += (insets.left - insets.right) / 2
        picture.center.y += (insets.top - insets.bottom) / 2
        let shift =
            item.titlePositionAdjustment == .zero
            ? look?.titlePositionAdjustment ?? .zero : item.titlePositionAdjustment
        label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        layOutBadge()
    }

    private func place(_ view: UIView, _ size: CGSize, x: CGFloat, centerY: CGFloat) {
        view.frame = CGRect(
            x: SystemMetrics.round(x, scale: contentScaleFactor),
            y: SystemMetrics.round(centerY - size.height / 2, scale: contentScaleFactor), width: size.width,
            height: size.height)
    }

    private func layOutBadge() {
        let metrics = SystemMetrics.current.tabs.self
        let width = max(badge.sizeThatFits(.zero).width + 2 * metrics.badgeInset, metrics.badgeHeight)
        let x = picture.center.x + (isRightToLeft ? -metrics.badgeOffset - width : metrics.badgeOffset)
        badge.frame = CGRect(
            x: x, y: picture.center.y - metrics.imageCenter + metrics.badgeTop, width: width,
            height: metrics.badgeHeight)
        guard let shift = look?.badgePositionAdjustment else { return }
        badge.frame = badge.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }
}

extension TabBarButton: InsideRingView {}
