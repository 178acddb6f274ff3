extension Trestle.Inspection {
    /// A view controller with its children.
    public struct Controller: Codable, Equatable, Sendable {
        /// The class with its module; UIKit's classes have none.
        public let className: String
        /// The title of the controller itself.
        public let title: String?
        /// Whether its view has been loaded.
        public let isViewLoaded: Bool
        /// Whether the view is in a window.
        public let isShown: Bool
        /// In the order in which they were added.
        public let children: [Controller]
        /// The controllers that this one presents, in the order in which they cover each other: at most one, which has the
        /// next one.
        public let presented: [Controller]
    }
}

extension Trestle.Inspection.Controller {
    var summary: String {
        var text = className
        if let title { text += " \"\(title)\"" }
        if !isViewLoaded { return text + ", view not loaded" }
        return isShown ? text : text + ", not shown"
    }
}
