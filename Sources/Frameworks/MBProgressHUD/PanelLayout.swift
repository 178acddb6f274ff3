import UIKit

/// The constraints of a HUD's panel: it has its contents below each other, and is as small as they allow.
@MainActor
final class PanelLayout {
    static let contentPriority = UILayoutPriority(998)
    /// Between two contents that are visible.
    private static let space: CGFloat = 4

    private unowned let hud: MBProgressHUD
    private var constraints: [NSLayoutConstraint] = []
    private var contents: [UIView] = []
    /// The constraint between each of the contents and the one above it.
    private var spaces: [NSLayoutConstraint] = []
    private let top = UILayoutGuide()
    private let bottom = UILayoutGuide()

    init(_ hud: MBProgressHUD) {
        self.hud = hud
        for guide in [top, bottom] { hud.bezelView.addLayoutGuide(guide) }
    }

    func update() {
        NSLayoutConstraint.deactivate(constraints)
        contents = ([hud.indicator] + [hud.label, hud.detailsLabel, hud.button]).compactMap(\.self)
        constraints = placeOfPanel + sizeOfPanel + placesOfContents
        NSLayoutConstraint.activate(constraints)
        updateSpaces()
    }

    /// Leaves a space only between contents that are visible.
    func updateSpaces() {
        var isFirst = true
        for (view, space) in zip(contents, spaces) {
            let isVisible = !view.isHidden && view.intrinsicContentSize != .zero
            let constant = isVisible && !isFirst ? Self.space : 0
            if space.constant != constant { space.constant = constant }
            if isVisible { isFirst = false }
        }
    }

    private var placeOfPanel: [NSLayoutConstraint] {
        let (panel, margin) = (hud.bezelView, hud.margin)
        return Self.with(
            998,
            [
                panel.centerXAnchor.constraint(equalTo: hud.centerXAnchor, constant: hud.offset.x),
                panel.centerYAnchor.constraint(equalTo: hud.centerYAnchor, constant: hud.offset.y),
            ])
            + Self.with(
                999,
                [
                    panel.leadingAnchor.constraint(greaterThanOrEqualTo: hud.leadingAnchor, constant: margin),
                    panel.trailingAnchor.constraint(lessThanOrEqualTo: hud.trailingAnchor, constant: -margin),
                    panel.topAnchor.constraint(greaterThanOrEqualTo: hud.topAnchor, constant: margin),
                    panel.bottomAnchor.constraint(lessThanOrEqualTo: hud.bottomAnchor, constant: -margin),
                ])
    }

    private var sizeOfPanel: [NSLayoutConstraint] {
        let panel = hud.bezelView
        let square = hud.isSquare ? [panel.heightAnchor.constraint(equalTo: panel.widthAnchor)] : []
        let least =
            hud.minSize == .zero
            ? []
            : [
                panel.widthAnchor.constraint(greaterThanOrEqualToConstant: hud.minSize.width),
                panel.heightAnchor.constraint(greaterThanOrEqualToConstant: hud.minSize.height),
            ]
        return Self.with(997, square + least)
    }

    private var placesOfContents: [NSLayoutConstraint] {
        let (panel, margin) = (hud.bezelView, hud.margin)
        var result = [
            top.topAnchor.constraint(equalTo: panel.topAnchor),
            top.heightAnchor.constraint(greaterThanOrEqualToConstant: margin),
            bottom.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            bottom.heightAnchor.constraint(equalTo: top.heightAnchor),
        ]
        spaces = []
        var edge = top.bottomAnchor
        for view in contents {
            let space = view.topAnchor.constraint(equalTo: edge)
            spaces.append(space)
            result += [
                space,
                view.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
                view.leadingAnchor.constraint(greaterThanOrEqualTo: panel.leadingAnchor, constant: margin),
                view.trailingAnchor.constraint(lessThanOrEqualTo: panel.trailingAnchor, constant: -margin),
            ]
            edge = view.bottomAnchor
        }
        return result + [bottom.topAnchor.constraint(equalTo: edge)]
    }

    private static func with(_ priority: Float, _ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
        return constraints
    }
}
