import Foundation

/// Moves from one text input of a window to the next, when the tab key is pressed in a text field: in reading order,
/// line by line, and from the last one to the first. The order of the view tree says nothing: a table keeps its cells in
/// any order. Unverified.
@MainActor
enum NextResponderInput {
    static func enter(from view: UIView, backwards: Bool) {
        guard let window = view.window else { return }
        let inputs = inReadingOrder(allInputs(in: window), window)
        guard let index = inputs.firstIndex(where: { $0 === view }), inputs.count > 1 else { return }
        let next = inputs[(index + (backwards ? inputs.count - 1 : 1)) % inputs.count]
        if next.becomeFirstResponder() { scrollToVisible(next) }
    }

    private static func allInputs(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        let own = view is any UIKeyInput && view.canBecomeFirstResponder ? [view] : []
        return own + view.subviews.flatMap(allInputs)
    }

    private static func inReadingOrder(_ inputs: [UIView], _ window: UIWindow) -> [UIView] {
        var lines: [[(view: UIView, frame: CGRect)]] = []
        let places = inputs.map { (view: $0, frame: $0.convert($0.bounds, to: window)) }
        for place in places.sorted(by: { $0.frame.midY < $1.frame.midY }) {
            // Inputs of different heights side by side are one line.
            if let first = lines.last?.first, place.frame.midY < first.frame.maxY, first.frame.midY > place.frame.minY {
                lines[lines.count - 1].append(place)
            } else {
                lines.append([place])
            }
        }
        let isRightToLeft = window.isRightToLeft
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
        }
    }

    /// Scrolls all scroll views around the input so far that it is seen.
    private static func scrollToVisible(_ input: UIView) {
        for scrollView in input.superview?.enclosingScrollViews ?? [] {
            scrollView.scrollRectToVisible(scrollView.convert(input.bounds, from: input), animated: true)
        }
    }
}
