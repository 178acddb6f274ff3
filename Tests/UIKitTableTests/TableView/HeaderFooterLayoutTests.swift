import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct HeaderFooterLayoutTests {
    private func view(
        _ context: HeaderFooterContext, title: String? = "Section", width: CGFloat = 375, height: CGFloat? = nil
    ) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.tableContext = context
        if let title { view.setTitle(title) }
        view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? view.automaticHeight(forWidth: width))
        view.layoutIfNeeded()
        return view
    }

    private func baselineAboveBottom(_ view: UITableViewHeaderFooterView) -> CGFloat {
        guard let label = view.textLabel else { return .nan }
        return view.bounds.height
            - (label.frame.minY + (label.bounds.height - label.font.lineHeight) / 2 + label.font.ascender)
    }

    @Test func theContentsMarginsAreThoseOfTheTitle() {
        with {
            for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
                let view = view(HeaderFooterContext(style: style), width: 414)
                #expect(view.contentView.layoutMargins.left == view.textLabel?.frame.minX)
            }
        }
    }

    // MARK: Classic

    @Test func aClassicPlainHeaderIs28WithSemiboldTextAtTheMargin() {
        with(scale: 3) {
            let view = view(HeaderFooterContext(), width: 414)
            #expect(view.frame.height == 28)
            #expect(view.textLabel?.frame.minX == 20)
            #expect(isClose(28 - baselineAboveBottom(view), 20.3))
            #expect(view.textLabel?.font.pointSize == 17)
            #expect(view.textLabel?.text == "Section")
        }
    }

    @Test func classicGroupedHeadersHaveTheirHeights() {
        with {
            #expect(view(HeaderFooterContext(style: .grouped, isFirst: true)).frame.height == 55.5)
            #expect(view(HeaderFooterContext(style: .grouped)).frame.height == 38)
        }
        with(scale: 3) {
            #expect(
                isClose(view(HeaderFooterContext(style: .grouped, isFirst: true)).frame.height, 55.333, within: 0.01))
            #expect(isClose(view(HeaderFooterContext(style: .grouped)).frame.height, 38, within: 0.01))
        }
    }

    @Test func aClassicGroupedTitleIsUppercasedAndStands10AboveTheRows() {
        with {
            let view = view(HeaderFooterContext(style: .grouped, isFirst: true), title: "Thread", width: 414)
            #expect(view.textLabel?.text == "THREAD")
            #expect(view.textLabel?.frame.minX == 20)
            #expect(view.textLabel?.font.pointSize == 13)
            #expect(isClose(baselineAboveBottom(view), 10))
        }
    }

    @Test func aClassicCardsHeaderStartsWithTheCardsText() {
        with(scale: 3) {
            let view = view(
                HeaderFooterContext(
                    style: .insetGrouped, isFirst: true, sides: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
                width: 430)
            let label = view.textLabel
            #expect(label.map { view.contentView.convert($0.frame, to: view).minX } == 40)
            #expect(isClose(baselineAboveBottom(view), 10))
        }
    }

    @Test func aClassicFootersTextIsAsGivenAndStands20BelowTheRows() {
        with(scale: 3) {
            let context = HeaderFooterContext(
                style: .insetGrouped, isHeader: false, sides: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
            let view = view(context, title: "Under this", width: 430)
            #expect(view.textLabel?.text == "Under this")
            #expect(isClose(view.bounds.height - baselineAboveBottom(view), 20))
            #expect(isClose(view.frame.height, 29.667, within: 0.01))
        }
    }

    @Test func viewsWithoutTextHaveTheHeightsOfEmptyOnes() {
        with(scale: 3) {
            #expect(view(HeaderFooterContext(style: .grouped, isFirst: true), title: nil).frame.height == 35)
            #expect(view(HeaderFooterContext(style: .grouped), title: nil).frame.height == 18)
            #expect(view(HeaderFooterContext(style: .grouped, isHeader: false), title: nil).frame.height == 18)
        }
    }

    @Test func aLongFooterIsAsHighAsItsLines() {
        with {
            let text = String(repeating: "words of a long footer ", count: 8)
            let view = view(HeaderFooterContext(style: .grouped, isHeader: false), title: text)
            #expect(view.frame.height > 60)
            #expect(isClose((view.textLabel?.frame.maxY ?? 0) + 6.5, view.frame.height, within: 0.01))
        }
    }

    // MARK: iOS 26 and Catalyst

    @Test func iOS26GroupedHeadersHaveTheirLabels() {
        with(look: .ios26) {
            let first = view(
                HeaderFooterContext(
                    style: .insetGrouped, isFirst: true, sides: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)))
            #expect(first.frame.height == 55.5)
            #expect(first.textLabel?.frame.minY == 29.5)
            #expect(first.textLabel?.text == "Section")
            let after = view(HeaderFooterContext(style: .grouped, followsTitledFooter: true))
            #expect(after.frame.height == 45.5)
            #expect(after.textLabel?.frame.minY == 19.5)
            let next = view(HeaderFooterContext(style: .grouped))
            #expect(next.frame.height == 38)
            #expect(next.textLabel?.frame.minY == 12)
        }
    }

    @Test func theIOS26FooterHasItsLabel() {
        with(look: .ios26) {
            let view = view(HeaderFooterContext(style: .grouped, isHeader: false))
            #expect(view.frame.height == 30)
            #expect(view.textLabel?.frame.minY == 7.5)
            #expect(view.textLabel?.frame.height == 16)
        }
    }

    @Test func theIOS26PlainHeaderHasItsLabel() {
        with(look: .ios26, scale: 3) {
            let view = view(HeaderFooterContext(), width: 393)
            #expect(view.frame.height == 28)
            #expect(view.textLabel?.frame.origin == CGPoint(x: 20, y: 4))
            #expect(view.textLabel?.frame.height == 21)
        }
    }

    // MARK: Behavior

    @Test func aFloatingHeaderIsOpaqueAndARestingOneIsNot() {
        let view = view(HeaderFooterContext())
        #expect(view.backgroundColor == nil)
        view.tableContext?.isFloating = true
        #expect(view.backgroundColor != nil)
        view.tableContext?.isFloating = false
        #expect(view.backgroundColor == nil)
    }

    @Test func theTintColorColorsTheBackground() {
        let view = view(HeaderFooterContext())
        view.tintColor = .red
        #expect(view.backgroundColor == .red)
    }

    @Test func onlyGroupedHeadersHaveADetailLabel() {
        #expect(view(HeaderFooterContext(style: .grouped)).detailTextLabel != nil)
        #expect(view(HeaderFooterContext(style: .grouped, isHeader: false)).detailTextLabel == nil)
        #expect(view(HeaderFooterContext()).detailTextLabel == nil)
    }

    @Test func aFontOfTheApplicationsSurvivesAChangeOfStyle() {
        let view = view(HeaderFooterContext())
        let font = UIFont.systemFont(ofSize: 30)
        view.textLabel?.font = font
        view.tableContext = HeaderFooterContext(style: .grouped)
        #expect(view.textLabel?.font == font)
    }

    @Test func rightToLeftPutsTheTextAtTheRight() {
        with(direction: .rightToLeft) {
            let view = view(HeaderFooterContext())
            #expect(view.textLabel?.frame.maxX == 359)
        }
    }
}
