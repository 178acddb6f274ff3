import Testing
import UIKit

@testable import UIKitTestSupport

@Suite
struct SystemMetricsTests {
    private let classic = SystemMetrics.classic
    private let ios26 = SystemMetrics.ios26
    private let catalyst26 = SystemMetrics.catalyst26

    @Test func eachLookIsOneObjectSoThatReadingANumberCopiesNoOthers() {
        #expect(SystemMetrics.current === SystemMetrics.metrics(for: Trestle.look))
        #expect(SystemMetrics.metrics(for: .classic) === classic)
        #expect(SystemMetrics.metrics(for: .ios26) === ios26)
        #expect(SystemMetrics.metrics(for: .catalyst26) === catalyst26)
    }

    // MARK: Rows

    @Test func classicRowsAre44AndASelfSizedRowHasItsSeparatorBelow() {
        #expect(classic.rows.height == 44)
        #expect(isClose(classic.rows.automaticHeight(scale: 3), 44.333, within: 0.01))
        #expect(classic.rows.automaticHeight(scale: 2) == 44.5)
        #expect(classic.rows.automaticHeight(scale: 1) == 45)
    }

    @Test func ios26RowsAre52AndCatalystRows51AndAHalf() {
        #expect(ios26.rows.automaticHeight(scale: 2) == 52)
        #expect(catalyst26.rows.automaticHeight(scale: 2) == 51.5)
        #expect(catalyst26.rows.estimatedHeight == 40.0464)
    }

    @Test func separatorsAreOnePixelInClassicAndOnePointSinceIOS26() {
        #expect(classic.separators.thickness(scale: 2) == 0.5)
        #expect(isClose(classic.separators.thickness(scale: 3), 0.333, within: 0.01))
        #expect(ios26.separators.thickness(scale: 3) == 1)
        #expect(catalyst26.separators.thickness(scale: 2) == 1)
        #expect(classic.separators.trailingInset == 0)
        #expect(catalyst26.separators.trailingInset == 8)
    }

    // MARK: Margins

    @Test(arguments: [(320 as CGFloat, 16 as CGFloat), (375, 16), (390, 20), (393, 20), (430, 20)])
    func theSystemMarginGrowsAt390(width: CGFloat, margin: CGFloat) {
        #expect(classic.margins.system(windowWidth: width) == margin)
        #expect(ios26.margins.system(windowWidth: width) == margin)
    }

    @Test func cardsStand20FromTheSidesOfWideWindowsAnd16OfNarrowOnes() {
        #expect(classic.insetGroups.sideMargin(windowWidth: 390) == 20)
        #expect(classic.insetGroups.sideMargin(windowWidth: 375) == 16)
        #expect(ios26.insetGroups.sideMargin(windowWidth: 393) == 20)
        #expect(ios26.insetGroups.sideMargin(windowWidth: 375) == 16)
        #expect(catalyst26.insetGroups.sideMargin(windowWidth: 375) == 8)
    }

    @Test func textStands20InsideClassicCardsAnd16InsideThoseOfIOS26() {
        #expect(classic.insetGroups.innerMargin(windowWidth: 390) == 20)
        #expect(ios26.insetGroups.innerMargin(windowWidth: 393) == 16)
        #expect(ios26.insetGroups.innerMargin(windowWidth: 414) == 20)
        #expect(catalyst26.insetGroups.innerMargin(windowWidth: 375) == 16)
    }

    @Test func cornersAre10InClassicAnd26SinceIOS26() {
        #expect(classic.insetGroups.cornerRadius == 10)
        #expect(ios26.insetGroups.cornerRadius == 26)
        #expect(catalyst26.insetGroups.cornerRadius == 26)
    }

    // MARK: Headers and footers

    @Test func classicGroupedHeadersAre55AndAHalfFirstAnd38Later() {
        #expect(classic.headers.groupedFirstHeight(scale: 2) == 55.5)
        #expect(isClose(classic.headers.groupedFirstHeight(scale: 3), 55.333, within: 0.01))
        #expect(isClose(classic.headers.groupedNextHeight(scale: 2, followsTitledFooter: false), 38, within: 0.01))
        #expect(isClose(classic.headers.groupedNextHeight(scale: 3, followsTitledFooter: false), 38, within: 0.01))
    }

    @Test func classicCardsWithoutHeaderAre36ApartAndWithOne56At3x() {
        let headers = classic.headers
        #expect(headers.groupedEmptyFooterHeight(scale: 3) + headers.groupedEmptyHeight(scale: 3) == 36)
        #expect(
            isClose(
                headers.groupedEmptyFooterHeight(scale: 3)
                    + headers.groupedNextHeight(scale: 3, followsTitledFooter: false), 56, within: 0.01))
    }

    @Test func aClassicFooterOfOneLineLeaves47AndTwoThirdsBetweenCards() {
        let headers = classic.headers
        #expect(
            isClose(headers.groupedFooterHeight(scale: 3) + headers.groupedEmptyHeight(scale: 3), 47.667, within: 0.01))
    }

    @Test func ios26GroupedHeadersHaveTheirMeasuredHeights() {
        let headers = ios26.headers
        #expect(headers.groupedFirstHeight(scale: 2) == 55.5)
        #expect(isClose(headers.groupedFirstHeight(scale: 3), 55.333, within: 0.01))
        #expect(headers.groupedNextHeight(scale: 2, followsTitledFooter: true) == 45.5)
        #expect(isClose(headers.groupedNextHeight(scale: 3, followsTitledFooter: true), 45.333, within: 0.01))
        #expect(headers.groupedNextHeight(scale: 2, followsTitledFooter: false) == 38)
        #expect(headers.groupedFooterHeight(scale: 2) == 30)
        #expect(isClose(headers.groupedFooterHeight(scale: 3), 30, within: 0.01))
        #expect(headers.groupedEmptyFooterHeight(scale: 2) == 17.5)
    }

    @Test func plainHeadersAre28HighBelow22OfPadding() {
        #expect(classic.headers.plainHeaderHeight(scale: 2) == 28)
        #expect(classic.headers.plainFooterHeight(scale: 3) == 28)
        #expect(ios26.headers.plainHeaderHeight(scale: 3) == 28)
        #expect(classic.headers.plainTopPadding == 22)
    }

    @Test func catalystHeadersAre40AndAHalfAndFooters30() {
        #expect(catalyst26.headers.plainHeaderHeight(scale: 2) == 40.5)
        #expect(catalyst26.headers.groupedFirstHeight(scale: 2) == 40.5)
        #expect(catalyst26.headers.groupedNextHeight(scale: 2, followsTitledFooter: true) == 40.5)
        #expect(catalyst26.headers.groupedFooterHeight(scale: 2) == 30)
    }

    @Test func onlyClassicUppercasesGroupedTitles() {
        #expect(classic.headers.uppercasesGroupedTitles)
        #expect(!ios26.headers.uppercasesGroupedTitles)
        #expect(!catalyst26.headers.uppercasesGroupedTitles)
    }

    // MARK: Accessories and bars

    @Test func accessoriesHaveTheirMeasuredSizes() {
        #expect(classic.accessories.disclosure.ink == CGSize(width: 7, height: 12))
        #expect(classic.accessories.detail.box == CGSize(width: 22, height: 22))
        #expect(classic.accessories.checkmark.trailing == 2)
        #expect(ios26.accessories.disclosure.box(scale: 2) == CGSize(width: 10.5, height: 14))
        #expect(isClose(ios26.accessories.disclosure.box(scale: 3).width, 10.333, within: 0.01))
        #expect(ios26.accessories.checkmark.box(scale: 2) == CGSize(width: 19, height: 18))
        #expect(isClose(ios26.accessories.checkmark.box(scale: 3).height, 17.333, within: 0.01))
        #expect(catalyst26.accessories.checkmarkGap == 2.5)
    }

    @Test func barsHaveTheirMeasuredHeights() {
        #expect(classic.bars.navigationBarHeight == 44)
        #expect(classic.bars.largeTitleHeight == 52)
        #expect(catalyst26.bars.navigationBarHeight == 50)
        #expect(10 + ios26.bars.navigationBarHeight + ios26.bars.largeTitleHeight == 116)
        #expect(isClose(classic.bars.hairline(scale: 3), 0.333, within: 0.01))
    }

    // MARK: Looks

    @Test func everyLookHasEveryColor() {
        for look in Trestle.Look.allCases {
            let shades = SystemMetrics.metrics(for: look).colors.shades
            for color in SystemColor.allCases {
                #expect(shades[color] != nil, "\(look) has no \(color)")
            }
        }
    }
}
