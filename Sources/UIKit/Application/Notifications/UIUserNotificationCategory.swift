import Foundation

/// The space for the actions of a notification.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default`, minimal
}

/// Whether an action opens the application.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground, background
}

/// Whether an action takes text.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default`, textInput
}

/// An action that a notification offered before iOS 10. A desktop shows no notification that could offer it.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    open internal(set) var identifier: String?
    open internal(set) var title: String?
    open internal(set) var behavior = UIUserNotificationActionBehavior.default
    open internal(set) var parameters: [AnyHashable: Any] = [:]
    open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
    open internal(set) var isAuthenticationRequired = false
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
    open internal(set) var identifier: String?
    var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}

/// Actions of a notification that can be set.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context] = actions
    }
}
