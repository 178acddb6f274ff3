import Foundation
internal import NibDocument

/// One instantiation of a nib, or of a part of a storyboard: creates the objects, then sets their runtime attributes,
/// connects them and wakes them up.
///
/// Application code runs in initializers, setters and `awakeFromNib`, and may instantiate nibs itself; everything that
/// one instantiation needs is in its own instance.
@MainActor
final class NibInstance {
    let file: NibFile
    let owner: NSObject
    /// Makes the prototypes and segues of a storyboard; nil in a xib.
    let scene: StoryboardScene?
    /// Whether another instantiation makes the rest of the scene: that of a controller's view.
    let isFollowed: Bool

    /// The objects that connections can refer to, by identifier.
    private(set) var known: [String: NSObject] = [:]
    /// The connections to objects that were not known.
    private(set) var unresolved: [(connection: NibConnection, source: NSObject)] = []
    private var created: [(record: NibObject, object: NSObject)] = []

    init(file: NibFile, owner: NSObject, scene: StoryboardScene? = nil, isFollowed: Bool = false) {
        self.file = file
        self.owner = owner
        self.scene = scene
        self.isFollowed = isFollowed
    }

    // MARK: Objects

    /// Makes an object known that exists already: the owner, an external object, a controller of the scene.
    func know(_ object: NSObject, as identifier: String) { known[identifier] = object }

    func object(_ identifier: String) -> NSObject? { known[identifier] }

    /// Creates an object with everything in it. Returns nil for a placeholder, and where the initializer fails.
    @discardableResult
    func make(_ record: NibObject) -> NSObject? {
        if let identifier = record.identifier, let known = known[identifier] { return known }
        guard let object = NibObjectCreation.object(record, self) else { return nil }
        note(object, record)
        return object
    }

    /// Gives an existing object, such as the content view of a cell, the properties of a record.
    func adopt(_ object: UIView, _ record: NibObject) {
        object.decodeAdopted(from: NibCoder(record, self))
        note(object, record)
    }

    /// Registers an object for connections, runtime attributes and `awakeFromNib`.
    func note(_ object: NSObject, _ record: NibObject) {
        if let identifier = record.identifier { known[identifier] = object }
        if let view = object as? UIView { knowGuides(of: record, view) }
        created.append((record, object))
        NibMembers.register(type(of: object))
    }

    func isFirstResponder(_ identifier: String) -> Bool { file.firstResponders.contains(identifier) }

    func leaveUnresolved(_ connection: NibConnection, of source: NSObject) {
        unresolved.append((connection, source))
    }

    /// Leaves the connections of an outlet collection for later if one of its objects is not there yet, because the
    /// property is set to all of them at once. Returns false otherwise.
    func defers(_ collection: [NibConnection], of source: NSObject) -> Bool {
        guard isFollowed, collection.contains(where: { known[$0.destination] == nil }) else { return false }
        for connection in collection { leaveUnresolved(connection, of: source) }
        return true
    }

    // MARK: Finishing

    /// Finishes the objects that were made since the last call.
    ///
    /// Runtime attributes are set before the connections are made. Unverified. Constraints are made between the two, so
    /// that outlets can refer to them.
    ///
    /// - Parameter outer: the connections of objects that were not made here: of the owner, and of a controller whose
    ///   view these objects are.
    func finish(connecting outer: [(connections: [NibConnection], source: NSObject)] = []) {
        let finished = created
        created = []
        for (record, object) in finished {
            NibRuntimeAttributes.set(record, of: object, file)
        }
        let constraints = NibConstraints(instance: self)
        let variations = NibVariations(finished, self)
        for case (let record, let view as UIView) in finished {
            constraints.make(record, view, variation: variations?.variation(of: view))
        }
        variations?.start()
        let connector = NibConnector(instance: self)
        for (connections, source) in outer { connector.connect(connections, of: source) }
        for (record, object) in finished { connector.connect(record.connections, of: object) }
        for (_, object) in finished {
            if let view = object as? UIView { view.awakeFromNib() } else { object.awakeFromNib() }
        }
    }
}
