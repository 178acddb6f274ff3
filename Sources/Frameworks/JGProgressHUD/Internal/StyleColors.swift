import UIKit

extension JGProgressHUDStyle {
    /// The style for an appearance.
    @MainActor
    init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .extraLight }

    /// The color of labels and indicators.
    var contentColor: UIColor { self == .dark ? .white : .black }

    /// The color behind the progress of a pie.
    var pieFillColor: UIColor { UIColor(white: self == .dark ? 0.2 : trackWhite, alpha: 1) }

    /// The color behind the progress of a ring.
    var ringBackgroundColor: UIColor { self == .dark ? .black : UIColor(white: trackWhite, alpha: 1) }

    private var trackWhite: CGFloat { self == .light ? 0.85 : 0.9 }

    var blur: UIBlurEffect.Style {
        switch self {
        case .extraLight: .extraLight
        case .light: .light
        case .dark: .dark
        }
    }
}
