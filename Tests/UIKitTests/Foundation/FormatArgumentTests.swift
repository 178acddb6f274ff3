import Testing
import UIKit

@MainActor @Suite(.serialized) struct FormatArgumentTests {
    @Test func aViewPrintsItsDescriptionInAFormat() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(String(format: "%@ and %d", view, 7) == "\(view.description) and 7")
    }

    @Test func objectsThatAreNoRespondersDoToo() {
        let arguments: [any CVarArg] = [UIColor.red, UIScreen.main, UITraitCollection.current, CALayer()]
        let descriptions = arguments.map { ($0 as! NSObject).description }
        #expect(String(format: "%@ %@ %@ %@", arguments: arguments) == descriptions.joined(separator: " "))
    }
}
