import UIKit

extension AlertSection {
    /// Action sheets, which come up from below or point at the tapped row.
    @MainActor static var actionSheets: AlertSection {
        AlertSection(
            title: "Action sheets",
            rows: [
                AlertRow(title: "With a title") { screen in
                    let sheet = UIAlertController(
                        title: "Share", message: "Choose where the document goes.", preferredStyle: .actionSheet)
                    sheet.add(
                        [
                            ("Mail", .default), ("Printer", .default), ("Waste Basket", .destructive),
                            ("Cancel", .cancel),
                        ], for: screen)
                    return sheet
                },
                AlertRow(title: "Choices alone") { screen in
                    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                    sheet.add([("Copy", .default), ("Rename", .default), ("Cancel", .cancel)], for: screen)
                    return sheet
                },
            ])
    }

    /// Sheets and full-screen presentations.
    @MainActor static var sheets: AlertSection {
        AlertSection(
            title: "Sheets",
            rows: [
                sheet("Page sheet", .pageSheet), sheet("Form sheet", .formSheet), sheet("Full screen", .fullScreen),
            ])
    }

    @MainActor
    private static func sheet(_ title: String, _ style: UIModalPresentationStyle) -> AlertRow {
        AlertRow(title: title) { screen in
            let page = UITableViewController(style: .insetGrouped)
            page.title = title
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak page, weak screen] _ in
                    page?.dismiss(animated: true)
                    screen?.show(answer: "\u{201C}\(title)\u{201D} is done.")
                })
            let navigation = UINavigationController(rootViewController: page)
            navigation.modalPresentationStyle = style
            return navigation
        }
    }
}
