import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct MenuLeafTests {
    private final class Receiver: UIViewController {
        private(set) var senders: [String] = []

        func mark(_ command: UICommand) {
            senders.append("\(command.title) from \((command.sender as? UILabel)?.text ?? "nothing")")
        }
    }

    @Test func anActionRunsWithItsSender() {
        var seen: [Any?] = []
        let action = UIAction(title: "Run") { seen.append($0.sender) }
        let leaf: any UIMenuLeaf = action
        let button = UIButton()
        leaf.performWithSender(button, target: nil)
        #expect(seen.count == 1)
        #expect(seen.first as? UIButton === button)
        #expect(leaf.sender == nil)
    }

    @Test func aCommandIsSentWithItsSender() {
        let receiver = Receiver()
        let label = UILabel()
        label.text = "label"
        let command = UICommand(title: "Mark", action: Selector("mark:", calling: Receiver.mark(_:)))
        command.performWithSender(label, target: receiver)
        #expect(receiver.senders == ["Mark from label"])
        #expect(command.sender == nil)
    }

    @Test func aLeafsAttributesAreThoseOfItsElement() {
        let leaf: any UIMenuLeaf = UICommand(
            title: "Mark", action: Selector("mark:", calling: Receiver.mark(_:)))
        leaf.attributes = .destructive
        leaf.state = .on
        leaf.title = "Unmark"
        let command = leaf as? UICommand
        #expect(command?.attributes == .destructive)
        #expect(command?.state == .on)
        #expect(command?.title == "Unmark")
    }
}
