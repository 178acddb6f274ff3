/// Reads the root element of a file.
struct DocumentReader {
    static func read(_ root: MarkupElement) throws -> NibDocument {
        let kind = try kind(of: root)
        let notes = ReadingNotes()
        let reader = ObjectReader(notes: notes)
        var document = NibDocument(
            kind: kind, file: root.location.file, attributes: NibAttributes(root.attributes), notes: notes)
        for child in root.children {
            switch child.name {
            case "device": document.device = device(child)
            case "objects": document.objects = try reader.objects(child)
            case "scenes": document.scenes = try child.children.map { try scene($0, reader) }
            case "resources": document.resources = child.children.compactMap { resource($0, notes) }
            case "color" where child.attributes["key"] == "tintColor":
                document.tintColor = ValueReader(notes: notes).color(child)
            case _ where Vocabulary.editorElements.contains(child.name): break
            default: notes.unknownElement(child, in: root.name)
            }
        }
        ReferenceCheck.run(document, notes)
        document.unknown = notes.unknown
        document.problems = notes.problems
        return document
    }

    private static func kind(of root: MarkupElement) throws -> NibDocument.Kind {
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            throw NibDecodingError(
                root.location,
                isOld
                    ? "the file has the format of Xcode 4; open and save it with Xcode 5 or later"
                    : "<\(root.name)> is not the element of an Interface Builder document")
        }
        let type = root.attributes["type"] ?? ""
        if type.contains(".Cocoa.") {
            throw NibDecodingError(root.location, "the document is one of AppKit (\(type)), not of UIKit")
        }
        if type.contains("Storyboard") { return .storyboard }
        if type.hasSuffix("XIB") { return .xib }
        // Without a type the contents tell.
        return root.children.contains { $0.name == "scenes" } ? .storyboard : .xib
    }

    private static func scene(_ element: MarkupElement, _ reader: ObjectReader) throws -> NibScene {
        let objects = try element.children.filter { $0.name == "objects" }.flatMap { try reader.objects($0) }
        for child in element.children where child.name != "objects" && child.name != "point" {
            reader.notes.unknownElement(child, in: element.name)
        }
        return NibScene(identifier: element.attributes["sceneID"], location: element.location, objects: objects)
    }

    private static func device(_ element: MarkupElement) -> NibDevice {
        NibDevice(
            identifier: element.attributes["id"] ?? "", orientation: element.attributes["orientation"] ?? "portrait",
            appearance: element.attributes["appearance"] ?? "light")
    }

    private static func resource(_ element: MarkupElement, _ notes: ReadingNotes) -> NibResource? {
        guard let name = element.attributes["name"] else { return nil }
        let attributes = NibAttributes(element.attributes)
        let values = ValueReader(notes: notes)
        return NibResource(
            kind: element.name, name: name, width: attributes.number("width"), height: attributes.number("height"),
            color: element.children.first { $0.name == "color" }.map(values.color),
            data: element.children.first { $0.name == "mutableData" || $0.name == "data" }
                .flatMap { Base64.decode($0.text) },
            location: element.location)
    }
}

extension NibDocument {
    fileprivate init(kind: Kind, file: String, attributes: NibAttributes, notes: ReadingNotes) {
        self.kind = kind
        self.file = file
        self.attributes = attributes
        objects = []
        scenes = []
        resources = []
        unknown = []
        problems = []
    }
}
