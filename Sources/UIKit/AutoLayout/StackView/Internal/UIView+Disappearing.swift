/// One animation in which an arranged view shrinks to nothing.
final class Disappearance {}

extension UIView {
    /// Hides or shows the view. A view that a stack arranges stays visible to the end of an animation that hides it, so
    /// that it is seen to shrink.
    func setHidden(_ hidden: Bool) {
        guard let state = layoutStateReference, state.stack != nil || state.disappearance != nil else {
            layer.isHidden = hidden
            return
        }
        guard hidden != isHidden else { return }
        state.disappearance = nil
        if hidden, disappear(state) { return }
        layer.isHidden = hidden
    }

    private func disappear(_ state: ViewLayoutState) -> Bool {
        let disappearance = Disappearance()
        let isAnimated = AnimationBlock.whenCurrentEnds { [weak self] in
            // Another animation may have shown the view since then.
            guard let self, state.disappearance === disappearance else { return }
            state.disappearance = nil
            layer.isHidden = true
        }
        if isAnimated { state.disappearance = disappearance }
        return isAnimated
    }
}
