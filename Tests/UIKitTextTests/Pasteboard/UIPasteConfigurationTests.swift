import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIPasteConfigurationTests {
    private final class Target: UIView {
        var pasted: [NSItemProvider] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }

    @Test func aResponderWithAConfigurationPastesTheTypesThatItAccepts() throws {
        let target = Target(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        controller.view.addSubview(target)
        let app = try TestApplication(showing: controller)
        app.frame()
        let paste = Selector("paste:")
        UIPasteboard.general.string = "text"
        #expect(!target.canPerformAction(paste, withSender: nil))
        target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        #expect(!target.canPerformAction(paste, withSender: nil))
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(target.canPerformAction(paste, withSender: nil))
        #expect(UIApplication.shared.sendAction(paste, to: target, from: nil, for: nil))
        #expect(target.pasted.count == 1)
        #expect(target.pasted.first?.canLoadObject(ofClass: String.self) == true)
    }

    @Test func theConfigurationIsCopied() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        let view = UIView()
        view.pasteConfiguration = configuration
        configuration.addAcceptableTypeIdentifiers(["public.image", "public.text"])
        #expect(configuration.acceptableTypeIdentifiers == ["public.text", "public.image"])
        #expect(view.pasteConfiguration?.acceptableTypeIdentifiers == ["public.text"])
    }
}
