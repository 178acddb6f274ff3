/// Notes identifiers that are used twice. Interface Builder drops connections to objects that do not exist without a
/// word; they are noted too.
enum ReferenceCheck {
    static func run(_ document: NibDocument, _ notes: ReadingNotes) {
        var known: [String: NibLocation] = [:]
        func add(_ identifier: String?, _ location: NibLocation) {
            guard let identifier else { return }
            if let first = known[identifier], document.kind == .xib || Int(identifier) == nil {
                notes.problems.append(
                    NibDecodingError(location, "the identifier \(identifier) is also that of line \(first.line)"))
            } else {
                known[identifier] = location
            }
        }
        let objects = document.allObjects
        for object in objects {
            add(object.identifier, object.location)
            for guide in object.guides { add(guide.identifier, guide.location) }
            for constraint in object.constraints { add(constraint.identifier, constraint.location) }
        }
        for object in objects {
            for connection in object.connections where known[connection.destination] == nil {
                notes.problems.append(
                    NibDecodingError(
                        connection.location,
                        "there is no object \(connection.destination) to connect \(connection.name) to"))
            }
        }
    }
}

extension NibConnection {
    /// The property, action or segue, for messages.
    package var name: String {
        switch kind {
        case .outlet(let property): property
        case .outletCollection(let property, _): property
        case .action(let selector, _): selector
        case .segue(let segue): segue.identifier.map { "the segue \($0)" } ?? "a \(segue.kind) segue"
        }
    }
}
