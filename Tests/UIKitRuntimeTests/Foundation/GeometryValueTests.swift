import Testing
import UIKit

@Suite struct GeometryValueTests {
    @Test func valuesGiveBackWhatTheyWereMadeOf() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func structuresAreFoundAsValuesAndTheOtherWayRound() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [AnyHashable: Any] = ["frame": rect, "value": NSValue(cgRect: rect)]
        #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
        #expect(info["value"] as? CGRect == rect)
        #expect(info["value"] as? CGPoint == nil)
        #expect(info["value"] as? UIEdgeInsets == nil)
    }
}
