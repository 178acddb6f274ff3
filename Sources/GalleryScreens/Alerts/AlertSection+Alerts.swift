import UIKit

extension AlertSection {
    /// Alerts with buttons.
    @MainActor static var alerts: AlertSection {
        AlertSection(
            title: "Alerts",
            rows: [
                alert("One choice", title: "Saved", "The document is on the server.", [("OK", .default)]),
                alert(
                    "Two choices", title: "Delete the document?", "This cannot be undone.",
                    [("Cancel", .cancel), ("Delete", .destructive)]),
                alert(
                    "Many choices", title: "Sort by", nil,
                    [
                        ("Name", .default), ("Date of the last change", .default), ("Size", .default),
                        ("Cancel", .cancel),
                    ]),
                alert(
                    "A long message", title: "Not enough room for the pictures of this week",
                    "The disk has 120 MB left, and 480 MB are needed. Pictures that are on the server already can be "
                        + "removed from this device; they are read again when you look at them.",
                    [("Remove Pictures", .default), ("Not Now", .cancel)]),
            ])
    }

    @MainActor
    private static func alert(
        _ row: String, title: String, _ message: String?, _ actions: [(String, UIAlertAction.Style)]
    ) -> AlertRow {
        AlertRow(title: row) { screen in
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.add(actions, for: screen)
            return alert
        }
    }

    /// Alerts with text fields.
    @MainActor static var textFields: AlertSection {
        AlertSection(
            title: "Text fields",
            rows: [
                AlertRow(title: "A name") { screen in
                    let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
                    alert.addTextField { $0.placeholder = "Name" }
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    let make = UIAlertAction(title: "Make", style: .default) { [weak alert, weak screen] _ in
                        screen?.show(answer: "The folder is \u{201C}\(alert?.textFields?.first?.text ?? "")\u{201D}.")
                    }
                    // A folder needs a name.
                    make.isEnabled = false
                    alert.textFields?.first?.addAction(
                        UIAction { [weak make] action in
                            make?.isEnabled = (action.sender as? UITextField)?.hasText == true
                        }, for: .editingChanged)
                    alert.addAction(make)
                    alert.preferredAction = make
                    return alert
                },
                AlertRow(title: "Name and password") { screen in
                    let alert = UIAlertController(
                        title: "Sign In", message: "With the name and password of your account.", preferredStyle: .alert
                    )
                    alert.addTextField { $0.placeholder = "Name" }
                    alert.addTextField {
                        $0.placeholder = "Password"
                        $0.isSecureTextEntry = true
                    }
                    alert.add([("Cancel", .cancel), ("Sign In", .default)], for: screen)
                    alert.preferredAction = alert.actions.last
                    return alert
                },
            ])
    }
}
