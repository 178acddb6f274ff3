/// The phases of an update of a table or collection view.
enum UpdatePhase {
    case idle
    /// Between a begin and its end. The view does not change and requests no views, because the data may be newer than
    /// the view.
    case collecting
    /// The data source is asked for its counts. An invalid update raises here and leaves the view as it was.
    case validating
    /// Contents, views, selection and scroll position follow the plan; then the view is laid out.
    case applying
    /// Like `idle`, while views move to their new places.
    case animating
}
