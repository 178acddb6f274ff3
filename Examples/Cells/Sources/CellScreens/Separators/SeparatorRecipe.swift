import UIKit

/// A way to set up separators.
enum SeparatorRecipe: Int, CaseIterable {
    case standard
    case edgeToEdge
    case some
    case own

    var title: String {
        switch self {
        case .standard: "From the text"
        case .edgeToEdge: "From edge to edge"
        case .some: "Left out below the first row"
        case .own: "A line of one's own"
        }
    }
}
