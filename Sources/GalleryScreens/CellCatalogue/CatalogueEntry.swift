import UIKit

/// A cell of the catalog: its name, its style, and its configuration.
@MainActor
struct CatalogueEntry {
    let name: String
    var style = UITableViewCell.CellStyle.default
    var setUp: @MainActor (UITableViewCell) -> Void = { _ in }

    static let styles: [CatalogueEntry] = [
        CatalogueEntry(name: "Default"),
        CatalogueEntry(name: "Subtitle", style: .subtitle),
        CatalogueEntry(name: "Value 1", style: .value1),
        CatalogueEntry(name: "Value 2", style: .value2),
    ]

    static let accessories: [CatalogueEntry] = [
        CatalogueEntry(name: "Disclosure indicator") { $0.accessoryType = .disclosureIndicator },
        CatalogueEntry(name: "Detail disclosure button") { $0.accessoryType = .detailDisclosureButton },
        CatalogueEntry(name: "Checkmark") { $0.accessoryType = .checkmark },
        CatalogueEntry(name: "Detail button") { $0.accessoryType = .detailButton },
        CatalogueEntry(name: "A view of your own") { $0.accessoryView = Badge("12") },
    ]

    static let selections: [CatalogueEntry] = [
        CatalogueEntry(name: "Selected"),
        CatalogueEntry(name: "Without selection") { $0.selectionStyle = .none },
        CatalogueEntry(name: "Selected background of your own") {
            let background = UIView()
            background.backgroundColor = .systemYellow.withAlphaComponent(0.4)
            $0.selectedBackgroundView = background
        },
        CatalogueEntry(name: "Background of your own") {
            let background = UIView()
            background.backgroundColor = .systemTeal.withAlphaComponent(0.4)
            $0.backgroundView = background
        },
    ]

    static let contents: [CatalogueEntry] = [
        CatalogueEntry(name: "Image") { $0.imageView?.image = Dot.image(.systemOrange) },
        CatalogueEntry(name: "Image and subtitle", style: .subtitle) { $0.imageView?.image = Dot.image(.systemPurple) },
        CatalogueEntry(name: "Template image") {
            $0.imageView?.image = Dot.image(.black)?.withRenderingMode(.alwaysTemplate)
        },
        CatalogueEntry(name: "Level 1") { $0.indentationLevel = 1 },
        CatalogueEntry(name: "Level 3") { $0.indentationLevel = 3 },
        CatalogueEntry(name: "Several lines of text, because a row is as high as its contents need it to be") {
            $0.textLabel?.numberOfLines = 0
        },
        CatalogueEntry(name: "A single line that is too long for the row ends in three dots"),
    ]

    static let textStyles: [CatalogueEntry] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ].map { (name: String, textStyle: UIFont.TextStyle) in
        CatalogueEntry(name: name) {
            $0.textLabel?.font = UIFont.preferredFont(forTextStyle: textStyle)
            $0.textLabel?.adjustsFontForContentSizeCategory = true
        }
    }
}
