import UIKit

/// A property of a table with the values that the screen offers.
struct LookOption {
    let title: String
    let choices: [String]
    /// Sets the property to the choice of a number.
    let apply: @MainActor (UITableView, Int) -> Void

    /// Properties under one header.
    struct Group {
        let title: String
        let options: [LookOption]
    }

    @MainActor static let groups = [
        Group(
            title: "Separators",
            options: [
                LookOption(title: "Color", choices: ["Default", "Red", "Teal"]) { table, choice in
                    table.separatorColor = [UIColor.separator, .systemRed, .systemTeal][choice]
                },
                LookOption(title: "Effect", choices: ["None", "Blur", "Vibrancy"]) { table, choice in
                    let blur = UIBlurEffect(style: .systemThinMaterial)
                    table.separatorEffect = [nil, blur, UIVibrancyEffect(blurEffect: blur, style: .separator)][choice]
                },
                LookOption(title: "Inset", choices: ["Default", "0", "48"]) { table, choice in
                    let left = [UITableView.automaticDimension, 0, 48][choice]
                    let right = [UITableView.automaticDimension, 0, 24][choice]
                    table.separatorInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
                },
                LookOption(title: "Inset from", choices: ["Edges", "Automatic"]) { table, choice in
                    let references: [UITableView.SeparatorInsetReference] = [.fromCellEdges, .fromAutomaticInsets]
                    table.separatorInsetReference = references[choice]
                },
            ]),
        Group(
            title: "Margins",
            options: [
                LookOption(title: "Readable width", choices: ["Off", "On"]) { table, choice in
                    table.cellLayoutMarginsFollowReadableWidth = choice == 1
                },
                LookOption(title: "In the safe area", choices: ["Off", "On"]) { table, choice in
                    table.insetsContentViewsToSafeArea = choice == 1
                },
            ]),
        Group(
            title: "Section index",
            options: [
                LookOption(title: "Titles", choices: ["Default", "Red", "Green"]) { table, choice in
                    table.sectionIndexColor = [nil, .systemRed, .systemGreen][choice]
                },
                LookOption(title: "Background", choices: ["None", "Yellow", "Gray"]) { table, choice in
                    table.sectionIndexBackgroundColor = [UIColor.clear, .systemYellow, .systemGray4][choice]
                },
                LookOption(title: "While touched", choices: ["Same", "Orange", "Gray"]) { table, choice in
                    table.sectionIndexTrackingBackgroundColor = [nil, .systemOrange, .systemGray3][choice]
                },
                LookOption(title: "From rows", choices: ["0", "50", "500"]) { table, choice in
                    table.sectionIndexMinimumDisplayRowCount = [0, 50, 500][choice]
                },
            ]),
    ]
}
