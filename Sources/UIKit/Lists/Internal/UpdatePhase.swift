/// Where a table or collection view stands in an update.
enum UpdatePhase {
    case idle
    /// Between a begin and its end. The view shows what it showed and requests no views: the data may be ahead of it.
    case collecting
    /// The data source is asked for its counts. An update that breaks a rule raises here and leaves the view as it was.
    case validating
    /// Contents, views, selection and scroll position follow the plan; then comes the layout.
    case applying
    /// As `idle`, while views are moving to their new places.
    case animating
}
