import Foundation

extension UIScrollView {
    /// The view that the delegate names for zooming.
    var zoomedView: UIView? {
        delegate(for: ScrollViewDelegateMethods.viewForZooming)?.viewForZooming(in: self)
    }

    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    var zoomOnDemand: ScrollZoom {
        if let zoom { return zoom }
        let new = ScrollZoom(scrollView: self)
        zoom = new
        return new
    }

    /// Adds the pinch if there is something to zoom between the limits, and removes it otherwise.
    func zoomLimitsDidChange() {
        if canZoom {
            let pinch = zoomOnDemand.pinch
            if pinch.view !== self { addGestureRecognizer(pinch) }
        } else if let pinch = zoom?.pinch, pinch.view === self {
            removeGestureRecognizer(pinch)
        }
    }
}
