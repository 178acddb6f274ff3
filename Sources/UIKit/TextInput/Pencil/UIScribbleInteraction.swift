import Foundation

/// Would decide where handwriting becomes text. A desktop does not turn handwriting into text, so that no method is
/// called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Never called.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Never called.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Never called.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Never called.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Watches handwriting in a view, which a desktop does not turn into text.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    /// What the interaction was created with; never called.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

    /// False: nobody writes by hand.
    open var isHandlingWriting: Bool { false }

    /// False: texts are typed.
    open class var isPencilInputExpected: Bool { false }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
