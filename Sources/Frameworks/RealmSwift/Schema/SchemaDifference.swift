/// Says how classes differ from those in the file, in the words of the original library.
enum SchemaDifference {
    static func messages(from old: StoredClass, to new: StoredClass) -> [String] {
        let (name, before, after) = (new.name, named(old.properties), named(new.properties))
        var messages: [String] = []
        for property in old.properties where after[property.name] == nil {
            messages.append("Property '\(name).\(property.name)' has been removed.")
        }
        for property in new.properties {
            guard let former = before[property.name] else {
                messages.append("Property '\(name).\(property.name)' has been added.")
                continue
            }
            if let message = change(from: former, to: property) {
                messages.append("Property '\(name).\(property.name)' has been \(message).")
            }
        }
        return messages + primaryKey(from: old, to: new)
    }

    private static func named(_ properties: [StoredProperty]) -> [String: StoredProperty] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func change(from old: StoredProperty, to new: StoredProperty) -> String? {
        if old == new { return nil }
        var sameButOptional = old
        sameButOptional.isOptional = new.isOptional
        if sameButOptional == new { return new.isOptional ? "made optional" : "made required" }
        return "changed from '\(old.typeText)' to '\(new.typeText)'"
    }

    private static func primaryKey(from old: StoredClass, to new: StoredClass) -> [String] {
        switch (old.primaryKey, new.primaryKey) {
        case (let old, let new) where old == new: []
        case (nil, _): ["Primary Key for class '\(new.name)' has been added."]
        case (_, nil): ["Primary Key for class '\(new.name)' has been removed."]
        case (let old?, let key?):
            ["Primary Key for class '\(new.name)' has changed from '\(old)' to '\(key)'."]
        }
    }
}
