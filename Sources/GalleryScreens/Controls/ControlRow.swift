import UIKit

/// One control of the Controls screen: its name, and how to make it.
struct ControlRow {
    let title: String
    /// Beside the title, or below it over the whole width.
    var isWide = false
    let make: @MainActor (ControlsViewController) -> UIView
}

/// The controls of one kind. Each kind stands in a file of its own.
struct ControlSection {
    let title: String
    let rows: [ControlRow]

    @MainActor static let all: [ControlSection] = [
        .buttons, .configuredButtons, .values, .progress, .bars, .alerts, .text,
    ]
}
