import Foundation

extension SystemMetrics {
    package struct Bars: Sendable {
        package var navigationBarHeight: CGFloat
        /// Above and below the row of a navigation bar in a sheet.
        package var sheetMargin: CGFloat = 6  // measured, iOS 13-18: 56 in storyboards, and on screenshots
        package var largeTitleHeight: CGFloat
        package var titleFontSize: CGFloat
        package var largeTitleFontSize: CGFloat
        package var buttonFontSize: CGFloat
        /// A title's baseline above the bar's lower edge.
        package var titleBaseline: CGFloat
        package var hairline: ScaledLength
        package var backChevron: CGSize
        package var backChevronLeading: CGFloat
        package var backTitleLeading: CGFloat
        package var backChevronLineWidth: CGFloat
        package var plusSize: CGSize
        package var plusLineWidth: CGFloat
        /// Between the sign and the title of one button.
        package var buttonSpacing: CGFloat
        /// Between neighboring buttons.
        package var itemGap: CGFloat
        /// What a prompt adds to a navigation bar's height.
        package var promptHeight: CGFloat = 30  // widely known
        package var promptFontSize: CGFloat = 13  // unverified
        /// The plate of a selected button: how far it reaches beyond the contents, its height and its corners.
        package var selectionInset: CGFloat = 6  // unverified
        package var selectionHeight: CGFloat = 30  // unverified
        package var selectionRadius: CGFloat = 7  // unverified
        /// A large title's baseline above the bar's lower edge.
        package var largeTitleBaseline: CGFloat = 16  // measured, iOS 16-17: 16.7 above the search field
        /// Of the inline title's coming and going under a large one.
        package var titleFadeDuration: Double = 0.2  // unverified
        /// A title that would be narrower is not shown.
        package var minimumTitleWidth: CGFloat = 34  // unverified
        /// Between a button and the title.
        package var titleGap: CGFloat
        package var toolbarHeight: CGFloat
        package var tabBarHeight: CGFloat
        package var transitionDuration: Double
        /// How far the lower view moves during a push, as a share of the width.
        package var transitionParallax: CGFloat
        /// Black over the lower view at the end of a push.
        package var transitionDimming: CGFloat
        /// How far a swipe must have moved the upper view to pop it, as a share of the width.
        package var popShare: CGFloat = 0.5  // what a reimplementation uses
        /// The speed of a shorter swipe that pops the view, or of a longer one back that does not, in points a second.
        package var popVelocity: CGFloat = 300  // unverified
    }

    package struct ScrollIndicators: Sendable {
        package var thickness: CGFloat
        /// From the edge of the scroll view.
        package var edgeInset: CGFloat
        /// From the ends of the track.
        package var endInset: CGFloat
        package var minimumLength: CGFloat
        /// Of an indicator that an overscrolled view has squeezed.
        package var minimumOverscrolledLength: CGFloat
        package var fadeDuration: Double
        package var fadeDelay: Double
    }
}

extension SystemMetrics.Bars {
    static let classic = Self(
        navigationBarHeight: 44,  // measured, iOS 16-17
        largeTitleHeight: 52,  // widely known; measured under Catalyst
        titleFontSize: 17,  // measured, iOS 16-17: semibold
        largeTitleFontSize: 34,  // measured, iOS 16-17: bold
        buttonFontSize: 17,  // measured, iOS 11-12
        titleBaseline: 16,  // measured, iOS 16-17
        hairline: .init(1, 0.5, 1 / 3),  // measured, iOS 11-17
        backChevron: .init(width: 11, height: 19),  // measured, iOS 18
        backChevronLeading: 8.667,  // measured, iOS 11-12 at 375; 13.3 on 440
        backTitleLeading: 31,  // measured, iOS 18: 22.4 after the chevron's start
        backChevronLineWidth: 2.5, plusSize: .init(width: 18, height: 18), plusLineWidth: 2,  // unverified
        buttonSpacing: 6, itemGap: 16, titleGap: 8,  // unverified
        toolbarHeight: 44, tabBarHeight: 49,  // widely known; tab bar measured, iOS 16-17
        transitionDuration: 0.35, transitionParallax: 0.3,  // what a reimplementation uses
        transitionDimming: 0.1)  // widely known

    static let ios26 = Self(
        navigationBarHeight: 54,  // measured under Catalyst: 10 + 54 + 52 = 116 with a large title
        largeTitleHeight: 52,  // measured under Catalyst
        titleFontSize: 17, largeTitleFontSize: 34,  // measured, iOS 26
        buttonFontSize: 17,  // measured, iOS 26
        titleBaseline: 21,  // unverified
        hairline: .init(0, 0, 0),  // unverified
        backChevron: .init(width: 11, height: 19),  // unverified
        backChevronLeading: 20,  // measured, iOS 26: 20 from the screen edge
        backTitleLeading: 42,  // unverified
        backChevronLineWidth: 2.5, plusSize: .init(width: 18, height: 18), plusLineWidth: 2,  // unverified
        buttonSpacing: 6, itemGap: 16, titleGap: 8,  // unverified
        toolbarHeight: 44, tabBarHeight: 62,  // platter height measured, iOS 26; toolbar unverified
        transitionDuration: 0.35, transitionParallax: 0.3, transitionDimming: 0.1)

    static let catalyst26 = Self(
        navigationBarHeight: 50,  // layout: (0, 10, 375, 50)
        largeTitleHeight: 52,  // measured
        titleFontSize: 17, largeTitleFontSize: 34,  // measured
        buttonFontSize: 17, titleBaseline: 19,  // unverified
        hairline: .init(0, 0, 0),  // unverified
        backChevron: .init(width: 11, height: 19), backChevronLeading: 20, backTitleLeading: 42,  // unverified
        backChevronLineWidth: 2.5, plusSize: .init(width: 18, height: 18), plusLineWidth: 2,  // unverified
        buttonSpacing: 6, itemGap: 16, titleGap: 8,  // unverified
        toolbarHeight: 44, tabBarHeight: 62,  // platter height measured; toolbar unverified
        transitionDuration: 0.35, transitionParallax: 0.3, transitionDimming: 0.1)
}

extension SystemMetrics.ScrollIndicators {
    static let classic = Self(
        // View trees printed on iOS 13-16: (369 3; 3 218) in a view 375 points wide, (369 -39; 3 36), (369 770.667; 3 7).
        thickness: 3, edgeInset: 3, endInset: 3, minimumLength: 36, minimumOverscrolledLength: 7,
        fadeDuration: 0.25, fadeDelay: 0.05)  // a reimplementation, tuned against iOS 11
}
