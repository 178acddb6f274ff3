import Testing
import UIKit

@MainActor @Suite(.serialized) struct FormatArgumentTests {
    // Seeds 334.
    @Test func aViewPrintsItsDescriptionInAFormat() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(String(format: "%@ and %d", view, 7) == "\(view.description) and 7")
    }

    @Test func objectsThatAreNoRespondersDoToo() {
        let arguments: [any CVarArg] = [UIColor.red, UIScreen.main, UITraitCollection.current, CALayer()]
        let descriptions = arguments.map { ($0 as! NSObject).description }
        #expect(String(format: "%@ %@ %@ %@", arguments: arguments) == descriptions.joined(separator: " "))
    }

    @Test func everyObjectOfFoundationIsAnArgument() {
        let text = String(format: "%@ %@ %@ %d", NSNumber(value: 2.5), NSString(string: "x"), Plain(), 7)
        #expect(text == "2.5 x plain 7")
        let dynamic: NSObject = NSMutableString(string: "y")
        #expect(String(format: "%@", dynamic) == "y")
    }

    @Test func valuesArePassedAsObjects() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@", date as CVarArg) == "1970-01-01 00:00:00 +0000")
        #expect(String(format: "%@", URL(fileURLWithPath: "/a") as CVarArg) == "file:///a")
        #expect(NSPredicate(format: "SELF < %@", date as CVarArg).evaluate(with: Date.distantPast))
        #expect(NSPredicate(format: "SELF IN %@", ["a"] as CVarArg).evaluate(with: "a"))
    }
}

private final class Plain: NSObject {
    override var description: String { "plain" }
}
