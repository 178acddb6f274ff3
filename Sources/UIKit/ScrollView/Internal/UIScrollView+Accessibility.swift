internal import HostInterface

extension UIScrollView {
    /// Converts a rectangle of the screen.
    func convertFromScreen(_ rect: CGRect) -> CGRect {
        guard let window else { return rect }
        return convert(window.convert(rect, from: nil as UIWindow?), from: window)
    }

    /// Moves the content as far as it goes.
    func scroll(by distance: CGPoint) {
        let wanted = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
        setContentOffset(offsetEdges.clamping(wanted), animated: false)
    }

    /// Moves a part of the content to an edge of the visible area.
    func scroll(_ frame: CGRect, to alignment: HostAccessibleAlignment) {
        let visible = bounds.inset(by: adjustedContentInset)
        var distance = CGPoint.zero
        switch alignment {
        case .anywhere: return scrollRectToVisible(frame, animated: false)
        case .topLeft: distance = CGPoint(x: frame.minX - visible.minX, y: frame.minY - visible.minY)
        case .bottomRight: distance = CGPoint(x: frame.maxX - visible.maxX, y: frame.maxY - visible.maxY)
        case .top: distance.y = frame.minY - visible.minY
        case .bottom: distance.y = frame.maxY - visible.maxY
        case .left: distance.x = frame.minX - visible.minX
        case .right: distance.x = frame.maxX - visible.maxX
        }
        scroll(by: distance)
    }
}

extension UIScrollView: PagedContent {
    var pagePerformers: [AccessiblePerformer] {
        let directions: [(UIAccessibilityScrollDirection, ScrollAxis, SystemText)] = [
            (.up, .vertical, .scrollUp), (.down, .vertical, .scrollDown), (.left, .horizontal, .scrollLeft),
            (.right, .horizontal, .scrollRight),
        ]
        return directions.filter { overflows($0.1) }.map { direction, _, text in
            AccessiblePerformer(text.rawValue.lowercased(), text.string) { [weak self] in
                self?.accessibilityScroll(direction) ?? false
            }
        }
    }
}
