import CoreDataGeneration
import Foundation
import SourceAdapter

/// A file that Xcode generates for a model of Core Data: a class of an entity, or its properties.
struct ModelClass {
    /// The place relative to the folder of the target.
    let path: String
    let text: String

    var source: SourceFile { SourceFile(path: path, text: text) }

    /// Returns the files of the models among some resources.
    ///
    /// - Parameter sources: the places of the target's own files, whose names are taken.
    static func all(
        of resources: [URL], beside sources: [String], in root: URL, remarks: inout [Remark]
    ) -> [ModelClass] {
        var taken = Set(sources.map { ($0 as NSString).lastPathComponent.lowercased() })
        var classes: [ModelClass] = []
        for model in resources where FolderContents.isModel(model) {
            do {
                for file in try ManagedClassGenerator.files(forModel: model) {
                    var name = file.name
                    while !taken.insert(name.lowercased()).inserted {
                        name = (name as NSString).deletingPathExtension + "-model.swift"
                    }
                    classes.append(ModelClass(path: "\(folder)/\(name)", text: file.text))
                }
            } catch {
                remarks.append(
                    Remark(.needsHand, RelativePath.of(model, in: root), "its classes cannot be generated: \(error)"))
            }
        }
        return classes
    }

    /// The folder of the files in the target.
    private static let folder = "ModelClasses"
}
