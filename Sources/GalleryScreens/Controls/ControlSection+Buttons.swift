import UIKit

extension ControlSection {
    /// Buttons whose contents are set for each state.
    @MainActor static var buttons: ControlSection {
        ControlSection(
            title: "Buttons",
            rows: [
                row("System", .system) { $0.setTitle("Button", for: .normal) },
                row("System, disabled", .system) {
                    $0.setTitle("Button", for: .normal)
                    $0.isEnabled = false
                },
                row("Image and title", .system) {
                    $0.setTitle("Favourite", for: .normal)
                    $0.setImage(UIImage(systemName: "star.fill"), for: .normal)
                },
                row("Attributed", .system) {
                    $0.setAttributedTitle(
                        NSAttributedString(
                            string: "Underlined",
                            attributes: [
                                .underlineStyle: NSUnderlineStyle.single.rawValue,
                                .font: UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 17)),
                            ]),
                        for: .normal)
                },
                row("Stretched image", .custom) {
                    $0.setTitle("Tap Me", for: .normal)
                    $0.setBackgroundImage(.pill(.systemIndigo), for: .normal)
                    $0.setBackgroundImage(.pill(.systemPurple), for: .highlighted)
                    $0.contentEdgeInsets = UIEdgeInsets(top: 6, left: 18, bottom: 6, right: 18)
                },
                row("Custom, selected", .custom) { button in
                    button.setTitle("Off", for: .normal)
                    button.setTitle("On", for: .selected)
                    button.setTitleColor(.secondaryLabel, for: .normal)
                    button.setTitleColor(.systemGreen, for: .selected)
                    button.addAction(
                        UIAction { [weak button] _ in button?.isSelected.toggle() }, for: .touchUpInside)
                },
                row("Detail disclosure", .detailDisclosure) { _ in },
                row("Contact add", .contactAdd) { _ in },
                row("Close", .close) { _ in },
            ])
    }

    @MainActor
    private static func row(
        _ title: String, _ type: UIButton.ButtonType, _ setUp: @escaping @MainActor (UIButton) -> Void
    ) -> ControlRow {
        ControlRow(title: title) { screen in
            let button = UIButton(type: type)
            if [.system, .custom].contains(type), let label = button.titleLabel {
                label.font = UIFontMetrics.default.scaledFont(for: label.font)
                label.adjustsFontForContentSizeCategory = true
            }
            setUp(button)
            button.addAction(UIAction { [weak screen] _ in screen?.countTap() }, for: .touchUpInside)
            return button
        }
    }
}

extension UIImage {
    /// A five-pointed star of 22 points.
    static var star: UIImage {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius: CGFloat = point.isMultiple(of: 2) ? 10.5 : 4.4
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let corner = CGPoint(x: 11 + radius * cos(angle), y: 11.5 + radius * sin(angle))
            if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in path.fill() }
    }

    /// Returns a stretchable image with round ends.
    fileprivate static func pill(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 33, height: 32)).image { context in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 33, height: 32), cornerRadius: 16).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16), resizingMode: .stretch)
    }
}
