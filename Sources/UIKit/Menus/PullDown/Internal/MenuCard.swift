import Foundation

/// A menu or a submenu, shown as a card with rounded corners and a shadow.
@MainActor
final class MenuCard: MaterialView {
    let list = MenuList()
    let menu: UIMenu
    /// The row that opened the submenu; nil for a menu.
    let header: MenuItem?
    private(set) var contents: MenuContents
    private let clip = UIView()
    private let metrics = SystemMetrics.current.menus.self

    init(_ menu: UIMenu, contents: MenuContents, header: MenuItem?) {
        self.menu = menu
        self.contents = contents
        self.header = header
        super.init(frame: .zero)
        layer.shadowOpacity = 0
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = metrics.shadowOffset
        effect = UIBlurEffect(style: .systemMaterial)
        for layer in [layer, clip.layer] {
            layer.cornerRadius = metrics.cornerRadius
            layer.cornerCurve = .continuous
        }
        clip.clipsToBounds = true
        addSubview(clip)
        clip.addSubview(list)
        list.show(contents, header: header)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .menu }
    override var accessibilityContainerName: String? { menu.title }

    func show(_ new: MenuContents) {
        contents = new
        list.show(new, header: header)
    }

    var fittingHeight: CGFloat { list.height(width: metrics.width) }

    /// Whether the card has a shadow; the default is false. It has none while its size is animated, because a shadow
    /// must be blurred again for each size.
    var castsShadow = false {
        didSet { layer.shadowOpacity = castsShadow ? metrics.shadowOpacity : 0 }
    }

    /// Whether the card is behind a submenu and cannot be touched.
    var isBehind = false {
        didSet {
            castsShadow = !isBehind
            isUserInteractionEnabled = !isBehind
            list.alpha = isBehind ? metrics.behindAlpha : 1
            let scale = isBehind ? metrics.behindScale : 1
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        list.frame = clip.bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: metrics.cornerRadius).cgPath
    }
}
