import Foundation

extension UIScrollView {
    /// A touch stops the content and is used up by that.
    var stopsOnTouch: Bool { isDecelerating && isScrollEnabled }

    func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// The content is larger than the view inside the insets.
    func overflows(_ axis: ScrollAxis) -> Bool {
        let edges = offsetEdges[axis]
        return scrollableAxes.contains(axis.axes) && edges.upperBound > edges.lowerBound
    }

    /// The axes on which a drag moves the content.
    var draggableAxes: ScrollAxes {
        var axes: ScrollAxes = []
        for axis in ScrollAxis.allCases where scrollableAxes.contains(axis.axes) {
            let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
            if overflows(axis) || (always && bounces(axis)) { axes.formUnion(axis.axes) }
        }
        return axes
    }

    /// There is content left in the direction; forward is right and down.
    func canMove(_ axis: ScrollAxis, forward: Bool) -> Bool {
        guard overflows(axis) else { return false }
        let edges = offsetEdges[axis]
        let position = wheelSession?.target[keyPath: axis.ofPoint] ?? contentOffset[keyPath: axis.ofPoint]
        return forward ? position < edges.upperBound : position > edges.lowerBound
    }
}

extension UIView {
    /// The scroll views that contain the view, innermost first; the view itself counts.
    var enclosingScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var next: UIView? = self
        while let view = next {
            if let scrollView = view as? UIScrollView { found.append(scrollView) }
            next = view.superview
        }
        return found
    }

    /// The nearest scroll view around this one lets its content have the touch.
    func scrollViewAllows(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let scrollView = superview?.enclosingScrollViews.first else { return true }
        return scrollView.touchesShouldBegin([touch], with: event, in: self)
    }
}
