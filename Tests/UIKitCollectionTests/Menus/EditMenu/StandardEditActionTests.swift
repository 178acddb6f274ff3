import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct StandardEditActionTests {
    @Test func aResponderTakesOnlyTheEditActionsThatItOverrides() {
        let label = CopyableLabel()
        #expect(label.canPerformAction("copy:", withSender: nil))
        #expect(!label.canPerformAction("cut:", withSender: nil))
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
        #expect(!UIView().responds(to: "copy:"))
        #expect(label.responds(to: "paste:"))
        #expect(!label.responds(to: "delete:"))
    }

    @Test func everyEditActionIsFoundInItsPlace() {
        let responder = TakesSome()
        #expect(responder.canPerformAction("pasteAndGo:", withSender: nil))
        #expect(responder.canPerformAction("print:", withSender: nil))
        #expect(responder.canPerformAction("export:", withSender: nil))
        #expect(!responder.canPerformAction("rename:", withSender: nil))
        #expect(!responder.canPerformAction("pasteAndSearch:", withSender: nil))
    }

    @Test func anActionGoesUpTheChainToWhoeverOverridesIt() throws {
        let controller = TakesCut()
        let app = try TestApplication(showing: controller)
        let label = CopyableLabel()
        controller.view.addSubview(label)
        label.becomeFirstResponder()
        #expect(app.application.sendAction("cut:", to: nil, from: nil, for: nil))
        #expect(controller.cuts == 1)
        #expect(!app.application.sendAction("delete:", to: nil, from: nil, for: nil))
    }

    @Test func callingAnActionThatNobodyOverridesRaises() throws {
        try expectException(named: .invalidArgumentException, containing: "-[UIView copy:]: unrecognized selector") {
            UIView().copy(nil)
        }
    }
}

private final class TakesSome: UIResponder {
    override func pasteAndGo(_ sender: Any?) {}
    override func printContent(_ sender: Any?) {}
    override func export(_ sender: Any?) {}
}

private final class TakesCut: UIViewController {
    var cuts = 0

    override func cut(_ sender: Any?) { cuts += 1 }
}
