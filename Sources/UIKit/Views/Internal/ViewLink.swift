/// A way to a view that does not keep it alive: the view empties it when it goes. Cells, bands, data sources and bars have it in place of a
/// weak reference, with which every retain of the view would go through a side table. Used on the main thread only.
final class ViewLink<View: UIView>: @unchecked Sendable {
    /// Written by the view alone.
    unowned(unsafe) var view: View?
}
