import UIKit

/// A screen of the example.
package enum CellScreen: CaseIterable, Sendable {
    case states
    case handmade
    case separators
    case basket
    case recover

    package var title: String {
        switch self {
        case .states: "States"
        case .handmade: "Cells by Hand"
        case .separators: "Separators"
        case .basket: "Basket"
        case .recover: "Recover"
        }
    }

    /// What the screen shows, in a few words.
    package var summary: String {
        switch self {
        case .states: "One list, in sections, plain and grouped"
        case .handmade: "Frames, drawing, heights, and a mistake"
        case .separators: "From edge to edge, left out, dotted"
        case .basket: "Controls in cells, changes, editing"
        case .recover: "A question before, a panel or a shake after"
        }
    }

    @MainActor
    package func makeController() -> UIViewController {
        switch self {
        case .states: StatesViewController()
        case .handmade: HandmadeViewController()
        case .separators: SeparatorsViewController()
        case .basket: BasketViewController()
        case .recover: RecoverViewController()
        }
    }
}
