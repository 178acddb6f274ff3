/// What becomes invalid in a view when a property with the wrapper ``UIView/Invalidating`` changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Makes something of the view invalid. Called after the property has changed to a value that is not equal.
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of ``UIViewInvalidating``.
    public enum Invalidations {
        /// Draws the view anew.
        @preconcurrency @MainActor
        public struct Display: UIViewInvalidating {
            /// Usually written as `.display`.
            public nonisolated init() {}

            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Lays the view out anew.
        @preconcurrency @MainActor
        public struct Layout: UIViewInvalidating {
            /// Usually written as `.layout`.
            public nonisolated init() {}

            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Updates the constraints of the view.
        @preconcurrency @MainActor
        public struct Constraints: UIViewInvalidating {
            /// Usually written as `.constraints`.
            public nonisolated init() {}

            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Asks the view for its natural size again.
        @preconcurrency @MainActor
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Usually written as `.intrinsicContentSize`.
            public nonisolated init() {}

            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of cells, headers, footers and buttons; other views have none.
        @preconcurrency @MainActor
        public struct Configuration: UIViewInvalidating {
            /// Usually written as `.configuration`.
            public nonisolated init() {}

            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two kinds, of which one may be a tuple again.
        @preconcurrency @MainActor
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Combines two kinds, which are invalidated in this order.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Calls `setNeedsDisplay()`.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Calls `setNeedsLayout()`.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Calls `setNeedsUpdateConstraints()`.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Calls `invalidateIntrinsicContentSize()`.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// Calls `setNeedsUpdateConfiguration()` of a cell, a header, a footer or a button.
    public static var configuration: Self { Self() }
}

/// A cell, header, footer or button, which configurations describe.
@MainActor
protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}
