internal import Cassowary

/// Lengths are never negative, unless required constraints leave no other solution. The length of a guide counts only if
/// a constraint uses it: the margins at the top and bottom of a content view do not keep a row with content that is only
/// centered from having the default height (frames of static rows in storyboards).
extension LayoutEngine {
    /// States that lengths are not negative which the last solution made negative. Returns whether there are any.
    ///
    /// Solutions without negative lengths need no such inequalities, so most layouts have none.
    func boundNegativeLengths() -> Bool {
        var found = false
        solver.forEachChangedVariable { variable in
            guard solver.value(of: variable) < -1e-6, let item = owners.item(of: variable) else { return }
            if item.width == variable, item.widthBound == nil, item.view != nil || item.usesWidth {
                item.widthBound = bound(variable)
                found = true
            } else if item.height == variable, item.heightBound == nil, item.view != nil || item.usesHeight {
                item.heightBound = bound(variable)
                found = true
            }
        }
        return found
    }

    /// Just below the required constraints: margins that do not fit into a view are kept, and reported nowhere. UIKit's
    /// bound is required. // unverified
    private func bound(_ length: Variable) -> ConstraintToken {
        solver.add(
            LinearExpression(length, minus: 0), .greaterThanOrEqual,
            priority: Double(UILayoutPriority.required.rawValue) - 0.001)
    }
}
