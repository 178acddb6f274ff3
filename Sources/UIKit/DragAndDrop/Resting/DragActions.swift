/// Finds what can be dragged from an object without a pointer, and where in the object a resting drag can be dropped.
///
/// A drag that begins so rests where it began until a place is chosen or it is canceled, while the focus moves on, also
/// to other windows. Its calls of the delegates are those of a pointer that lifts the items, and then jumps to the place
/// and lets them go.
@MainActor
struct DragActions {
    private let object: NSObject
    private let view: UIView

    /// Nil for an object that belongs to no view in a scene.
    init?(of object: NSObject) {
        guard let view = object.nearestView, view.window?.windowScene != nil else { return nil }
        (self.object, self.view) = (object, view)
    }

    /// *Client.*
    var all: [DragAction] {
        guard let scene = view.window?.windowScene else { return [] }
        if let drag = scene.restingDrag { return drops(of: drag) }
        return scene.drag == nil ? beginnings : []
    }

    /// The places of a container that takes drops itself, such as a list without rows. *Client.*
    var ofContainer: [DragAction] {
        guard let drag = view.window?.windowScene?.restingDrag,
            view.interactions.contains(where: { $0 is UIDropInteraction })
        else {
            return []
        }
        return drops(of: drag)
    }

    // MARK: Dragging

    private var beginnings: [DragAction] {
        if let descriptors = object.accessibilityDragSourceDescriptors {
            return descriptors.map { descriptor in
                DragAction(descriptor.name) {
                    guard let view = descriptor.view else { return false }
                    return Self.begin(at: descriptor.point, in: view)
                }
            }
        }
        guard Self.source(around: view) != nil else { return [] }
        return [
            DragAction(.drag) { [weak view] in
                guard let view, let middle = Self.middle(of: view) else { return false }
                return Self.begin(at: middle, in: view)
            }
        ]
    }

    private static func begin(at point: CGPoint, in view: UIView) -> Bool {
        guard let window = view.window, window.windowScene?.restingDrag == nil,
            let interaction = source(around: view)
        else { return false }
        return interaction.beginResting(at: window.convert(view.convert(point, to: window), to: nil as UIWindow?))
    }

    private static func source(around view: UIView) -> UIDragInteraction? {
        let found = interactions(around: view).lazy.compactMap { $0 as? UIDragInteraction }
        return found.first { $0.isEnabled && $0.delegate != nil }
    }

    // MARK: Dropping

    private func drops(of drag: RunningDrag) -> [DragAction] {
        places(for: drag)
            + [
                DragAction(.cancelDrag) { [weak drag] in
                    guard let drag, drag.isResting else { return false }
                    drag.cancel()
                    return true
                }
            ]
    }

    private func places(for drag: RunningDrag) -> [DragAction] {
        if let descriptors = object.accessibilityDropPointDescriptors {
            return descriptors.map { descriptor in
                DragAction(descriptor.name) { [weak drag] in
                    guard let drag, let view = descriptor.view else { return false }
                    return Self.drop(drag, at: descriptor.point, in: view, aim: nil)
                }
            }
        }
        let targets = Self.interactions(around: view).lazy.compactMap { $0 as? UIDropInteraction }
        guard targets.contains(where: { drag.target.accepts($0) }), drag.isResting else { return [] }
        guard view.focusList != nil else { return [action(.dropHere, nil, drag)] }
        return [action(.dropBefore, .before, drag), action(.dropAfter, .after, drag), action(.dropHere, .onto, drag)]
    }

    private func action(_ text: SystemText, _ aim: DropAim?, _ drag: RunningDrag) -> DragAction {
        DragAction(text) { [weak drag, weak view] in
            guard let drag, let view, let middle = Self.middle(of: view) else { return false }
            return Self.drop(drag, at: middle, in: view, aim: aim)
        }
    }

    private static func drop(_ drag: RunningDrag, at point: CGPoint, in view: UIView, aim: DropAim?) -> Bool {
        guard let window = view.window, let scene = window.windowScene, scene.restingDrag === drag else { return false }
        let location = window.convert(view.convert(point, to: window), to: nil as UIWindow?)
        return drag.drop(at: location, in: scene, aim: aim)
    }

    // MARK: Views

    /// The interactions of a view and of the views around it, the innermost first. What is inside of a row has none of
    /// the list's.
    private static func interactions(around view: UIView) -> [any UIInteraction] {
        let views = sequence(first: view) { $0 !== view && $0.focusList != nil ? nil : $0.superview }
        return views.flatMap(\.interactions)
    }

    /// The middle of what is seen of a view, which is scrolled to if nothing is; nil if that does not help.
    private static func middle(of view: UIView) -> CGPoint? {
        if let seen = visibleBounds(of: view) { return CGPoint(x: seen.midX, y: seen.midY) }
        let around = sequence(first: view, next: \.superview).dropFirst()
        guard let list = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return nil }
        list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
        list.layoutIfNeeded()
        return visibleBounds(of: view).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    private static func visibleBounds(of view: UIView) -> CGRect? {
        var visible = view.bounds
        for around in sequence(first: view, next: \.superview) where around.clipsToBounds || around is UIWindow {
            visible = visible.intersection(view.convert(around.bounds, from: around))
        }
        return visible.isEmpty ? nil : visible
    }
}

extension NSObject {
    /// The steps of drags without a pointer that are possible at the object. *Client.*
    @MainActor
    var dragActions: [DragAction] { DragActions(of: self)?.all ?? [] }

    /// The places where a drag without a pointer can be dropped on a container. *Client.*
    @MainActor
    var dropActions: [DragAction] { DragActions(of: self)?.ofContainer ?? [] }
}
