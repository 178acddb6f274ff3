/// Finds out which properties a key path reads, by reading them.
final class KeyPathTracer {
    private(set) var names: [String] = []

    func note(_ object: ObjectBase, _ box: PropertyBox) {
        let info = ClassInfo.of(type(of: object))
        let fields = ObjectFields.of(object, info)
        if let index = fields.firstIndex(where: { $0 === box }) { note(info.properties[index], box) }
    }

    private func note(_ property: PropertyInfo, _ box: PropertyBox) {
        names.append(property.name)
        // What the path may go on with: an object in place of nil.
        guard property.type.type == .object, property.type.shape == .single, let type = property.type.objectType else {
            return
        }
        let next = type.init()
        next.tracer = self
        _ = box.setAny(next)
    }

    /// The names of the properties of a key path, with dots between them.
    static func name<Root: ObjectBase>(of keyPath: PartialKeyPath<Root>) -> String {
        ClassInfo.of(Root.self).keyPaths.name(keyPath) {
            let object = Root()
            let tracer = KeyPathTracer()
            object.tracer = tracer
            let value = object[keyPath: keyPath]
            if let part = value as? any PlainField {
                let info = ClassInfo.of(Root.self)
                let fields = ObjectFields.of(object, info)
                if tracer.names.isEmpty, let index = fields.firstIndex(where: { $0 === part.field }) {
                    return info.properties[index].name
                }
            }
            return tracer.names.joined(separator: ".")
        }
    }
}
