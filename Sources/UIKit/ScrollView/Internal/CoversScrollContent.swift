/// A container whose bars lie over the views of its controllers: scroll views that are the content of a controller
/// inside it adjust their top and bottom insets even when their content is too short to scroll.
@MainActor
protocol CoversScrollContent: UIViewController {}
