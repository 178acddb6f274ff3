import Foundation

extension UIWindowScene {
    /// How a window disappears with its scene. A desktop closes windows in its own way. The raw values are UIKit's.
    public enum DismissalAnimation: Int, Sendable {
        /// The usual one.
        case standard = 1
        /// After the content was saved or sent.
        case commit = 2
        /// After the content was discarded.
        case decline = 3
    }
}

/// The options for closing a window.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// Has no effect: the desktop closes windows in its own way. The default is `.standard`.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
