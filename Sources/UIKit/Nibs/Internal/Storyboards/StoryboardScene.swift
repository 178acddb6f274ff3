import Foundation
internal import NibDocument

/// A controller of a storyboard with what its scene has for it: the view, loaded when it is needed, the segues, and
/// other objects of the scene. Owned by the controller.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let file: NibFile
    private let record: NibScene
    private let controllerRecord: NibObject
    private(set) weak var controller: UIViewController?

    /// The segues that leave from the controller and its views, in the order of the file. Those of views that are not
    /// loaded are there too, because they can be performed by identifier.
    let segues: [SegueTemplate]
    /// The controller and its bar items, for connections of views that are loaded later.
    private var known: [(identifier: String, object: WeakObject)] = []
    private var unresolved: [(connection: NibConnection, source: WeakObject)] = []
    /// The objects of the scene that nobody else retains.
    private var kept: [NSObject] = []
    private var embedding: [(template: SegueTemplate, container: WeakObject)] = []

    init?(_ record: NibScene, in storyboard: UIStoryboard, file: NibFile) {
        guard let controller = record.controller else { return nil }
        self.storyboard = storyboard
        self.file = file
        self.record = record
        controllerRecord = controller
        segues = ([controller] + controller.descendants).flatMap { object in
            object.connections.compactMap { SegueTemplate($0) }
        }
    }

    // MARK: The controller

    /// The name by which the storyboard creates the controller.
    var identifier: String? {
        controllerRecord.attributes["storyboardIdentifier"]
            ?? controllerRecord.identifier.map { "UIViewController-\($0)" }
    }

    /// Creates the controller, with its bar items and the controllers that it contains.
    ///
    /// - Parameter creator: creates it in place of the initializer of its class.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let instance = NibInstance(file: file, owner: NSObject(), scene: self, isFollowed: true)
        let made: UIViewController?
        if let creator {
            let coder = NibCoder(controllerRecord, instance)
            made = creator(coder) ?? instance.make(controllerRecord) as? UIViewController
            if let made, made.storyboardScene !== self {
                Trestle.raise(
                    .invalidArgumentException,
                    "Custom instantiated view controller must call -[super initWithCoder:]",
                    hint: "the creator of \(controllerRecord.location) returned \(ClassName(type(of: made)))")
            }
            if let made, instance.object(controllerRecord.identifier ?? "") == nil {
                instance.note(made, controllerRecord)
            }
        } else {
            made = instance.make(controllerRecord) as? UIViewController
        }
        guard let made else { return nil }
        controller = made
        instance.finish()
        known = instance.known.map { ($0.key, WeakObject($0.value)) }
        unresolved = instance.unresolved.map { ($0.connection, WeakObject($0.source)) }
        return made
    }

    /// Returns the controllers of a relationship, such as those of a tab bar controller.
    func children(_ relationship: String) -> [UIViewController] {
        controllerRecord.connections.compactMap { connection in
            guard case .segue(let segue) = connection.kind, segue.relationship == relationship else { return nil }
            return storyboard.controller(ofObject: connection.destination)
        }
    }

    // MARK: The view

    /// Creates the view with everything in it, sets ``UIViewController/view``, and connects it. Returns false if the
    /// scene has no view.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewRecord = controllerRecord.part("view") else { return false }
        let instance = viewInstance(owner: controller)
        let others = record.objects.filter { $0.identifier != controllerRecord.identifier }
        kept = others.compactMap { instance.make($0) }
        guard let view = instance.make(viewRecord) as? UIView else { return false }
        controller.takeNibView(view)
        instance.knowGuides(of: controllerRecord, controller)
        let waiting = unresolved
        unresolved = []
        // All connections of an object at once: an outlet collection is set as a whole.
        var sources: [NSObject] = []
        for case let source? in waiting.map(\.source.object) where !sources.contains(where: { $0 === source }) {
            sources.append(source)
        }
        // Made with the others, because they may lead to constraints.
        instance.finish(
            connecting: sources.map { source in
                (waiting.filter { $0.source.object === source }.map(\.connection), source)
            })
        embedControllers()
        return true
    }

    /// Returns an instance that knows the controller and its items: for the view and for prototypes.
    func viewInstance(owner: NSObject) -> NibInstance {
        let instance = NibInstance(file: file, owner: owner, scene: self)
        for (identifier, object) in known {
            if let object = object.object { instance.know(object, as: identifier) }
        }
        return instance
    }

    private func embedControllers() {
        let waiting = embedding
        embedding = []
        for (template, container) in waiting {
            template.perform(from: self, sender: nil, in: container.object as? UIView)
        }
    }

    // MARK: Segues

    /// Makes a connection of an object trigger a segue.
    func install(_ connection: NibConnection, on source: NSObject) {
        guard
            let template = segues.first(where: {
                $0.connection.location == connection.location
                    && $0.connection.identifier == connection.identifier
            })
        else { return }
        switch template.segue.kind {
        case "relationship": break
        case "embed": embedding.append((template, WeakObject(source)))
        default: SegueTrigger(template, scene: self).attach(to: source)
        }
    }

    func segue(_ identifier: String) -> SegueTemplate? { segues.first { $0.segue.identifier == identifier } }
}

/// A reference to an object that does not retain it.
struct WeakObject {
    private(set) weak var object: NSObject?

    init(_ object: NSObject) { self.object = object }
}
