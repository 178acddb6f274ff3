import UIKit

extension ControlSection {
    /// Switches.
    @MainActor static var switches: ControlSection {
        ControlSection(
            title: "Switches",
            rows: [
                row("On") { $0.isOn = true },
                row("Off") { $0.isOn = false },
                row("With its own colors") {
                    $0.isOn = true
                    $0.onTintColor = .systemIndigo
                },
                row("Disabled") {
                    $0.isOn = true
                    $0.isEnabled = false
                },
            ])
    }

    @MainActor
    private static func row(_ title: String, _ setUp: @escaping @MainActor (UISwitch) -> Void) -> ControlRow {
        ControlRow(title: title) { screen in
            let control = UISwitch()
            setUp(control)
            control.addAction(
                UIAction { [weak screen] in
                    screen?.title = ($0.sender as? UISwitch)?.isOn == true ? "On" : "Off"
                }, for: .valueChanged)
            return control
        }
    }
}
