/// What a ``PKCanvasView`` does with a touch: draws, erases or selects.
///
/// - Linux: works
public protocol PKTool {}

/// Selects strokes.
///
/// - Linux: no effect
public struct PKLassoTool: PKTool, Equatable {
    public init() {}
}
