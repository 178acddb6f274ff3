/// Finds who wants a key as a command: from the first responder up the chain; without one, from the controller that is in front.
@MainActor
struct KeyCommandSearch {
    private let start: UIResponder
    /// Whether the first responder is a text that is being edited.
    private let isEditingText: Bool

    init(window: UIWindow) {
        start = window.firstResponder ?? window.frontController ?? window
        isEditingText = window.firstResponder is any UIKeyInput
    }

    /// Sends the command that the key stands for; false when nobody took it, and the key is a key like any other.
    func perform(_ key: PressedKey) -> Bool {
        var next: UIResponder? = start
        while let responder = next {
            for command in responder.keyCommands ?? [] {
                if isEditingText, key.isForText, !command.wantsPriorityOverSystemBehavior { continue }
                if let action = action(of: command, for: key), perform(command, action) { return true }
            }
            next = responder.next
        }
        // A text does these itself, in its turn.
        guard !isEditingText, let action = key.standardAction,
            let target = start.target(forAction: action, withSender: nil)
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
    }

    private func action(of command: UIKeyCommand, for key: PressedKey) -> Selector? {
        guard let input = command.input.map({ mirrored($0, of: command) }) else { return nil }
        if key.matches(input, command.modifierFlags) { return command.action }
        return command.alternates.first { key.matches(input, command.modifierFlags.union($0.modifierFlags)) }?.action
    }

    private func mirrored(_ input: String, of command: UIKeyCommand) -> String {
        guard command.allowsAutomaticMirroring, UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft else {
            return input
        }
        return switch input {
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
        default: input
        }
    }

    private func perform(_ command: UIKeyCommand, _ action: Selector) -> Bool {
        guard let target = start.target(forAction: action, withSender: command) else { return false }
        let copy = command.copied()
        (target as? UIResponder)?.validate(copy)
        guard !copy.attributes.contains(.disabled) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
}

extension UIWindow {
    /// The controller that the user sees: presented over all others, or inside its containers.
    fileprivate var frontController: UIViewController? {
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
