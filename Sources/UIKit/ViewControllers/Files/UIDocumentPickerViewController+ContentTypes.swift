import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
    /// Chooses files of some types, or a folder if the only type is `UTType.folder`.
    ///
    /// - Parameter asCopy: whether the application gets copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }

    /// Chooses files of some types, which the application gets themselves, not as copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
}
