import UIKit

/// A row that presents a view controller: its title, and a closure that makes the controller.
struct AlertRow {
    let title: String
    let make: @MainActor (AlertsViewController) -> UIViewController
}

struct AlertSection {
    let title: String
    let rows: [AlertRow]

    @MainActor static let all: [AlertSection] = [.alerts, .textFields, .actionSheets, .sheets]
}

extension UIAlertController {
    /// Adds actions that report the chosen one to the screen.
    func add(_ actions: [(title: String, style: UIAlertAction.Style)], for screen: AlertsViewController) {
        for (title, style) in actions {
            addAction(
                UIAlertAction(title: title, style: style) { [weak screen] _ in
                    screen?.show(answer: "The answer was \u{201C}\(title)\u{201D}.")
                })
        }
    }
}
