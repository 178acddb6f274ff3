// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct DragGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var minimumDistance: CGFloat = 0
    public var coordinateSpace: CoordinateSpace = CoordinateSpace.global
    /// - Linux: no effect
    nonisolated public struct Value: Equatable, Sendable {
        init(_inert: Void) {}
        public var time: Date = Date()
        public var location: CGPoint = .zero
        public var startLocation: CGPoint = .zero
        public var translation: CGSize { .zero }
        public var predictedEndLocation: CGPoint { .zero }
        public var predictedEndTranslation: CGSize { .zero }
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace
    }
    public typealias Body = Never
}
