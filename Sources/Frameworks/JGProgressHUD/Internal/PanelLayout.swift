import UIKit

/// The frames of a panel and its contents, which are below each other in its middle.
@MainActor
struct PanelLayout {
    /// Between the indicator and the texts.
    private static let spaceBelowIndicator: CGFloat = 10
    private static let spaceBetweenTexts: CGFloat = 6
    private static let spaceAboveKeyboard: CGFloat = 20

    private let hud: JGProgressHUD
    /// Where the panel may be.
    private let area: CGRect
    private var frames: [(view: UIView, frame: CGRect)] = []
    private var size = CGSize.zero

    init(_ hud: JGProgressHUD) {
        self.hud = hud
        area = Self.area(of: hud)
        stack()
    }

    /// Moves the panel. Its contents move with it; within it they get their places without animation.
    func apply() {
        let panel = hud.panel
        UIView.performWithoutAnimation {
            panel.contentView.bounds.size = size
            for (view, frame) in frames { view.frame = frame }
        }
        // Through bounds and center, because an animation may have scaled the panel.
        panel.bounds.size = size
        panel.center = center
        panel.contentView.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    private static func area(of hud: JGProgressHUD) -> CGRect {
        var area = hud.bounds.inset(by: hud.layoutMargins)
        // Without a keyboard the mark ends at the safe area, which the margins contain.
        if let bottom = hud.keyboardMark?.frame.maxY, bottom < hud.bounds.maxY - hud.safeAreaInsets.bottom {
            area.size.height = max(bottom - Self.spaceAboveKeyboard - area.minY, 0)
        }
        return area
    }

    private mutating func stack() {
        let insets = hud.contentInsets
        let available = CGSize(
            width: area.width - insets.left - insets.right, height: area.height - insets.top - insets.bottom)
        var (y, width) = (insets.top, CGFloat(0))
        func add(_ view: UIView, _ size: CGSize, _ space: CGFloat) {
            let isEmpty = size.width == 0 || size.height == 0
            if !isEmpty, y > insets.top { y += space }
            frames.append((view, CGRect(origin: CGPoint(x: 0, y: y), size: size)))
            if !isEmpty { (y, width) = (y + size.height, max(width, size.width)) }
        }
        if let indicator = hud.indicatorView { add(indicator, indicator.bounds.size, 0) }
        add(hud.textLabel, Self.size(of: hud.textLabel, in: available), Self.spaceBelowIndicator)
        let space = frames.last?.frame.isEmpty == false ? Self.spaceBetweenTexts : Self.spaceBelowIndicator
        add(hud.detailTextLabel, Self.size(of: hud.detailTextLabel, in: available), space)
        size = CGSize(width: min(insets.left + width + insets.right, area.width), height: y + insets.bottom)
        square()
        center(between: insets)
    }

    private static func size(of label: UILabel, in available: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: available.width, height: .greatestFiniteMagnitude))
        return CGSize(
            width: min(size.width.rounded(.up), available.width),
            height: min(size.height.rounded(.up), available.height))
    }

    private mutating func square() {
        guard hud.square else { return }
        let side = max(size.width, size.height)
        for index in frames.indices { frames[index].frame.origin.y += ((side - size.height) / 2).rounded(.down) }
        size = CGSize(width: side, height: side)
    }

    private mutating func center(between insets: UIEdgeInsets) {
        let middle = (insets.left + size.width - insets.right) / 2
        for index in frames.indices {
            frames[index].frame.origin.x = (middle - frames[index].frame.width / 2).rounded(.down)
        }
    }

    private var center: CGPoint {
        let x =
            switch hud.position {
            case .topLeft, .centerLeft, .bottomLeft: area.minX + size.width / 2
            case .topCenter, .center, .bottomCenter: area.midX
            case .topRight, .centerRight, .bottomRight: area.maxX - size.width / 2
            }
        let y =
            switch hud.position {
            case .topLeft, .topCenter, .topRight: area.minY + size.height / 2
            case .centerLeft, .center, .centerRight: area.midY
            case .bottomLeft, .bottomCenter, .bottomRight: area.maxY - size.height / 2
            }
        // On whole points, so that texts are sharp.
        return CGPoint(
            x: (x - size.width / 2).rounded(.down) + size.width / 2,
            y: (y - size.height / 2).rounded(.down) + size.height / 2)
    }
}
