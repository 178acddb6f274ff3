import Foundation

/// A source file that Xcode would generate for a model.
public struct ManagedClassFile: Equatable, Sendable {
    /// The file's name: `Item+CoreDataClass.swift`.
    public let name: String
    public let text: String
}

/// Writes the classes of a Core Data model, as Xcode does for entities whose code generation is "Class Definition" or
/// "Category/Extension". The text is for Linux: properties are computed, and no attribute of Objective-C is needed.
public enum ManagedClassGenerator {
    /// - Parameter folder: an `.xcdatamodeld` or `.xcdatamodel` folder.
    public static func files(forModel folder: URL) throws -> [ManagedClassFile] {
        let contents = try ModelFolder.contents(of: folder)
        do {
            return files(for: try ModelDocumentParser.document(from: Data(contentsOf: contents)))
        } catch let error as GeneratorError {
            throw GeneratorError(message: "\(contents.path): \(error.message)")
        }
    }

    static func files(for document: ModelDocument) -> [ManagedClassFile] {
        document.entities.flatMap { entity -> [ManagedClassFile] in
            let text = ManagedClassText(entity: entity, document: document)
            let properties = ManagedClassFile(
                name: "\(entity.className)+CoreDataProperties.swift", text: text.propertiesSource)
            switch entity.codeGeneration {
            case .class:
                return [
                    ManagedClassFile(name: "\(entity.className)+CoreDataClass.swift", text: text.classSource),
                    properties,
                ]
            case .category: return [properties]
            case .none: return []
            }
        }
    }
}
