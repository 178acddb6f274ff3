import Testing
import UIKit

@Suite struct ObjectEqualityTests {
    private final class Named: Hashable {
        let name: String

        init(_ name: String) { self.name = name }

        static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    private final class Plain {}

    @Test func objectsOfFoundationCompareThemselves() {
        #expect(Trestle.isEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(!Trestle.isEqual(UIColor.red, UIColor.blue))
        #expect(!Trestle.isEqual(UIColor.red, nil))
    }

    @Test func otherObjectsAreEqualAsTheirClassSays() {
        #expect(Trestle.isEqual(Named("a"), Named("a")))
        #expect(!Trestle.isEqual(Named("a"), Named("b")))
        #expect(!Trestle.isEqual(Named("a"), Plain()))
    }

    @Test func objectsWithoutEqualityAreEqualToThemselves() {
        let object = Plain()
        #expect(Trestle.isEqual(object, object))
        #expect(!Trestle.isEqual(object, Plain()))
        #expect(!Trestle.isEqual(object, nil))
    }
}
