import Foundation

extension PKStrokePath {
    /// Points of a path at even distances.
    ///
    /// - Linux: works
    public struct InterpolatedSlice: Sequence, IteratorProtocol {
        /// A distance in points, in seconds or in indexes.
        ///
        /// - Linux: works
        public enum Stride {
            case distance(CGFloat)
            case time(TimeInterval)
            case parametricStep(CGFloat)

            var length: CGFloat {
                switch self {
                case .distance(let length), .parametricStep(let length): length
                case .time(let seconds): CGFloat(seconds)
                }
            }

            /// Returns the length of a straight part.
            func length(from start: PKStrokePoint, to end: PKStrokePoint, _ indexes: CGFloat) -> CGFloat {
                switch self {
                case .distance: hypot(end.location.x - start.location.x, end.location.y - start.location.y)
                case .time: CGFloat(end.timeOffset - start.timeOffset)
                case .parametricStep: indexes
                }
            }
        }

        private let path: PKStrokePath
        private let end: CGFloat
        private let stride: Stride
        /// Nil after the last point.
        private var value: CGFloat?

        init(_ path: PKStrokePath, _ range: ClosedRange<CGFloat>, _ stride: Stride) {
            self.path = path
            self.stride = stride
            end = Swift.min(range.upperBound, CGFloat(path.count - 1))
            value = path.isEmpty || range.lowerBound > end ? nil : Swift.max(0, range.lowerBound)
        }

        public mutating func next() -> PKStrokePoint? {
            guard let current = value else { return nil }
            let next = path.parametricValue(current, offsetBy: stride)
            value = next > current && next <= end && current < end ? next : nil
            return path.interpolatedPoint(at: current)
        }
    }
}
