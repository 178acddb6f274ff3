/// A reference that does not retain its view: the view clears it when it is deallocated. Used for example by cells and
/// data sources in place of a weak reference, which would make every retain of the view go through a side table.
@MainActor
final class ViewLink<View: UIView> {
    /// Sound: only the view writes it, and clears it in its `deinit`.
    unowned(unsafe) var view: View?
}
