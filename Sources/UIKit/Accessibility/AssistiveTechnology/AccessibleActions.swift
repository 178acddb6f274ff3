import Foundation
internal import HostInterface

/// Finds what can be done with an object, and does it.
@MainActor
struct AccessibleActions {
    private let provider: AccessibilityProvider

    init(_ provider: AccessibilityProvider) { self.provider = provider }

    func performers(of object: NSObject, _ kind: AccessibilityKind, isContainer: Bool) -> [AccessiblePerformer] {
        guard !isContainer else { return performers(ofContainer: object, kind) }
        let traits = object.accessibilityTraits
        let rotors = AccessibleRotors(provider)
        guard !traits.contains(.notEnabled) else { return rotors.performers(at: object) }
        var all: [AccessiblePerformer] = []
        if isActivated(object, kind, traits) { all.append(activation(of: object)) }
        if traits.contains(.adjustable) { all += adjustments(of: object) }
        return all + customActions(of: object) + drags(of: object) + rotors.performers(at: object)
    }

    private func isActivated(_ object: NSObject, _ kind: AccessibilityKind, _ traits: UIAccessibilityTraits) -> Bool {
        switch kind {
        case .slider, .stepper, .wheel, .progress, .activity: false
        case .label: !traits.isSubset(of: [.staticText, .header, .updatesFrequently, .summaryElement])
        default: true
        }
    }

    private func activation(of object: NSObject) -> AccessiblePerformer {
        AccessiblePerformer("click", SystemText.activate.string, description: object.accessibilityHint ?? "") {
            [weak object, provider] in
            guard let object, provider.isAttached(object) else { return false }
            return AccessibleActions(provider).activate(object)
        }
    }

    func adjustments(of object: NSObject) -> [AccessiblePerformer] {
        func adjust(_ name: String, _ text: SystemText, _ change: @escaping @MainActor (NSObject) -> Void)
            -> AccessiblePerformer
        {
            AccessiblePerformer(name, text.string) { [weak object] in
                guard let object, !object.accessibilityTraits.contains(.notEnabled) else { return false }
                change(object)
                return true
            }
        }
        return [
            adjust("increment", .increase) { $0.accessibilityIncrement() },
            adjust("decrement", .decrease) { $0.accessibilityDecrement() },
        ]
    }

    /// The application's actions; swipe actions are among those of a row.
    func customActions(of object: NSObject) -> [AccessiblePerformer] {
        (object.accessibilityCustomActions ?? []).filter { !$0.name.isEmpty }.map { action in
            AccessiblePerformer(action.name, action.name) { action.perform() }
        }
    }

    /// What begins a drag at the object, or drops one there.
    func drags(of object: NSObject) -> [AccessiblePerformer] {
        object.dragActions.map { AccessiblePerformer($0.name, $0.localizedName, $0.perform) }
    }

    // MARK: Containers

    private func performers(ofContainer object: NSObject, _ kind: AccessibilityKind) -> [AccessiblePerformer] {
        var all = customActions(of: object)
        if kind == .alert || kind == .dialog || kind == .menu {
            all += AccessibleGesture.all.map { gesture in
                AccessiblePerformer(gesture.action.name, gesture.action.localizedName) { [weak object] in
                    guard let object else { return false }
                    let inside = (object as? any PresentedContentHolder)?.presentedResponder ?? object
                    return gesture.perform(on: inside)
                }
            }
        }
        if let pages = object as? any PagedContent { all += pages.pagePerformers }
        all += object.dropActions.map { AccessiblePerformer($0.name, $0.localizedName, $0.perform) }
        return all + AccessibleRotors(provider).performers(ofContainer: object)
    }

    // MARK: Activating

    /// Activates an object as a double tap with VoiceOver does: by its own method, or by a touch at its activation point.
    func activate(_ object: NSObject) -> Bool {
        if object.accessibilityActivate() { return true }
        guard provider.isAttached(object) else { return false }
        if !AccessiblePlace(object, in: provider).isOnScreen {
            _ = AccessiblePlace(object, in: provider).scroll(.anywhere)
        }
        let point = object.accessibilityActivationPoint
        guard provider.isAttached(object), let scene = AccessiblePlace(object, in: provider).scene else { return false }
        return tap(point, in: scene)
    }

    func tap(_ point: CGPoint, in scene: UIWindowScene) -> Bool { provider.run?.tap(point, in: scene) ?? false }
}

/// A container that shows the view of a presented controller.
@MainActor
protocol PresentedContentHolder: UIView {
    var presentedResponder: UIResponder? { get }
}

/// A container that scrolls by pages.
@MainActor
protocol PagedContent: UIView {
    /// Scrolling by pages, in the directions in which the content can move at all.
    var pagePerformers: [AccessiblePerformer] { get }
}
