import UIKit

/// What applications write to make a label copyable.
final class CopyableLabel: UILabel {
    var log: [String] = []
    var allowed: Set<String> = ["copy:", "paste:", "star:"]

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allowed.contains(NSStringFromSelector(action)) && super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) {
        log.append("copy from \(sender is UIMenuController ? "menu" : "elsewhere")")
        UIPasteboard.general.string = text
    }

    override func paste(_ sender: Any?) {
        log.append("paste")
    }

    func star(_ sender: Any?) {
        log.append("star")
    }

    @MainActor static let starSelector = Selector("star:", calling: CopyableLabel.star(_:))
}
