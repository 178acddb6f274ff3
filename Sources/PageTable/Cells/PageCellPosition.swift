/// The position of a row in its section, which decides about the ends of its background.
public enum PageCellPosition: Hashable, Sendable {
    /// The only row.
    case single
    case top, middle, bottom

    public init(row: Int, of count: Int) {
        switch (row <= 0, row >= count - 1) {
        case (true, true): self = .single
        case (true, false): self = .top
        case (false, false): self = .middle
        case (false, true): self = .bottom
        }
    }

    public var isTop: Bool { self == .top || self == .single }
    public var isBottom: Bool { self == .bottom || self == .single }
}
