/// Makes the views of an inspection, with their layers and recognizers.
@MainActor
struct ViewInspection {
    let names: ViewNames
    let layouts: LayoutExplanations

    func view(_ view: UIView) -> Trestle.Inspection.View {
        Trestle.Inspection.View(
            className: "\(ClassName(type(of: view)))", address: "\(ObjectAddress(view))", frame: view.frame,
            frameInWindow: view.convert(view.bounds, to: nil as UIView?), boundsOrigin: view.bounds.origin,
            identifier: view.accessibilityIdentifier,
            label: Attachments.accessibility(of: view, \.label)?.string, details: view.dumpDetails,
            isHidden: view.isHidden, alpha: view.alpha, clipsToBounds: view.clipsToBounds,
            isTransformed: !view.transform.isIdentity, isUserInteractionEnabled: view.isUserInteractionEnabled,
            controller: view.viewController.map { "\(ClassName(type(of: $0)))" },
            responderChain: view.next.map(InspectionMaker.chain) ?? [], layout: layouts.layout(of: view),
            layer: layer(view.layer), gestureRecognizers: (view.gestureRecognizers ?? []).map(gesture),
            subviews: InspectionMaker.shownSubviews(of: view).map(self.view))
    }

    func gesture(_ recognizer: UIGestureRecognizer) -> Trestle.Inspection.Gesture {
        let isWaiting = recognizer.currentState == .possible && recognizer.requestedState != nil
        let others = isWaiting ? recognizer.failureRequirements.compactMap(\.recognizer) : []
        return Trestle.Inspection.Gesture(
            className: "\(ClassName(type(of: recognizer)))", name: recognizer.name,
            view: recognizer.view.map(names.name), state: .init(recognizer.currentState),
            isEnabled: recognizer.isEnabled, touches: recognizer.trackedTouches.filter(\.isDown).count,
            waitsFor: others.filter { $0.currentState == .possible }.map(\.nameInNotes),
            failure: recognizer.failureNote)
    }

    private func layer(_ layer: CALayer) -> Trestle.Inspection.Layer {
        Trestle.Inspection.Layer(
            className: "\(ClassName(type(of: layer)))", name: layer.name, frame: layer.frame,
            zPosition: layer.zPosition, opacity: layer.opacity,
            backgroundColor: layer.backgroundColor.map(AnimatedValueWords.text), cornerRadius: layer.cornerRadius,
            borderWidth: layer.borderWidth, shadowOpacity: layer.shadowOpacity, masksToBounds: layer.masksToBounds,
            hasMask: layer.mask != nil, hasContents: layer.contents != nil, animationKeys: layer.animationKeys() ?? [],
            sublayers: (layer.sublayers ?? []).filter { !($0.owner is UIView) }.map(self.layer))
    }
}

extension Trestle.Inspection.Gesture.State {
    fileprivate init(_ state: UIGestureRecognizer.State) {
        self =
            switch state {
            case .possible: .possible
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            case .failed: .failed
            }
    }
}
