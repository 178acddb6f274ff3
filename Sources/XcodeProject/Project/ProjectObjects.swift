import Foundation

/// The objects of a project file, which refer to each other by identifiers.
struct ProjectObjects {
    /// One object: its identifier and its properties.
    struct Object {
        let id: String
        let properties: PropertyList

        var isa: String { self["isa"] ?? "" }

        subscript(key: String) -> String? { properties[key]?.string }

        func strings(_ key: String) -> [String] { properties[key]?.strings ?? [] }

        func dictionary(_ key: String) -> [String: PropertyList] { properties[key]?.dictionary ?? [:] }
    }

    private let objects: [String: PropertyList]
    let root: Object

    init(_ file: PropertyList, path: String) throws(ProjectError) {
        objects = file["objects"]?.dictionary ?? [:]
        guard let id = file["rootObject"]?.string, let properties = objects[id] else {
            throw .noProject(path: path)
        }
        root = Object(id: id, properties: properties)
    }

    /// Returns an object; nil for an identifier that the file does not define.
    subscript(id: String?) -> Object? {
        guard let id, let properties = objects[id] else { return nil }
        return Object(id: id, properties: properties)
    }

    /// Returns the objects that a property of `object` names, without those that are missing.
    func objects(_ key: String, of object: Object) -> [Object] {
        object.strings(key).compactMap { self[$0] }
    }

    /// Returns the objects of a class, sorted by identifier.
    func all(isa: String) -> [Object] {
        objects.filter { $0.value["isa"]?.string == isa }.sorted { $0.key < $1.key }
            .map { Object(id: $0.key, properties: $0.value) }
    }

    /// Reads a project file, in the old text format in UTF-8 or UTF-16, as XML or in binary form.
    static func read(_ url: URL) throws(ProjectError) -> ProjectObjects {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(path: url.path, reason: (error as NSError).localizedDescription)
        }
        if data.starts(with: Array("bplist".utf8)) {
            return try ProjectObjects(serialized(data, path: url.path), path: url.path)
        }
        let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        let text = isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
        if let line = lineOfMerge(in: text) { throw .mergeConflict(path: url.path, line: line) }
        if text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE") || text.hasPrefix("\u{FEFF}<?xml") {
            return try ProjectObjects(serialized(data, path: url.path), path: url.path)
        }
        let file: PropertyList
        do { file = try PropertyListParser.parse(text) } catch { throw .damaged(path: url.path, error) }
        return try ProjectObjects(file, path: url.path)
    }

    private static func lineOfMerge(in text: String) -> Int? {
        guard text.contains("<<<<<<<") else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.hasPrefix("<<<<<<<") }.map { $0 + 1 }
    }

    private static func serialized(_ data: Data, path: String) throws(ProjectError) -> PropertyList {
        do {
            return converted(try PropertyListSerialization.propertyList(from: data, format: nil))
        } catch {
            throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
        }
    }

    private static func converted(_ value: Any) -> PropertyList {
        switch value {
        case let values as [String: Any]: .dictionary(values.mapValues(converted))
        case let values as [Any]: .array(values.map(converted))
        case let data as Data: .data(Array(data))
        default: .string("\(value)")
        }
    }
}
