import Foundation

/// An action of the application for the files in a document browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where an action is offered.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates a value from UIKit's bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In the menu of a file.
        public static let menu = Availability(rawValue: 1)
        /// In the navigation bar while files are selected.
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// A name of the application for the action.
    open private(set) var identifier: String
    /// The title in the menu.
    open private(set) var localizedTitle: String
    /// Where the action is offered. Actions in the navigation bar are in the menu, too: one file is chosen at a time.
    open private(set) var availability: Availability
    private let handler: ([URL]) -> Void

    /// Creates an action. The handler receives the files for which it was chosen.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }

    /// The image beside the title; nil by default.
    open var image: UIImage?
    /// The types of files for which the action is offered. The default, "public.item", is all files.
    open var supportedContentTypes = ["public.item"]
    /// Whether the action is offered for several files; true by default.
    open var supportsMultipleItems = true

    func perform(_ urls: [URL]) { handler(urls) }
}
