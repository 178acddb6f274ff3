extension UIViewController {
    /// How a controller is presented or pushed, and dismissed or popped; see
    /// ``UIViewController/preferredTransition``. There is no `partialCurl`.
    @preconcurrency @MainActor
    public class Transition {
        enum Kind {
            case standard(UIModalTransitionStyle)
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        required init(_ kind: Kind) {
            self.kind = kind
        }

        /// Moves the controller in from the lower edge.
        public static var coverVertical: Self { Self(.standard(.coverVertical)) }

        /// Fades the controller in.
        public static var crossDissolve: Self { Self(.standard(.crossDissolve)) }

        /// Turns the screen around its vertical axis.
        public static var flipHorizontal: Self { Self(.standard(.flipHorizontal)) }

        /// Enlarges a view of the controller before it until it is the controller, and reduces it again. Without a view it
        /// fades.
        ///
        /// - Parameter sourceViewProvider: returns the view. Called again when the controller is dismissed or popped, when
        ///   another view may belong to it.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(.zoom(options, sourceViewProvider))
        }

        /// The controllers of a zoom.
        @preconcurrency @MainActor
        public class ZoomSourceViewProviderContext {
            /// The controller before.
            public let sourceViewController: UIViewController
            /// The controller that is presented or pushed.
            public let zoomedViewController: UIViewController

            init(from source: UIViewController, to zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
            }
        }

        /// Details of a zoom. Set before the transition. The user ends the zoom by the buttons of the application and the
        /// gestures that it has without the zoom, so that there is no `interactiveDismissShouldBegin`.
        @preconcurrency @MainActor
        public class ZoomOptions {
            /// Creates options with the default values.
            public init() {}

            /// Returns the part of the zoomed controller's view that lies over the source view at the start, in the
            /// coordinates of the former. Nil for the whole view.
            public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

            /// The color that covers the controller before, behind the zoomed one; nil, the default, covers it with none,
            /// which is unverified.
            public var dimmingColor: UIColor?

            /// The effect that covers the controller before; nil by default.
            public var dimmingVisualEffect: UIBlurEffect?

            /// The views of a zoom.
            @preconcurrency @MainActor
            public class AlignmentRectContext {
                /// The view from which the zoom begins, or to which it returns.
                public let sourceView: UIView
                /// The controller that is presented or pushed.
                public let zoomedViewController: UIViewController

                init(from view: UIView, to controller: UIViewController) {
                    sourceView = view
                    zoomedViewController = controller
                }
            }
        }
    }

    /// Returns the animator of ``preferredTransition``; nil without one.
    ///
    /// - Parameters:
    ///   - other: the controller before.
    ///   - isArriving: whether this controller is presented or pushed.
    ///   - isPresentation: false for pushes and pops, whose standard transition is their own.
    func preferredAnimator(
        other: UIViewController, isArriving: Bool, isPresentation: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch preferredTransition?.kind {
        case .zoom(let options, let provider):
            ZoomAnimator(zoomed: self, source: other, isArriving: isArriving, options: options, provider: provider)
        case .standard(let style) where !isPresentation:
            StandardPresentationAnimator(style: style, isPresenting: isArriving)
        default: nil
        }
    }
}
