internal import Cassowary

/// The variables of a view's alignment rectangle, or of a layout guide, in one layout engine, and the equations that
/// come from the item itself.
///
/// The rectangle is in the coordinates of the superview; that of a guide in those of the view that owns it.
@MainActor
final class LayoutItem {
    let engine: LayoutEngine
    /// Nil once the item is out of its engine. Sound: the owner removes the item before it is deallocated.
    private(set) unowned(unsafe) var owner: (any LayoutOwner)?
    /// The owner, if it is a view; not looked up by a cast each time. Sound: as the owner is.
    private(set) unowned(unsafe) var view: UIView?
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// The distances of the alignment rectangle from the frame.
    let alignment: UIEdgeInsets

    /// The equations of a frame that constraints do not determine: of the root, of a view placed by its frame, of a
    /// guide that stands for insets. Changed by the engine alone.
    var frameEquations: [ConstraintToken] = []
    /// The inequalities of lengths that a solution made negative. Changed by the engine alone.
    var widthBound: ConstraintToken?
    var heightBound: ConstraintToken?
    /// How the content size enters; nil until the first content size.
    var content: ContentEquations?
    /// A scroll view's content offset as variables, if a constraint crosses the view's border.
    var contentOffset: OffsetEquations?
    /// Whether a constraint uses a baseline, whose distance from the edge depends on the font.
    var usesBaseline = false
    /// Whether a constraint uses the width or the end of the rectangle, and the height likewise. Set by the engine alone.
    var usesWidth = false
    var usesHeight = false
    var isContentStale = false

    init(_ owner: any LayoutOwner, in engine: LayoutEngine) {
        self.engine = engine
        self.owner = owner
        view = owner as? UIView
        x = engine.solver.makeVariable()
        y = engine.solver.makeVariable()
        width = engine.solver.makeVariable()
        height = engine.solver.makeVariable()
        alignment = view?.alignmentRectInsets ?? .zero
    }

    /// Ends the item: it is out of its engine, which may still be going through its items.
    func detach() {
        owner = nil
        view = nil
    }

    var variables: [Variable] { [x, y, width, height] }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    func useLength(_ axis: NSLayoutConstraint.Axis) -> Variable {
        if axis == .horizontal { usesWidth = true } else { usesHeight = true }
        return length(axis)
    }

    /// The view in whose coordinates the rectangle is, which places it.
    var container: UIView? {
        if let view { return view.superviewLink }
        return owner?.layoutView
    }

    /// The solved alignment rectangle, not rounded. Empty where required constraints leave a length below 0.
    var alignmentRect: CGRect {
        let solver = engine.solver
        return CGRect(
            x: solver.value(of: x), y: solver.value(of: y), width: max(0, solver.value(of: width)),
            height: max(0, solver.value(of: height)))
    }

    func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        let solver = engine.solver
        let isLengthAmbiguous = solver.isAmbiguous(length(attribute.axis))
        if attribute.kind == .size { return isLengthAmbiguous }
        return isLengthAmbiguous || solver.isAmbiguous(start(attribute.axis))
    }
}

/// The two inequalities by which a content size enters an axis: at most the size with the hugging priority, at least
/// the size with the compression resistance (measured).
struct ContentEquations {
    struct Axis {
        var size: CGFloat
        let hugging: ConstraintToken
        let resistance: ConstraintToken
        let huggingPriority: UILayoutPriority
        let resistancePriority: UILayoutPriority
        let rank: Int
    }

    var horizontal: Axis?
    var vertical: Axis?
    /// What is known of text that wraps; nil for content whose height does not depend on its width.
    var wrapping: WrappedContent?
}

/// The content offset of a scroll view: two variables and the equations that give them their values.
struct OffsetEquations {
    let x: Variable
    let y: Variable
    let tokens: [ConstraintToken]
}
