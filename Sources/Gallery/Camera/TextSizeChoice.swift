import ArgumentParser
import UIKit

/// A text size of pictures, by the name that `TRESTLE_TEXT_SIZE` has for it too.
enum TextSizeChoice: String, CaseIterable, ExpressibleByArgument {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}
