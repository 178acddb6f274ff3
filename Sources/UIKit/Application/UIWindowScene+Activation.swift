import Foundation

extension UIWindowScene {
    /// The options for opening a scene. A desktop's window manager decides how a window is presented, so that there is no
    /// `preferredPresentationStyle`.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}

    /// What a new window shows: the activity with which its scene connects. A desktop shows windows in its own way, so that
    /// there is no `preview` from which the window grows.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity with which the new scene connects.
        public let userActivity: NSUserActivity
        /// How the window is activated; nil for the defaults.
        open var options: ActivationRequestOptions?

        /// Creates a configuration whose window is activated with the default options.
        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }

        /// Creates a configuration. Options of nil stand for the defaults.
        public convenience init(userActivity: NSUserActivity, options: ActivationRequestOptions?) {
            self.init(userActivity: userActivity)
            self.options = options
        }

        /// Opens a window with the activity.
        func request(failed: ((any Error) -> Void)? = nil) {
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: userActivity, options: options, errorHandler: failed)
        }
    }

    /// An action that opens a new window.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        /// Returns what the window shows; nil opens none.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - title: nil uses "Open in New Window".
        ///   - image: nil uses a symbol of a window with a plus, if there is one.
        ///   - alternate: the action that takes its place in an application that has a single scene; without one the
        ///     element is hidden there.
        public init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping ConfigurationProvider
        ) {
            // A designated initializer: with those of UIAction inherited, a closure alone would be ambiguous.
            if UIApplication.shared.supportsMultipleScenes {
                super.init(
                    title: title ?? SystemText.openInNewWindow.string, subtitle: subtitle,
                    image: image ?? UIImage(systemName: "rectangle.badge.plus"), selectedImage: nil,
                    identifier: identifier,
                    discoverabilityTitle: discoverabilityTitle, attributes: attributes,
                    handler: { action in (action as? ActivationAction).flatMap(configuration)?.request() })
            } else {
                let hidden: UIMenuElement.Attributes = alternate == nil ? .hidden : []
                super.init(
                    title: alternate?.title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
                    selectedImage: alternate?.selectedImage,
                    identifier: alternate?.identifier, discoverabilityTitle: alternate?.discoverabilityTitle,
                    attributes: (alternate?.attributes ?? []).union(hidden), state: alternate?.state ?? .off,
                    handler: { alternate?.perform(sender: $0.sender) })
            }
        }
    }
}
