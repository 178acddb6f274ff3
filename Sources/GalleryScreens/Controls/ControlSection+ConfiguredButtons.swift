import UIKit

extension ControlSection {
    /// Buttons with a `UIButton.Configuration`.
    @MainActor static var configuredButtons: ControlSection {
        ControlSection(
            title: "Button Configurations",
            rows: [
                row("Plain", .plain()),
                row("Gray", .gray()),
                row("Tinted", .tinted()),
                row("Filled", .filled()),
                row("Filled, disabled", .filled()) { $0.isEnabled = false },
                row("Busy", .tinted()) {
                    $0.configuration?.showsActivityIndicator = true
                    $0.configuration?.imagePadding = 6
                },
                row("Capsule with an image", .tinted()) {
                    $0.configuration?.image = .star
                    $0.configuration?.imagePadding = 6
                    $0.configuration?.cornerStyle = .capsule
                },
                row("Image above", .gray()) {
                    $0.configuration?.image = .star
                    $0.configuration?.imagePlacement = .top
                    $0.configuration?.imagePadding = 2
                },
                row("Small", .filled()) { $0.configuration?.buttonSize = .small },
                row("Chosen and not", .gray()) {
                    $0.configuration?.image = UIImage(systemName: "bell.fill")
                    $0.configuration?.imagePadding = 6
                    $0.isSelected = true
                    $0.addAction(UIAction { ($0.sender as? UIButton)?.isSelected.toggle() }, for: .touchUpInside)
                },
                row("Outlined", .plain()) {
                    $0.configuration?.background.strokeWidth = 1
                    $0.configuration?.background.cornerRadius = 8
                },
                row("Follows its state", .gray()) {
                    $0.configurationUpdateHandler = { button in
                        button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
                    }
                },
                ControlRow(title: "Large, with a subtitle", place: .below) { screen in
                    var configuration = UIButton.Configuration.filled()
                    configuration.title = "Check Out"
                    configuration.subtitle = "3 articles, 42.50"
                    configuration.buttonSize = .large
                    configuration.cornerStyle = .large
                    configuration.titleAlignment = .center
                    return UIButton(
                        configuration: configuration, primaryAction: UIAction { [weak screen] _ in screen?.countTap() })
                },
            ])
    }

    @MainActor
    private static func row(
        _ title: String, _ configuration: UIButton.Configuration,
        _ setUp: @escaping @MainActor (UIButton) -> Void = { _ in }
    ) -> ControlRow {
        ControlRow(title: title) { screen in
            let button = UIButton(
                configuration: configuration,
                primaryAction: UIAction(title: "Button") { [weak screen] _ in screen?.countTap() })
            setUp(button)
            return button
        }
    }
}
