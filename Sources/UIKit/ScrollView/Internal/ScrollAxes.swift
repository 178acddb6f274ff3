import Foundation

/// The axes on which a scroll view moves its content.
struct ScrollAxes: OptionSet, Sendable {
    let rawValue: Int

    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
    static let both: ScrollAxes = [.horizontal, .vertical]
}

/// One axis, with key paths to its component of points and sizes.
enum ScrollAxis: CaseIterable, Sendable {
    case horizontal
    case vertical

    /// The axis along which a movement mainly goes.
    init(along vector: CGPoint) { self = abs(vector.x) > abs(vector.y) ? .horizontal : .vertical }

    var axes: ScrollAxes { self == .horizontal ? .horizontal : .vertical }

    var ofPoint: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }

    var ofSize: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
}
