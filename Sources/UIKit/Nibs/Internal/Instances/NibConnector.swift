import Foundation
internal import NibDocument

/// Makes the connections of a nib's objects.
@MainActor
struct NibConnector {
    let instance: NibInstance

    func connect(_ connections: [NibConnection], of source: NSObject) {
        var collections: [String: [NibConnection]] = [:]
        for connection in connections {
            switch connection.kind {
            case .outlet(let property):
                // An outlet whose destination is not in the file is dropped, as in UIKit.
                guard let destination = destination(connection, source) else { continue }
                reportBuiltInName(property, of: source, connection)
                set(destination, property, of: source, connection)
            case .outletCollection(let property, _): collections[property, default: []].append(connection)
            case .action(let selector, let event):
                addAction(selector, event, from: source, to: connection)
            case .segue: instance.scene?.install(connection, on: source)
            }
        }
        for (property, connections) in collections.sorted(by: { $0.key < $1.key }) {
            collect(connections, property, of: source)
        }
    }

    private func collect(_ connections: [NibConnection], _ property: String, of source: NSObject) {
        if instance.defers(connections, of: source) { return }
        let objects = connections.compactMap { destination($0, source) }
        if property == "gestureRecognizers", let view = source as? UIView {
            for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
        } else if !objects.isEmpty, isKnown(property, to: source, connections[0]) {
            source.setValue(objects, forKey: property)
        }
    }

    private func set(_ destination: NSObject, _ property: String, of source: NSObject, _ connection: NibConnection) {
        guard let preview = instance.file.preview else {
            guard isKnown(property, to: source, connection),
                declaresProtocol(of: property, destination, source, connection)
            else { return }
            return source.setValue(destination, forKey: property)
        }
        guard isKnown(property, to: source, connection) else { return }
        preview.connecting(
            "\(connection.location): \(property) of \(ClassName(type(of: source))) is not connected with "
                + "\(ClassName(type(of: destination)))"
        ) { source.setValue(destination, forKey: property) }
    }

    /// An object may be connected as a delegate without declaring the protocol: it answers none of its messages then. It
    /// is left out and named.
    private func declaresProtocol(
        of property: String, _ destination: NSObject, _ source: NSObject, _ connection: NibConnection
    ) -> Bool {
        guard property.hasSuffix("elegate") || property.hasSuffix("ataSource"),
            source.knowsProperty(property), !source.accepts(destination, forKey: property)
        else { return true }
        ConsoleLog.once(
            "nib protocol \(connection.location)",
            "\(connection.location): the outlet \(property) of \(ClassName(type(of: source))) is not connected, because "
                + "\(ClassName(type(of: destination))) does not declare its protocol")
        return false
    }

    /// Connections to members of classes that are not in the program are left out in a preview, and for classes that the
    /// program is built without, of which the console has told. Otherwise a property that does not exist raises an
    /// exception when it is set.
    private func isKnown(_ property: String, to source: NSObject, _ connection: NibConnection) -> Bool {
        if isOfLeftOutClass(source), !source.knowsProperty(property) { return false }
        guard let preview = instance.file.preview, !source.knowsProperty(property) else { return true }
        preview.omit("\(connection.location): the outlet \(property) of \(ClassName(type(of: source))) is left out")
        return false
    }

    /// Whether the object may stand for one of a class that the program is built without.
    private func isOfLeftOutClass(_ object: NSObject) -> Bool {
        !NibClasses.leftOut.isEmpty && String(reflecting: type(of: object)).hasPrefix("UIKit.")
    }

    /// A property of a cell's subclass that has the name of a view that every cell has replaces this view in the outlet
    /// only: the cell goes on laying out its own one.
    private func reportBuiltInName(_ property: String, of source: NSObject, _ connection: NibConnection) {
        guard source is UITableViewCell, ["textLabel", "detailTextLabel", "imageView"].contains(property) else {
            return
        }
        ConsoleLog.once(
            "nib outlet \(connection.location)",
            "\(connection.location): the outlet \(property) of \(ClassName(type(of: source))) has the name of a view "
                + "that every cell has, which it hides; give it another name")
    }

    /// Returns nil for an object that does not exist, or not yet: a controller of a storyboard is connected before its
    /// view is loaded.
    private func destination(_ connection: NibConnection, _ source: NSObject) -> NSObject? {
        if let object = instance.object(connection.destination) { return object }
        instance.leaveUnresolved(connection, of: source)
        return nil
    }

    private func addAction(_ name: String, _ event: String?, from source: NSObject, to connection: NibConnection) {
        let selector = Selector(name)
        // The first responder is whoever it is when the action is sent.
        let isFirstResponder = instance.isFirstResponder(connection.destination)
        let target = isFirstResponder ? nil : destination(connection, source)
        guard target != nil || isFirstResponder else { return }
        if let target, isOfLeftOutClass(target), !target.responds(to: selector) { return }
        if let preview = instance.file.preview, let target, !target.responds(to: selector) {
            preview.omit("\(connection.location): the action \(name) of \(ClassName(type(of: target))) is left out")
            return
        }
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: event.flatMap { Self.events[$0] } ?? .touchUpInside)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            ConsoleLog.once(
                "nib action \(connection.location)",
                "\(connection.location): \(ClassName(type(of: source))) sends no action \(name)")
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
