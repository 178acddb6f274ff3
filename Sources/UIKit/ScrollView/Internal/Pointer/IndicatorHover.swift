import Foundation

/// Shows the indicators of a scroll view while the pointer is at the edge where they are, so that it can drag them.
/// UIKit shows them only while the content moves (unverified).
///
/// Owned by ``PointerHover``.
@MainActor
struct IndicatorHover {
    private var link: ViewLink<UIScrollView>?

    mutating func move(_ event: HoverEvent, over views: [UIView]) {
        let found = views.lazy.compactMap { $0 as? UIScrollView }.first { scrollView in
            guard let window = event.window else { return false }
            return scrollView.indicators.isAtTrack(scrollView.convert(event.location, from: window))
        }
        let former = link?.view
        guard former !== found else { return }
        former?.indicators.setHovered(false)
        found?.indicators.setHovered(true)
        link = found?.scrollLink
    }
}
