/// The guides that UIKit makes for a view: each is created when it is first used.
extension UIView {
    var madeSafeAreaGuide: UILayoutGuide {
        made(\.safeAreaGuide) {
            .init(identifier: "UIViewSafeAreaLayoutGuide", .insets { $0.safeAreaInsets }, of: self)
        }
    }

    var madeMarginsGuide: UILayoutGuide {
        made(\.marginsGuide) { .init(identifier: "UIViewLayoutMarginsGuide", .insets { $0.layoutMargins }, of: self) }
    }

    var madeReadableGuide: UILayoutGuide {
        made(\.readableGuide) {
            .init(identifier: "UIViewReadableContentGuide", .insets { $0.readableContentInsets }, of: self)
        }
    }

    var madeKeyboardGuide: UIKeyboardLayoutGuide {
        made(\.keyboardGuide) { UIKeyboardLayoutGuide(of: self) }
    }

    var madeContentGuide: UILayoutGuide {
        made(\.contentGuide) { .init(identifier: "UIScrollViewContentLayoutGuide", .scrolledContent, of: self) }
    }

    var madeFrameGuide: UILayoutGuide {
        made(\.frameGuide) { .init(identifier: "UIScrollViewFrameLayoutGuide", .scrollFrame, of: self) }
    }

    func made<Guide: UILayoutGuide>(
        _ path: ReferenceWritableKeyPath<ViewLayoutState, Guide?>, _ make: () -> Guide
    ) -> Guide {
        let state = layoutState
        if let guide = state[keyPath: path] { return guide }
        let guide = make()
        state[keyPath: path] = guide
        state.guides.append(guide)
        return guide
    }

    /// The insets of the readable width: the margins, but at most 672 points of width, centered (measured before iOS
    /// 26); the vertical ones are always the margins'.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        let width = bounds.width - insets.left - insets.right
        let readable = SystemMetrics.current.margins.readableWidth
        guard width > readable, bounds.width > SystemMetrics.current.margins.readableFrom else { return insets }
        insets.left = (bounds.width - readable) / 2
        insets.right = insets.left
        return insets
    }

    /// Called when the input views appear, move or disappear, inside the animation: lays out views with guides for them.
    func keyboardGuidesDidChange() {
        if layoutStateReference?.keyboardGuide != nil {
            insetsDidChangeForConstraints()
            layoutIfNeeded()
        }
        for subview in subviewList { subview.keyboardGuidesDidChange() }
    }

    func addGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutState.guides.append(guide)
    }

    /// Removes a guide of the view with the constraints that name it; does nothing for another view's (measured).
    func removeGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self, let state = layoutStateReference,
            let index = state.guides.firstIndex(where: { $0 === guide })
        else { return }
        for constraint in state.naming where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        if let item = guide.layoutItem {
            item.engine.release(item)
            guide.layoutItem = nil
        }
        state.guides.remove(at: index)
        guide.owningView = nil
    }
}
