import Foundation

/// The space for the actions of a notification.
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// Room for all actions (`default`), or only for two (`minimal`).
    case `default`, minimal
}

/// Whether an action opens the application.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// Whether the action brings the application to the front, or is performed in the background.
    case foreground, background
}

/// Whether an action takes text.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// Whether the action only asks for a tap, or also for a text.
    case `default`, textInput
}

/// An action that a notification offered before iOS 10. A desktop shows no notification that could offer it.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    /// Names the action to the application delegate; nil by default.
    open internal(set) var identifier: String?
    /// The text of the action's button; nil by default.
    open internal(set) var title: String?
    /// Whether the action takes text. The default is `.default`: it does not.
    open internal(set) var behavior = UIUserNotificationActionBehavior.default
    /// Details of the behavior, such as the title of the button that sends a text; empty by default.
    open internal(set) var parameters: [AnyHashable: Any] = [:]
    /// Whether the action opens the application. The default is `.foreground`.
    open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether a locked device asks for its passcode first. The default is false.
    open internal(set) var isAuthenticationRequired = false
    /// Whether the button has the color of destructive actions. The default is false.
    open internal(set) var isDestructive = false
}

/// An action of a notification whose properties can be set.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { super.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set { super.parameters = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
}

/// The actions of one kind of notification.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// The name by which a notification chooses its actions; nil by default.
    open internal(set) var identifier: String?
    var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// Returns the actions that were set for the room of a notification; nil if there are none.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}

/// Actions of a notification that can be set.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    /// Sets the actions for the room of a notification; nil removes them.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions
    }
}
