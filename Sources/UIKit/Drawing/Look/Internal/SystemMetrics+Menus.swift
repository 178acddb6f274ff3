import Foundation

extension SystemMetrics {
    /// The edit menu of iOS 16 to 18.
    package struct EditMenus: Sendable {
        package static let classic = Self()

        package var height: CGFloat = 44  // unverified, as all of the bar
        package var cornerRadius: CGFloat = 12
        package var fontSize: CGFloat = 15
        /// From an entry's edges to its title.
        package var sideInset: CGFloat = 16
        /// Of the arrows that turn pages.
        package var turnWidth: CGFloat = 44
        package var turnSize: CGFloat = 14
        package var arrowWidth: CGFloat = 22
        package var arrowHeight: CGFloat = 10
        /// Between the arrow and what it points at.
        package var targetGap: CGFloat = 2
        /// From the safe area.
        package var margin: CGFloat = 8
        package var fadeDuration: Double = 0.2
    }

    /// Tool tips of macOS: unverified.
    package struct ToolTips: Sendable {
        package static let classic = Self()

        /// How long the pointer rests before a tool tip is shown.
        package var delay: Double = 1
        /// How long it is shown.
        package var duration: Double = 10
        package var fadeDuration: Double = 0.15
        package var fontSize: CGFloat = 11
        package var insets = UIEdgeInsets(top: 3, left: 6, bottom: 3, right: 6)
        package var maximumWidth: CGFloat = 300
        package var cornerRadius: CGFloat = 4
        package var borderWidth: CGFloat = 0.5
        package var shadowOpacity: Float = 0.2
        package var shadowRadius: CGFloat = 3
        package var shadowOffset = CGSize(width: 0, height: 1)
        /// From the tip of the pointer to a tool tip below it.
        package var pointerHeight: CGFloat = 20
        package var gapAbove: CGFloat = 4
        /// From the window's edges.
        package var margin: CGFloat = 4
    }

    /// Menus as cards of rows, iOS 15 to 18.
    package struct Menus: Sendable {
        package static let classic = Self()

        package var shadowOpacity: Float = 0.2  // unverified, as the two below
        package var shadowRadius: CGFloat = 16
        package var shadowOffset = CGSize(width: 0, height: 6)
        package var width: CGFloat = 250  // widely known, iOS 14-18, as rows and radius
        package var rowHeight: CGFloat = 44
        package var cornerRadius: CGFloat = 13
        /// Above and below a row's texts, where they need more than the row's height.
        package var verticalInset: CGFloat = 11  // unverified, as all below
        package var sideInset: CGFloat = 16
        /// Before the titles, where a row of the menu has a check mark or an arrow.
        package var signColumn: CGFloat = 36
        package var signSize: CGFloat = 13
        /// Behind the titles.
        package var imageColumn: CGFloat = 52
        package var imageSide: CGFloat = 22
        package var titleInset: CGFloat = 8
        /// Between image and title of an element beside others, and beside its title.
        package var tileGap: CGFloat = 4
        package var sectionGap: CGFloat = 8
        /// From what the menu belongs to.
        package var sourceGap: CGFloat = 8
        package var screenMargin: CGFloat = 8
        /// What belongs to a place this near to the middle has its menu in the middle.
        package var middleTolerance: CGFloat = 20
        /// Of a menu behind its submenu.
        package var behindScale: CGFloat = 0.95
        package var behindAlpha: CGFloat = 0.5
        /// The standard deviation of the blur behind a context menu.
        package var backdropBlur: CGFloat = 10
        /// Of a view that is lifted off its surroundings.
        package var liftScale: CGFloat = 1.04
        package var initialScale: CGFloat = 0.3
        package var finalScale: CGFloat = 0.6
        package var duration: Double = 0.4
        package var damping: CGFloat = 0.8
        package var fadeDuration: Double = 0.2

        /// A menu with less room than this below opens upwards, if there is more room above.
        package func leastHeight(of area: CGRect) -> CGFloat { area.height / 2 }
        /// A menu with less room than this above and below covers the view that it belongs to. (unverified)
        package func leastRoom(of area: CGRect) -> CGFloat { area.height / 4 }
    }
}
