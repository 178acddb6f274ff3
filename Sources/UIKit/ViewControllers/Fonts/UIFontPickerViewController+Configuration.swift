import Foundation

extension UIFontPickerViewController {
    /// Which fonts a picker offers, and how.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        public override init() {
            super.init()
        }

        /// Whether the faces of a family can be chosen, too; the default is false.
        open var includeFaces = false

        /// Whether all names are written in the system font instead of their own; the default is false.
        open var displayUsingSystemFont = false

        /// Only families that have a face with these traits are offered. The default is empty: all families.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// A copy with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Self.newObject()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
