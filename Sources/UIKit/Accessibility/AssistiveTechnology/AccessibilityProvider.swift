import Foundation
internal import HostInterface

/// What the assistive technologies of the desktop see of an application. The host asks it; it keeps nothing but the
/// numbers of the objects that were asked for.
///
/// Owned by ``AssistiveTechnology``, made when the host looks for it first.
@MainActor
final class AccessibilityProvider: HostAccessibilityTree {
    /// Nil after the end of the application: somebody may still have a node then.
    private(set) weak var run: ApplicationRun?
    let scenes: HostedScenes
    let assistance: AssistiveTechnology
    let identities = AccessibilityIdentities()
    private(set) lazy var events = AccessibilityEvents(provider: self)

    init(run: ApplicationRun) {
        self.run = run
        scenes = run.scenes
        assistance = run.assistance
    }

    /// The number of nodes that were made since the start, for tests.
    static var nodesMade = 0

    /// The events of the present application while somebody listens to them.
    private(set) static var listening: AccessibilityEvents? {
        didSet { AccessibilityListening.current = listening }
    }

    // MARK: The application

    var applicationName: String { ProcessInfo.processInfo.processName }

    var locale: String { Locale.current.identifier }

    var windows: [any HostAccessibleNode] { scenes.all.map { window(of: $0.scene) } }

    func window(of scene: UIWindowScene) -> AccessibleWindow { AccessibleWindow(scene, in: self) }

    func accessibilityDidChange(_ accessibility: any HostAccessibility) {
        assistance.setScreenReaderRunning(accessibility.isScreenReaderEnabled)
        Self.listening = accessibility.isListening ? events : nil
        if !accessibility.isListening { events.forget() }
    }

    func end() {
        if Self.listening === events { Self.listening = nil }
        events.forget()
    }

    // MARK: Nodes

    /// Returns the node of an object, which is that of a row for the cell of a list.
    func node(for object: NSObject) -> any HostAccessibleNode {
        if let window = object as? UIWindow, let scene = window.windowScene { return self.window(of: scene) }
        if let scene = object as? UIWindowScene { return window(of: scene) }
        if let part = object as? any ContainerText, let container = part.accessibilityContainer as? UIView {
            return node(for: container)
        }
        if let view = object as? UIView, let part = listPart(view) { return part }
        return ownNode(of: object)
    }

    var focusedNode: (any HostAccessibleNode)? { AccessibleFocus(self).node }

    func node(_ id: HostAccessibleID) -> (any HostAccessibleNode)? {
        guard let object = identities.object(id.object), isAttached(object) else { return nil }
        if let part = id.part { return (object as? any AccessibleNodeMaking)?.accessiblePart(part, in: self) }
        let node = ownNode(of: object)
        if Self.listening === events { events.note(node) }
        return node
    }

    /// Returns the node with the number of an object, also of a cell.
    private func ownNode(of object: NSObject) -> any HostAccessibleNode {
        if let scene = object as? UIWindowScene { return window(of: scene) }
        if let maker = object as? any AccessibleNodeMaking { return maker.accessibleNode(in: self) }
        return AccessibleObject(object, in: self)
    }

    /// Returns the row or the header whose view this is; nil for other views.
    func listPart(_ view: UIView) -> (any HostAccessibleNode)? {
        var next = view.superview
        while let candidate = next {
            if let list = candidate as? any AccessibleNodeMaking {
                return list.accessiblePart(of: view, in: self)
            }
            // Cells are in their list, or in a view that it puts around them.
            guard candidate.superview is any AccessibleNodeMaking else { return nil }
            next = candidate.superview
        }
        return nil
    }

    // MARK: Hierarchy

    /// Whether the object is in a window of the application.
    func isAttached(_ object: NSObject) -> Bool {
        var next: NSObject? = object
        for _ in 0..<1000 {
            guard let candidate = next else { return false }
            if let scene = candidate as? UIWindowScene { return scenes[scene] != nil }
            if let view = candidate as? UIView {
                guard let scene = view.window?.windowScene else { return false }
                return scenes[scene] != nil
            }
            next = container(of: candidate)
        }
        return false
    }

    /// Returns the next object outwards. An element that does not know its container is in the one that named it.
    func container(of object: NSObject) -> NSObject? {
        if let view = object as? UIView { return view.superview ?? (view as? UIWindow)?.windowScene }
        if let element = object as? UIAccessibilityElement, let known = element.accessibilityContainer as? NSObject {
            return known
        }
        return identities.identity(of: object).container
    }

    func parent(of object: NSObject) -> (any HostAccessibleNode)? {
        var next = container(of: object)
        for _ in 0..<1000 {
            guard let candidate = next else { return nil }
            if let scene = candidate as? UIWindowScene { return window(of: scene) }
            if let view = candidate as? UIView, let part = listPart(view) { return part }
            if AccessibilityTree.keepsNode(candidate) { return node(for: candidate) }
            next = container(of: candidate)
        }
        return nil
    }

    /// Returns the nodes of objects that were found in a container.
    func nodes(for objects: [NSObject], in container: NSObject) -> [any HostAccessibleNode] {
        objects.map { node(for: remember($0, in: container)) }
    }

    /// Notes where an element was found that is no view.
    @discardableResult
    func remember(_ object: NSObject, in container: NSObject) -> NSObject {
        if !(object is UIView) { identities.identity(of: object).container = container }
        return object
    }
}

/// A view that makes its node itself, because the node has parts that are no objects.
@MainActor
protocol AccessibleNodeMaking: UIView {
    func accessibleNode(in provider: AccessibilityProvider) -> any HostAccessibleNode

    /// Returns the node of a part; nil if it is gone or never was.
    func accessiblePart(_ part: UInt64, in provider: AccessibilityProvider) -> (any HostAccessibleNode)?

    /// Returns the node of the part that a view inside shows; nil for other views.
    func accessiblePart(of view: UIView, in provider: AccessibilityProvider) -> (any HostAccessibleNode)?
}

/// An element that says what its container says, and has no node of its own.
@MainActor
protocol ContainerText: UIAccessibilityElement {}

/// The node of a container. It knows its children as objects, without making their nodes.
@MainActor
protocol AccessibleContainer: HostAccessibleNode {
    var children: [NSObject] { get }
    /// Returns the index of an object among the children.
    func index(ofObject id: HostAccessibleID) -> Int?
}
