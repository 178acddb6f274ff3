/// Finds the command for a key. The search begins at the first responder or, if there is none, at the controller in
/// front, and follows the responder chain.
@MainActor
struct KeyCommandSearch {
    private let start: UIResponder
    /// Whether the first responder is a text that is edited.
    private let isEditingText: Bool
    /// Whether the first responder is a text of UIKit's own, which undoes its changes itself.
    private let undoesText: Bool

    init(window: UIWindow) {
        start = window.firstResponder ?? window.frontController ?? window
        isEditingText = window.firstResponder is any UIKeyInput
        undoesText = window.firstResponder is any KeyboardEditing
    }

    /// Sends the command for the key. Returns false if there is none, so that the key is handled as usual.
    func perform(_ key: PressedKey) -> Bool {
        if performCommand(for: key) { return true }
        if let desktopKey = key.withCommandForControl, performCommand(for: desktopKey) { return true }
        if !undoesText, let undoKey = key.undoKey { return undoKey.perform(with: start.undoManager) }
        if RefreshKey.matches(key), RefreshKey.perform(from: start) { return true }
        // A text that is edited handles these keys itself.
        guard !isEditingText, let action = key.standardAction,
            let target = start.target(forAction: action, withSender: nil)
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
    }

    private func performCommand(for key: PressedKey) -> Bool {
        var next: UIResponder? = start
        while let responder = next {
            for command in responder.keyCommands ?? [] {
                if isEditingText, key.isForText, !command.wantsPriorityOverSystemBehavior { continue }
                if let action = action(of: command, for: key), perform(command, action) { return true }
            }
            next = responder.next
        }
        for command in UIMenuSystem.main.root(of: .shared).keyCommands {
            if isEditingText, key.isForText, !command.wantsPriorityOverSystemBehavior { continue }
            if let action = action(of: command, for: key), perform(command, action) { return true }
        }
        return false
    }

    private func action(of command: UIKeyCommand, for key: PressedKey) -> Selector? {
        guard let input = command.inputInForce else { return nil }
        if key.matches(input, command.modifierFlags) { return command.action }
        return command.alternates.first { key.matches(input, command.modifierFlags.union($0.modifierFlags)) }?.action
    }

    private func perform(_ command: UIKeyCommand, _ action: Selector) -> Bool {
        guard let target = start.target(forAction: action, withSender: command) else { return false }
        let copy = command.copied()
        (target as? UIResponder)?.validate(copy)
        guard !copy.attributes.contains(.disabled) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}

extension UIKeyCommand {
    /// The input, mirrored from right to left if it is an arrow to a side.
    var inputInForce: String? {
        guard allowsAutomaticMirroring, UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft else {
            return input
        }
        return switch input {
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
        default: input
        }
    }
}

extension UIWindow {
    /// The controller that the user sees, following presentations, navigation controllers and tab bar controllers.
    var frontController: UIViewController? {
        var controller = rootViewController
        while let current = controller {
            let inner =
                current.presentedViewController ?? (current as? UINavigationController)?.topViewController
                ?? (current as? UITabBarController)?.selectedViewController
            guard let inner else { break }
            controller = inner
        }
        return controller
    }
}
