import Foundation

/// The points of a stroke. Between two of them the path is straight.
///
/// - Linux: works
public struct PKStrokePath: RandomAccessCollection, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() {
        self.init(controlPoints: [PKStrokePoint](), creationDate: Date())
    }

    public init<T>(controlPoints: T, creationDate: Date) where T: Sequence, T.Element == PKStrokePoint {
        points = Array(controlPoints)
        self.creationDate = creationDate
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { points.count }

    public subscript(index: Int) -> PKStrokePoint { points[index] }

    // MARK: Points in between

    /// Returns the point at an index with a fraction: 1.5 is halfway from the second to the third point.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(count - 1))
        let index = Int(value)
        guard index + 1 < count else { return points[index] }
        return points[index].interpolated(to: points[index + 1], value - CGFloat(index))
    }

    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        interpolatedPoint(at: parametricValue).location
    }

    /// Returns points at even distances.
    ///
    /// - Parameter range: the values between which the points are; nil for the whole path.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
    ) -> InterpolatedSlice {
        InterpolatedSlice(self, range ?? 0...CGFloat(Swift.max(0, count - 1)), stride)
    }

    /// Returns the value at a distance from another one, at most the last.
    public func parametricValue(
        _ parametricValue: CGFloat, offsetBy step: InterpolatedSlice.Stride
    ) -> CGFloat {
        var value = Swift.max(parametricValue, 0)
        var rest = step.length
        let last = CGFloat(Swift.max(0, count - 1))
        while value < last, rest > 0 {
            let next = Swift.min(value.rounded(.down) + 1, last)
            let length = step.length(from: interpolatedPoint(at: value), to: interpolatedPoint(at: next), next - value)
            guard length < rest else { return value + (next - value) * rest / length }
            rest -= length
            value = next
        }
        return Swift.min(value, last)
    }
}
