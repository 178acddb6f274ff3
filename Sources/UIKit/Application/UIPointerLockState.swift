import Foundation

/// Whether the pointer of a scene is hidden and stays in place while the mouse moves. No window locks the pointer here.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// False.
    open var isLocked: Bool { false }

    /// Never posted: ``isLocked`` does not change.
    public nonisolated class var didChangeNotification: NSNotification.Name {
        NSNotification.Name("UIPointerLockStateDidChangeNotification")
    }

    /// The key of the scene in the notification's user info.
    public nonisolated class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }
}
