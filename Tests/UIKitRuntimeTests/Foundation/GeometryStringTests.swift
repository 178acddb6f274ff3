import Testing
import UIKit

@Suite struct GeometryStringTests {
    @Test func everyFormReadsBackWhatWasWritten() {
        let point = CGPoint(x: 0.1, y: -2)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
        let vector = CGVector(dx: 1.5, dy: 2)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        let size = CGSize(width: 3, height: 1.0 / 3)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
        let offset = UIOffset(horizontal: 7, vertical: 8)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    }

    @Test func transformsStandInBrackets() {
        #expect(NSCoder.string(for: CGAffineTransform(translationX: 5, y: 6)) == "[1, 0, 0, 1, 5, 6]")
    }

    @Test(arguments: ["", "{1}", "{1, x}", "{1, 2, 3}"])
    func otherTextReadsAsZero(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}
