import Foundation

extension CGFont {
    /// Returns an installed font by the name of `UIFont.fontName`; nil if there is none.
    public convenience init?(_ name: CFString) {
        let name = "\(name)"
        // The size is that of no text.
        guard let description = FontNames.description(named: name, size: 12) else { return nil }
        self.init(description, named: name)
    }
}
