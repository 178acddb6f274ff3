import Testing
@testable import UIKit
@testable import UIKitTestSupport

/// Where text is seen in a cell, against renderings of iOS 11 to 18 and 26: the pixels, not the frames.
@MainActor @Suite(.serialized)
struct CellInkTests {
    /// The first and one past the last row of pixels that have text of `text`, in points from the row's top.
    private func ink(
        _ text: String, style: UITableViewCell.CellStyle = .default, detail: String? = nil, width: CGFloat,
        height: CGFloat,
        scale: CGFloat, look: Trestle.Look = .classic, in part: ClosedRange<CGFloat>? = nil
    ) -> (left: CGFloat, top: CGFloat, bottom: CGFloat) {
        with(look: look, scale: scale) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.tableContext = TableCellContext(separatorStyle: .none)
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
            let picture = Picture(of: cell, scale: scale)
            var (left, top, bottom) = (Int.max, Int.max, 0)
            for y in 0..<picture.image.height where part?.contains(CGFloat(y) / scale) ?? true {
                for x in 0..<picture.image.width / 2 where picture.color(x, y)[0] < 160 {
                    left = min(left, x)
                    top = min(top, y)
                    bottom = max(bottom, y + 1)
                }
            }
            return (CGFloat(left) / scale, CGFloat(top) / scale, CGFloat(bottom) / scale)
        }
    }

    @Test func aTitleStandsWhereIOS17And18ShowIt() {
        let ink = ink("Hello World", width: 393, height: 44, scale: 3)
        #expect(isClose(ink.top, 15.67))
        #expect(isClose(ink.bottom, 28.67))
        #expect(isClose(ink.left, 21.3))
    }

    @Test func aTitleStandsWhereIOS11ShowsIt() {
        let ink = ink("Text", width: 375, height: 44, scale: 2)
        #expect(isClose(ink.top, 16))
        #expect(isClose(ink.bottom, 28.5))
    }

    @Test func titleAndSubtitleStandWhereIOS13ShowsThem() {
        let title = ink("This Is Us", style: .subtitle, detail: "NBC", width: 414, height: 56.667, scale: 3, in: 0...30)
        #expect(isClose(title.top, 12.3))
        #expect(isClose(title.bottom, 25.3))
        #expect(isClose(title.left, 20.7))
        let detail = ink(
            "This Is Us", style: .subtitle, detail: "NBC", width: 414, height: 56.667, scale: 3, in: 30...56)
        #expect(isClose(detail.top, 34.7))
        #expect(isClose(detail.bottom, 43.7))
    }

    @Test func titleAndSubtitleStandWhereIOS11ShowsThemInALowRow() {
        let title = ink("Text", style: .subtitle, detail: "subtitle", width: 375, height: 44, scale: 2, in: 0...24)
        #expect(isClose(title.top, 9))
        #expect(isClose(title.bottom, 21.5))
    }
}
