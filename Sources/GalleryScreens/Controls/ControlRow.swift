import UIKit

/// A control of a screen: its name, and how to make it.
struct ControlRow {
    enum Place {
        /// The control is at the end of the row, after the name.
        case beside
        /// The control is below the name and as wide as the text.
        case below
        /// The bar is below the name, and wider than the text by its own margin, so that its contents are aligned with
        /// the text.
        case bar(margin: CGFloat)
    }

    let title: String
    var place = Place.beside
    let make: @MainActor (any ControlScreen) -> UIView
}

/// The controls of one kind. Each kind has its own file.
struct ControlSection {
    let title: String
    var footer: String? = nil
    let rows: [ControlRow]
}
