/// A text field or text view.
@MainActor
protocol EditedTextOwner: UIView {
    var textEditing: any TextEditing { get }
}
