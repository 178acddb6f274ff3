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

    @Test func aTransformIsFoundAsAValueAndTheOtherWayRound() {
        let transform = CATransform3DMakeTranslation(1, 2, 3)
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        #expect((value as Any) as? CATransform3D == transform)
        #expect(((transform as Any) as? NSValue)?.caTransform3DValue == transform)
        #expect(value == NSValue(caTransform3D: transform))
        #expect(value != NSValue(caTransform3D: CATransform3DMakeTranslation(3, 2, 1)))
        #expect((NSValue(cgRect: .zero) as Any) as? CATransform3D == nil)
    }

    @Test func memoryOfAnotherTypeTakesAnObject() {
        let texts = UnsafeMutablePointer<String>.allocate(capacity: 1)
        defer { texts.deallocate() }
        let object = AutoreleasingUnsafeMutablePointer<AnyObject?>(texts)
        #expect(object.pointee == nil)
        object.pointee = NSNumber(value: 3)
        #expect(object.pointee as? Int == 3)
        object.pointee = nil
        var text: NSString? = "text"
        withUnsafeMutablePointer(to: &text) {
            #expect(AutoreleasingUnsafeMutablePointer<AnyObject?>($0).pointee === $0.pointee)
        }
    }
}
