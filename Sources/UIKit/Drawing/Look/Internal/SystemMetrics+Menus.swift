import Foundation

extension SystemMetrics {
    /// The edit menu of iOS 16 to 18.
    package enum EditMenus {
        package static let height: CGFloat = 44  // unverified, as all of the bar
        package static let cornerRadius: CGFloat = 12
        package static let fontSize: CGFloat = 15
        /// From an entry's edges to its title.
        package static let sideInset: CGFloat = 16
        /// Of the arrows that turn pages.
        package static let turnWidth: CGFloat = 44
        package static let turnSize: CGFloat = 14
        package static let arrowWidth: CGFloat = 22
        package static let arrowHeight: CGFloat = 10
        /// Between the arrow and what it points at.
        package static let targetGap: CGFloat = 2
        /// From the safe area.
        package static let margin: CGFloat = 8
        package static let fadeDuration: Double = 0.2
    }

    /// Menus as cards of rows, iOS 15 to 18.
    package enum Menus {
        package static let shadowOpacity: Float = 0.2  // unverified, as the two below
        package static let shadowRadius: CGFloat = 16
        package static let shadowOffset = CGSize(width: 0, height: 6)
        package static let width: CGFloat = 250  // widely known, iOS 14-18, as rows and radius
        package static let rowHeight: CGFloat = 44
        package static let cornerRadius: CGFloat = 13
        /// Above and below a row's texts, where they need more than the row's height.
        package static let verticalInset: CGFloat = 11  // unverified, as all below
        package static let sideInset: CGFloat = 16
        /// Before the titles, where a row of the menu has a check mark or an arrow.
        package static let signColumn: CGFloat = 36
        package static let signSize: CGFloat = 13
        /// Behind the titles.
        package static let imageColumn: CGFloat = 52
        package static let imageSide: CGFloat = 22
        package static let titleInset: CGFloat = 8
        package static let sectionGap: CGFloat = 8
        /// From what the menu belongs to.
        package static let sourceGap: CGFloat = 8
        package static let screenMargin: CGFloat = 8
        /// What belongs to a place this near to the middle has its menu in the middle.
        package static let middleTolerance: CGFloat = 20
        /// Of a menu behind its submenu.
        package static let behindScale: CGFloat = 0.95
        package static let behindAlpha: CGFloat = 0.5
        /// Of a view that is lifted off its surroundings.
        package static let liftScale: CGFloat = 1.04
        package static let initialScale: CGFloat = 0.3
        package static let finalScale: CGFloat = 0.6
        package static let duration: Double = 0.4
        package static let damping: CGFloat = 0.8
        package static let fadeDuration: Double = 0.2

        /// A menu with less room than this below opens upwards, if there is more room above.
        static func leastHeight(of area: CGRect) -> CGFloat { area.height / 2 }
    }
}
