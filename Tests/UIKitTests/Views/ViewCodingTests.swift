import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct ViewCodingTests {
    private func copy<View: UIView>(of view: View) throws -> View? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
    }

    @Test func anArchivedViewKeepsItsColors() throws {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        view.tintColor = .red
        let copy = try #require(try copy(of: view))
        #expect(copy.backgroundColor == view.backgroundColor && copy.tintColor == .red)
    }

    @Test func anArchivedViewKeepsItsSubviews() throws {
        let (view, label, deep) = (UIView(), UIView(), UIView())
        view.addSubview(label)
        label.addSubview(deep)
        label.tag = 1
        deep.tag = 2
        deep.backgroundColor = .green
        let copy = try #require(try copy(of: view))
        #expect(copy.subviews.map(\.tag) == [1] && copy.viewWithTag(2)?.backgroundColor == .green)
        #expect(HierarchyFaults.faults(in: [copy] + copy.subviews) == [])
    }

    @Test func viewsThatAreMadeOfPartsHaveThemOnce() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.layoutIfNeeded()
        let copy = try #require(try copy(of: slider))
        copy.layoutIfNeeded()
        #expect(copy.subviews.count == slider.subviews.count)
    }

    @Test func secureDecodingOfAViewThrows() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIView(), requiringSecureCoding: false)
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: data) }
    }
}
