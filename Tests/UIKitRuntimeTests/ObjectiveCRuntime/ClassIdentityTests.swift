import Testing
import UIKit

@MainActor @Suite struct ClassIdentityTests {
    @Test func classesAreCompared() {
        let known: AnyClass? = UILabel.self
        let other: AnyClass = UIView.self
        #expect(known === UILabel.self)
        #expect(known !== other)
        #expect(type(of: UILabel()) === known)
        #expect(!(known === nil))
        #expect(NSClassFromString("NoSuchClass") === nil)
    }

    @Test func objectsAreComparedAsBefore() {
        let view = UIView()
        let optional: UIView? = view
        #expect(view === optional)
        #expect(optional !== UIView())
    }
}
