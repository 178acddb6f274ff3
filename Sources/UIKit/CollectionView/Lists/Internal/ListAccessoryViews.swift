import Foundation

/// Makes the views of accessories, and shows the state of the cell in them.
@MainActor
enum ListAccessoryViews {
    static func view(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) -> UIView? {
        switch accessory.accessoryType {
        case .disclosureIndicator: return CellGlyphView(.chevron)
        case .checkmark: return CellGlyphView(.checkmark)
        case .detail: return ListAccessoryButton(.detail)
        case .outlineDisclosure: return ListAccessoryButton(.chevron)
        case .delete:
            return CellEditControl(row: cell, kind: .delete) { [weak cell] in cell?.perform(accessoryOf: .delete) }
        case .insert:
            return CellEditControl(row: cell, kind: .insert) { [weak cell] in cell?.perform(accessoryOf: .insert) }
        case .multiselect: return CellEditControl(row: cell, kind: .selection) {}
        case .reorder: return ListGrip()
        case .label: return UILabel(frame: .zero)
        case .popUpMenu: return accessory.details.menu.map { popUp($0, accessory) }
        case .customView(let view): return view
        }
    }

    private static func popUp(_ menu: UIMenu, _ accessory: UICellAccessory) -> UIButton {
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    /// Shows the present state of the cell in the view of an accessory.
    static func update(_ view: UIView, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell) {
        if case .customView = accessory.accessoryType {
            if let tint = accessory.tintColor { view.tintColor = tint }
            return
        }
        view.tintColor = accessory.tintColor
        switch view {
        case let glyph as CellGlyphView:
            glyph.color = accessory.accessoryType == .disclosureIndicator ? SystemColor.disclosure.dynamic : nil
        case let button as ListAccessoryButton:
            let action = accessory.details.action
            let isOutline = accessory.accessoryType == .outlineDisclosure
            button.activate = { [weak cell] in
                if let action { action() } else if isOutline { cell?.toggleInOutline() }
            }
            button.spokenLabel =
                isOutline
                ? (cell.isExpandedInOutline ? SystemText.collapse.string : SystemText.expand.string)
                : SystemText.moreInfo.string
            if isOutline { button.turn(cell.isExpandedInOutline) }
        case let control as CellEditControl: control.isChecked = cell.isSelected
        case let label as UILabel:
            label.text = accessory.details.text
            label.font = accessory.details.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = accessory.details.adjustsFont
            label.textColor = accessory.tintColor ?? .secondaryLabel
        default: break
        }
    }
}

extension UICollectionViewListCell {
    /// Calls the handler of an accessory, as it is now.
    func perform(accessoryOf type: UICellAccessory.AccessoryType) {
        accessories.first { $0.accessoryType == type }?.details.action?()
    }

    /// Expands or collapses the item of the cell in its diffable data source.
    func toggleInOutline() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggle(itemAt: path, in: collectionView)
    }

    /// Does what a tap on the chevron does.
    func tapOutline() {
        let chevron = accessories.first { $0.accessoryType == .outlineDisclosure }
        if let action = chevron?.details.action { action() } else { toggleInOutline() }
    }

    /// Whether a tap anywhere on the cell expands or collapses its item.
    var togglesByTap: Bool {
        accessories.contains {
            guard $0.accessoryType == .outlineDisclosure, !$0.isHidden else { return false }
            return switch $0.details.outlineStyle {
            case .header: true
            case .cell: false
            case .automatic: listContext?.role == .header
            }
        }
    }
}

/// A data source whose items may be expanded.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands or collapses an item as the user does.
    func toggle(itemAt indexPath: IndexPath, in collectionView: UICollectionView)
    func outlineState(at indexPath: IndexPath) -> OutlineState
}

/// An accessory that takes taps: the detail button, and the chevron of an outline.
final class ListAccessoryButton: UIControl {
    private let glyph: CellGlyphView
    var activate: () -> Void = {}
    var spokenLabel = ""

    init(_ shape: CellGlyph.Shape) {
        glyph = CellGlyphView(shape)
        super.init(frame: .zero)
        addSubview(glyph)
        addAction(UIAction { [weak self] _ in self?.activate() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A square, in which the chevron has room to turn.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let box = glyph.sizeThatFits(size)
        return CGSize(width: max(box.width, box.height), height: max(box.width, box.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glyph.bounds.size = glyph.sizeThatFits(bounds.size)
        glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Turns the chevron down, or back. It turns with the animation in which it is called.
    func turn(_ isDown: Bool) {
        let angle: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
        glyph.transform = isDown ? CGAffineTransform(rotationAngle: angle) : .identity
    }

    /// Accepts touches in the whole height of the row, and in 11 points at both sides.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = max(((superview?.bounds.height ?? bounds.height) - bounds.height) / 2, 0)
        return bounds.insetBy(dx: -11, dy: -reach).contains(point)
    }

    /// The alpha of a pressed button is unverified.
    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.2 : 1 }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { spokenLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

/// The grip of a row in a collection view.
final class ListGrip: GripControl {
    private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }
    /// The collection view in which the grip holds an item.
    private weak var holding: UICollectionView?

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let view = cell.collectionView, let path = view.indexPath(for: cell) else { return false }
        holding = view
        return view.itemMovement.begin(path, at: touch.location(in: view))
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let holding else { return false }
        holding.itemMovement.follow(touch.location(in: holding))
        return holding.itemMovement.isHolding
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { holding?.endInteractiveMovement() }

    override func cancelTracking(with event: UIEvent?) { holding?.cancelInteractiveMovement() }
}
