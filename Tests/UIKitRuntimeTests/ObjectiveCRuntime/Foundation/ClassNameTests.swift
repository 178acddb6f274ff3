import Testing
import UIKit

final class TopLevelClass {}

enum NamedTypes {
    final class Inner {}
    struct Middle {
        final class Innermost {}
    }
}

@Suite struct ClassNameTests {
    @Test(arguments: [TopLevelClass.self, NamedTypes.Inner.self, NamedTypes.Middle.Innermost.self] as [AnyClass])
    func aClassIsFoundByItsName(type: AnyClass) {
        let name = Trestle.className(of: type)
        #expect(name.hasPrefix("UIKitRuntimeTests."))
        #expect(Trestle.classNamed(name) == type)
    }

    @Test func ownClassesHaveTheirBareName() {
        #expect(Trestle.className(of: UITableViewCell.self) == "UITableViewCell")
        #expect(Trestle.classNamed("UITableViewCell") == UITableViewCell.self)
        #expect(Trestle.classNamed("CALayer") == CALayer.self)
    }

    @Test(arguments: [
        "", ".", "UIKitRuntimeTests", "UIKitRuntimeTests.NoSuchClass", "UIKitRuntimeTests.NamedTypes",
        "UIKitRuntimeTests..Inner",
    ])
    func otherNamesGiveNothing(name: String) {
        #expect(Trestle.classNamed(name) == nil)
    }

    @Test func autoreleasepoolGivesTheResultOfItsBody() {
        #expect(autoreleasepool { 3 } == 3)
    }
}
