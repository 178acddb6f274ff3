extension Trestle.Inspection {
    /// A view controller with its children.
    public struct Controller: Codable, Equatable, Sendable {
        public let className: String
        public let title: String?
        public let isViewLoaded: Bool
        /// Whether the view is in a window.
        public let isShown: Bool
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
