import Foundation

/// A request to open a window with a new scene, or to bring the window of a session's scene to the front.
public struct UISceneSessionActivationRequest: Hashable {
    /// What the scene is for.
    public let role: UISceneSession.Role

    /// Nil for a new scene.
    public let session: UISceneSession?

    /// What the scene is to show, passed to its delegate; nil by default.
    public var userActivity: NSUserActivity?
    /// How the scene is activated; nil for the defaults.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the scene of a session. Its window comes to the front; a session that was discarded is
    /// refused.
    @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIApplication {
    /// Performs a request as ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does. Of the roles a
    /// desktop has only that of the application's windows.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard request.role == .windowApplication else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
