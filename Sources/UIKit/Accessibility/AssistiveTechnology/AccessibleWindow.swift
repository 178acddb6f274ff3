internal import HostInterface

/// The window of a scene as assistive technologies see it. It contains what all windows of UIKit in it contain.
@MainActor
final class AccessibleWindow: AccessibleContainer {
    private weak var scene: UIWindowScene?
    private let provider: AccessibilityProvider
    let id: HostAccessibleID

    init(_ scene: UIWindowScene, in provider: AccessibilityProvider) {
        self.scene = scene
        self.provider = provider
        id = HostAccessibleID(object: provider.identities.identity(of: scene).number)
        AccessibilityProvider.nodesMade += 1
    }

    private var hosted: HostedScene? { scene.flatMap { provider.scenes[$0] } }

    let role = HostAccessibleRole.window

    var name: String { hosted?.hostWindow.title ?? "" }

    var states: HostAccessibleStates {
        guard let hosted else { return .defunct }
        var states: HostAccessibleStates = [.enabled]
        states.insert(hosted.hostWindow.isVisible ? [.visible, .showing] : .minimized)
        if hosted.scene.activationState == .foregroundActive { states.insert(.active) }
        return states
    }

    // MARK: Hierarchy

    var parent: (any HostAccessibleNode)? { nil }

    var indexInParent: Int { provider.scenes.all.firstIndex { $0.scene === scene } ?? -1 }

    /// A modal window hides the windows behind it.
    private var shownWindows: ArraySlice<UIWindow> {
        let windows = hosted?.screen.shownWindows ?? []
        return windows[(windows.lastIndex(where: \.accessibilityViewIsModal) ?? 0)...]
    }

    var children: [NSObject] { shownWindows.flatMap { AccessibilityTree.children(of: $0) } }

    func index(ofObject id: HostAccessibleID) -> Int? {
        children.firstIndex { provider.identities.knownNumber(of: $0) == id.object }
    }

    var childCount: Int { children.count }

    func child(at index: Int) -> (any HostAccessibleNode)? {
        let children = children
        guard children.indices.contains(index), let scene else { return nil }
        return provider.node(for: provider.remember(children[index], in: scene))
    }

    // MARK: Geometry

    var hostWindow: (any HostWindow)? { hosted?.hostWindow }

    var frame: HostRect? {
        hosted.map { HostRect(x: 0, y: 0, width: $0.hostWindow.size.width, height: $0.hostWindow.size.height) }
    }

    func node(x: Double, y: Double) -> (any HostAccessibleNode)? {
        for index in children.indices.reversed() {
            guard let child = child(at: index), child.frame?.contains(x: x, y: y) == true else { continue }
            return child.node(x: x, y: y) ?? child
        }
        return nil
    }

    func grabFocus() -> Bool {
        guard let hosted else { return false }
        hosted.hostWindow.activate()
        return true
    }

    // MARK: Actions

    var actions: [HostAccessibleAction] { AccessibleGesture.all.map(\.action) }

    func performAction(at index: Int) -> Bool {
        guard AccessibleGesture.all.indices.contains(index), let scene else { return false }
        let window = scene.keyWindow ?? shownWindows.last
        guard let receiver = window?.firstResponder ?? window?.frontController ?? window else { return false }
        return AccessibleGesture.all[index].perform(on: receiver)
    }
}

/// A gesture of a screen reader that concerns a whole window or dialog.
enum AccessibleGesture {
    case escape, magicTap

    static let all = [AccessibleGesture.escape, .magicTap]

    var action: HostAccessibleAction {
        switch self {
        case .escape: HostAccessibleAction("escape", localizedName: "Escape")
        case .magicTap: HostAccessibleAction("magic tap", localizedName: "Magic Tap")
        }
    }

    @MainActor
    func perform(on receiver: NSObject) -> Bool {
        self == .escape ? receiver.accessibilityPerformEscape() : receiver.accessibilityPerformMagicTap()
    }
}

extension HostRect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
}
