import Foundation

/// A menu, or a submenu, as a card with round corners and a shadow.
@MainActor
final class MenuCard: UIView {
    let list = MenuList()
    let menu: UIMenu
    /// The row that the submenu was opened with.
    let header: MenuItem?
    private(set) var contents: MenuContents
    private let background = UIView()
    private let metrics = SystemMetrics.current.menus.self

    init(_ menu: UIMenu, contents: MenuContents, header: MenuItem?) {
        self.menu = menu
        self.contents = contents
        self.header = header
        super.init(frame: .zero)
        layer.shadowOpacity = 0
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = metrics.shadowOffset
        background.backgroundColor = SystemColor.menuGround.dynamic
        background.layer.cornerRadius = metrics.cornerRadius
        background.layer.cornerCurve = .continuous
        background.clipsToBounds = true
        addSubview(background)
        background.addSubview(list)
        list.show(contents, header: header)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ new: MenuContents) {
        contents = new
        list.show(new, header: header)
    }

    var fittingHeight: CGFloat { list.height(width: metrics.width) }

    /// False by default, and while the card grows or shrinks: a shadow is blurred anew for each size.
    var castsShadow = false {
        didSet { layer.shadowOpacity = castsShadow ? metrics.shadowOpacity : 0 }
    }

    /// A card behind a submenu is out of reach.
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
        background.frame = bounds
        list.frame = background.bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: metrics.cornerRadius).cgPath
    }
}
