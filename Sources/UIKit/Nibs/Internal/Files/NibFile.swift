import Foundation
internal import NibDocument

/// A xib or storyboard that was read, with what its objects need besides: the bundle of its images and colors, and its
/// strings in the user's language.
@MainActor
final class NibFile {
    let document: NibDocument
    let bundle: Bundle?
    private let strings: [String: String]
    private var resources: [String: NibResource] = [:]
    /// Set while the file is shown without the program it belongs to.
    var preview: NibPreviewNotes?
    /// The identifiers of the placeholders of the first responder.
    let firstResponders: Set<String>

    init(_ data: Data, file: String, bundle: Bundle?, strings: [String: String] = [:]) throws {
        document = try NibDocument([UInt8](data), file: file)
        self.bundle = bundle
        self.strings = strings
        firstResponders = Set(
            (document.objects + document.scenes.flatMap(\.objects))
                .filter { $0.attributes["placeholderIdentifier"] == "IBFirstResponder" }.compactMap(\.identifier))
        for resource in document.resources { resources[resource.kind + " " + resource.name] = resource }
        for problem in document.problems { ConsoleLog.once("nib \(problem)", "\(problem)") }
    }

    /// Returns the file with this name; nil if there is none. A file that exists but cannot be read throws.
    static func named(_ name: String, extension kind: String, in bundle: Bundle?) throws -> NibFile? {
        let file = name.hasSuffix("." + kind) ? name : name + "." + kind
        guard let path = ResourceFolders.path(of: file, in: bundle) else {
            try refuseCompiled(name, kind, bundle)
            return nil
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw NibDecodingError(NibLocation(file: path, line: 1), "the file cannot be read")
        }
        let table = ((file as NSString).lastPathComponent as NSString).deletingPathExtension + ".strings"
        return try NibFile(
            data, file: path, bundle: bundle,
            strings: ResourceFolders.localization(of: table, beside: path).map(StringsFile.read) ?? [:])
    }

    /// Returns the text of an object in the user's language, which a `.strings` file has by the object's identifier and
    /// the property: `"abc-12-xyz.text" = "…";`.
    func localized(_ text: String, _ identifier: String?, _ property: String) -> String {
        guard let identifier else { return text }
        return strings["\(identifier).\(property)"] ?? text
    }

    func resource(_ kind: String, _ name: String) -> NibResource? { resources[kind + " " + name] }

    /// A compiled file of this name is an error of its own, because nothing else says why nothing is found.
    private static func refuseCompiled(_ name: String, _ kind: String, _ bundle: Bundle?) throws {
        let compiled = name + (kind == "xib" ? ".nib" : ".storyboardc")
        guard let path = ResourceFolders.path(of: compiled, in: bundle) else { return }
        throw NibDecodingError(
            NibLocation(file: path, line: 1),
            "the file is compiled; add the .\(kind) file that it was made from to the bundle instead")
    }
}
