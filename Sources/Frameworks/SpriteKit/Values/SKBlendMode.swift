/// How a node's colors are mixed with those behind it. Nothing is drawn on Linux.
/// - Linux: no effect
public enum SKBlendMode: Int, Sendable {
    /// The node covers what is behind it as far as it is opaque: the default.
    case alpha = 0
    /// The colors are added.
    case add = 1
    /// The node's colors are subtracted.
    case subtract = 2
    /// The colors are multiplied.
    case multiply = 3
    /// The colors are multiplied and doubled.
    case multiplyX2 = 4
    /// The inverted colors are multiplied.
    case screen = 5
    /// The node replaces what is behind it.
    case replace = 6
    /// The node's colors are multiplied with the opacity of what is behind it.
    case multiplyAlpha = 7
}
