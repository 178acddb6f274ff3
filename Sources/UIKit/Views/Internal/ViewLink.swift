/// A way to a view that does not keep it alive: the view empties it when it goes. Cells, bands, data sources and bars have it in place of a
/// weak reference, with which every retain of the view would go through a side table.
@MainActor
final class ViewLink<View: UIView> {
    /// Sound: the view, which alone writes it, empties it in its `deinit`.
    unowned(unsafe) var view: View?
}
