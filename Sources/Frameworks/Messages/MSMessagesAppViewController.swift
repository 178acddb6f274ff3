import UIKit

/// - Linux: works
///
/// How a program within Messages is shown.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
    case compact = 0
    case expanded = 1
    case transcript = 2
}

/// - Linux: works
///
/// Where a program within Messages is shown.
public enum MSMessagesAppPresentationContext: UInt, Sendable {
    case messages = 0
    case media = 1
}

/// - Linux: no effect
///
/// Measures the content of a message. Never called.
@preconcurrency @MainActor
public protocol MSMessagesAppTranscriptPresentation {
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// - Linux: refuses
///
/// The controller of a program within Messages, which a desktop has not: there is no conversation, and none of the
/// methods is called. A program itself can show the controller.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// Nil: there is no conversation.
    open var activeConversation: MSConversation? { nil }

    open var presentationStyle: MSMessagesAppPresentationStyle { .expanded }

    open var presentationContext: MSMessagesAppPresentationContext { .messages }

    /// - Linux: no effect
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}

    /// Dismisses the controller.
    open func dismiss() { dismiss(animated: true) }

    /// Returns the size.
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }

    /// Never called.
    open func willBecomeActive(with conversation: MSConversation) {}

    /// Never called.
    open func didBecomeActive(with conversation: MSConversation) {}

    /// Never called.
    open func willResignActive(with conversation: MSConversation) {}

    /// Never called.
    open func didResignActive(with conversation: MSConversation) {}

    /// Never called.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}

    /// Never called.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}

    /// Never called.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}

    /// Never called.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}

    /// Never called.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}

    /// Never called.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    /// Never called.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
