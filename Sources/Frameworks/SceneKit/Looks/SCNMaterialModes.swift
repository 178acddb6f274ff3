/// What of a surface is drawn.
/// - Linux: no effect
public enum SCNFillMode: UInt, Sendable {
    /// The surface.
    case fill = 0
    /// Its edges.
    case lines = 1
}

/// Which side of a surface is left out.
/// - Linux: no effect
public enum SCNCullMode: Int, Sendable {
    /// The back.
    case back = 0
    /// The front.
    case front = 1
}

/// How colors are mixed with those behind.
/// - Linux: no effect
public enum SCNBlendMode: Int, Sendable {
    /// As far as they are opaque.
    case alpha = 0
    /// They are added.
    case add = 1
    /// They are subtracted.
    case subtract = 2
    /// They are multiplied.
    case multiply = 3
    /// The inverted ones are multiplied.
    case screen = 4
    /// They replace those behind.
    case replace = 5
    /// The greater one counts.
    case max = 6
}
