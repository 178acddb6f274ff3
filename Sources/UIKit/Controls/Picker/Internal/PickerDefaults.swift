/// What a picker view's delegate answers where it does not implement a method.
enum PickerDefaults {
    /// No delegate has negative lengths.
    static let noLength: CGFloat = -1

    /// Means that the delegate has no view for a row; never shown.
    @MainActor static let noView = UIView()
}
