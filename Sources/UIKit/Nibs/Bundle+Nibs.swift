import Foundation

extension Bundle {
    /// Instantiates a nib of the bundle and returns its top-level objects; nil where the nib cannot be read and the
    /// exception policy continues.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
