import UIKit

extension ControlSection {
    /// What asks the user to choose; the answer becomes the screen's title.
    @MainActor static var alerts: ControlSection {
        ControlSection(
            title: "Alerts",
            rows: [
                row("One choice") { _ in
                    alert("Saved", "The document is on the server.", [("OK", .default)])
                },
                row("Two choices") { _ in
                    alert(
                        "Delete the document?", "This cannot be undone.",
                        [("Cancel", .cancel), ("Delete", .destructive)])
                },
                row("Many choices") { _ in
                    alert(
                        "Sort by", nil,
                        [
                            ("Name", .default), ("Date of the last change", .default), ("Size", .default),
                            ("Cancel", .cancel),
                        ])
                },
                row("Text fields") { screen in
                    let alert = UIAlertController(
                        title: "Sign In", message: "With the name and password of your account.", preferredStyle: .alert
                    )
                    alert.addTextField { $0.placeholder = "Name" }
                    alert.addTextField {
                        $0.placeholder = "Password"
                        $0.isSecureTextEntry = true
                    }
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    let signIn = UIAlertAction(title: "Sign In", style: .default) { [weak alert, weak screen] _ in
                        screen?.title = alert?.textFields?.first?.text
                    }
                    alert.addAction(signIn)
                    alert.preferredAction = signIn
                    return alert
                },
                row("Action sheet") { _ in
                    let sheet = UIAlertController(
                        title: "Share", message: "Choose where the document goes.", preferredStyle: .actionSheet)
                    for title in ["Mail", "Printer"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
                    sheet.addAction(UIAlertAction(title: "Waste Basket", style: .destructive))
                    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    return sheet
                },
            ])
    }

    @MainActor
    private static func alert(
        _ title: String, _ message: String?, _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        return alert
    }

    @MainActor
    private static func row(
        _ title: String, _ make: @escaping @MainActor (ControlsViewController) -> UIAlertController
    ) -> ControlRow {
        ControlRow(title: title) { screen in
            let button = UIButton(type: .system)
            button.setTitle("Show", for: .normal)
            button.addAction(
                UIAction { [weak screen] _ in
                    if let screen { screen.present(make(screen), animated: true) }
                }, for: .touchUpInside)
            button.accessibilityIdentifier = title
            return button
        }
    }
}
