import Foundation

extension UIWindowScene {
    /// How a new window is presented beside others.
    public enum PresentationStyle: UInt, Sendable {
        case automatic, standard, prominent
    }

    /// The options for opening a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// A wish to which a desktop does not listen: its window manager places windows. The default is `.automatic`.
        open var preferredPresentationStyle = PresentationStyle.automatic
    }

    /// What a new window shows: the activity with which its scene connects.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        /// How the window is activated; nil for the defaults.
        open var options: ActivationRequestOptions?
        /// The view from which the window grows on an iPad. A desktop shows windows in its own way.
        open var preview: UITargetedPreview?

        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }

        public convenience init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            self.init(userActivity: userActivity)
            self.options = options
            self.preview = preview
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
        public convenience init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping ConfigurationProvider
        ) {
            if !UIApplication.shared.supportsMultipleScenes {
                let hidden: UIMenuElement.Attributes = alternate == nil ? .hidden : []
                self.init(
                    title: alternate?.title ?? "", subtitle: alternate?.subtitle, image: alternate?.image,
                    identifier: alternate?.identifier, discoverabilityTitle: alternate?.discoverabilityTitle,
                    attributes: (alternate?.attributes ?? []).union(hidden), state: alternate?.state ?? .off,
                    handler: { alternate?.perform(sender: $0.sender) })
                return
            }
            self.init(
                title: title ?? "Open in New Window", subtitle: subtitle,
                image: image ?? UIImage(systemName: "rectangle.badge.plus"), identifier: identifier,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes,
                handler: { action in (action as? ActivationAction).flatMap(configuration)?.request() })
        }
    }
}
