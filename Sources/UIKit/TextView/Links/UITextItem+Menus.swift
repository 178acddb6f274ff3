import Foundation

extension UITextItem {
    /// The menu of a part of a text, which a long press opens.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let preview: MenuPreview?
        let menu: UIMenu

        /// Shows the default preview.
        public convenience init(menu: UIMenu) {
            self.init(preview: .default(), menu: menu)
        }

        /// - Parameter preview: nil shows no preview.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }
    }

    /// What is shown above the menu of a part of a text.
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        let view: UIView?

        private override init() {
            view = nil
            super.init()
        }

        /// Shows a view.
        public init(view: UIView) {
            self.view = view
            super.init()
        }

        /// Returns the standard preview. UIKit lifts the text or shows the linked page; here the text stays in its
        /// place.
        open class func `default`() -> MenuPreview { MenuPreview() }
    }
}
