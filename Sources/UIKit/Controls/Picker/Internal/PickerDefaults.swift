/// Values of the default implementations of the picker view delegate's methods.
enum PickerDefaults {
    /// Means that the delegate returned no length; a delegate never returns negative lengths.
    static let noLength: CGFloat = -1

    /// Means that the delegate has no view for a row. It is never shown.
    @MainActor static let noView = UIView()
}
