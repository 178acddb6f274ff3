import Testing

@testable import UIKit
@testable import UIKitTestSupport

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

    // MARK: Secure coding

    private func archive(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    @Test func secureDecodingOfAViewThrows() throws {
        let data = try archive(UIView())
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: data) }
    }

    @Test func secureDecodingOfASubclassThrowsToo() throws {
        let data = try archive(UILabel())
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: data) }
    }

    @Test func secureDecodingOfAControllerAndOfItemsThrows() throws {
        for object in [UIViewController(), UIBarButtonItem(), UINavigationItem(title: "Cities")] {
            let data = try archive(object)
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: object)], from: data)
            }
        }
    }

    @Test func aViewOfAClassThatAdoptsSecureCodingIsDecoded() throws {
        let view = SecurelyCodedView()
        view.tag = 7
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: SecurelyCodedView.self, from: try archive(view))
        #expect(copy?.tag == 7)
    }
}
