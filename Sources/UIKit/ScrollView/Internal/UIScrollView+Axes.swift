import Foundation

extension UIScrollView {
    /// Whether a touch stops the content, and does nothing else.
    var stopsOnTouch: Bool { isDecelerating && isScrollEnabled }

    func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Whether the content is larger than the view without its insets.
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

    /// Whether there is content left in the direction; forward is right and down.
    func canMove(_ axis: ScrollAxis, forward: Bool) -> Bool {
        guard overflows(axis) else { return false }
        let edges = offsetEdges[axis]
        let position = wheelSession?.target[keyPath: axis.ofPoint] ?? contentOffset[keyPath: axis.ofPoint]
        return forward ? position < edges.upperBound : position > edges.lowerBound
    }
}

extension UIView {
    /// The scroll views that contain the view, innermost first; starts with the view itself if it is one.
    var enclosingScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var next: UIView? = self
        while let view = next {
            if let scrollView = view as? UIScrollView { found.append(scrollView) }
            next = view.superview
        }
        return found
    }

    /// Returns whether the nearest enclosing scroll view lets its content have the touch.
    func scrollViewAllows(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let scrollView = superview?.enclosingScrollViews.first else { return true }
        return scrollView.touchesShouldBegin([touch], with: event, in: self)
    }
}
