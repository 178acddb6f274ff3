import UIKit

/// One control of a screen: its name, and how to make it.
struct ControlRow {
    enum Place {
        /// At the end of the row, after the name.
        case beside
        /// Under the name, as wide as the text.
        case below
        /// Under the name, for bars: as much wider than the text as their own margin, so that what they show is in line with it.
        case bar(margin: CGFloat)
    }

    let title: String
    var place = Place.beside
    let make: @MainActor (any ControlScreen) -> UIView
}

/// The controls of one kind. Each kind stands in a file of its own.
struct ControlSection {
    let title: String
    var footer: String? = nil
    let rows: [ControlRow]
}
