import Foundation
import SourceAdapter

/// Adapts one target and writes it into the package.
struct TargetWriter {
    let target: PackageTarget
    /// The folder of the project, to which paths in messages are relative.
    let root: URL
    /// The modules of the package.
    let modules: Set<String>
    /// The Swift files of the targets that this one depends on, by module.
    let imported: [String: [URL]]
    /// Source of the project that the user leaves out.
    let excluded: [URL]
    let sources: ProjectSources
    let leftOut: LeftOutFiles

    /// - Parameter folder: nil to find out only what would be written.
    func write(to folder: PackageFolder?) throws -> TargetResult {
        var result = TargetResult(
            name: target.description.name, module: target.description.module, kind: target.description.kind)
        result.remarks = target.remarks
        let sources = try adapt(into: &result)
        result.sourceCount = sources.count
        for (path, text) in sources { try folder?.write(Data(text.utf8), to: "\(target.folder)/\(path)") }
        if let text = assetSymbols {
            try folder?.write(Data(text.utf8), to: "\(target.folder)/\(AssetSymbols.fileName)")
        }
        for file in target.modelClasses {
            try folder?.write(Data(file.text.utf8), to: "\(target.folder)/\(file.path)")
        }
        if sources.isEmpty {
            // SwiftPM accepts no target without source.
            try folder?.write(
                Data("// All source of this target is left out.\n".utf8), to: "\(target.folder)/Empty.swift")
        }
        for resource in target.resources {
            try write(resource.file, to: "\(target.folder)/Resources/\(resource.path)", in: folder, &result)
        }
        if let list = informationList {
            try folder?.write(list, to: "\(target.folder)/Resources/\(PackageTarget.listFolder)/Info.plist")
        }
        result.resourceCount = target.resources.count
        return result
    }

    /// The names of colors and images in the target's catalogs, if it uses any.
    private var assetSymbols: String? {
        let catalogs = target.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
        guard !catalogs.isEmpty else { return nil }
        let words = target.sources.map(\.file).reduce(into: Set<String>()) { $0.formUnion(sources.words(in: $1)) }
        return AssetSymbols(of: catalogs).source(isUsed: words.contains, isDeclared: sources.allNames.contains)
    }

    /// The `Info.plist`, with the names of the classes that are left out: storyboards may name them.
    private var informationList: Data? {
        let names = leftOut.findings(in: target.description.module).missingNames.declarations
        guard let list = target.description.informationList, !names.isEmpty,
            var values = (try? PropertyListSerialization.propertyList(from: list, format: nil)) as? [String: Any]
        else { return target.description.informationList }
        values["TrestleLeftOutTypes"] = names.sorted()
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? list
    }

    /// Everything that the result depends on, but for the adapter.
    var inputs: [String] {
        let resources = target.resources.flatMap { PackageTarget.files(of: $0.file) }
        let others = imported.sorted { $0.key < $1.key }.flatMap(\.value)
        let files: [URL] =
            target.sources.map(\.file) + resources + target.description.foreignSources + excluded + others
        return
            files.map(AdaptationRecord.stamp)
            + target.sources.map(\.path) + target.resources.map(\.path) + modules.sorted()
            + target.remarks.map { "\($0)" }
            + ["\(target.description.isOfSwiftPackage) \(target.description.language.infersObjectiveC)"]
            + [target.description.drivesApplication ? "drives" : ""]
            + [target.description.informationList.map { String(decoding: $0, as: UTF8.self) } ?? ""]
    }

    private func adapt(into result: inout TargetResult) throws -> [(path: String, text: String)] {
        var files: [SourceFile] = []
        var places: [String: String] = [:]
        let findings = leftOut.findings(in: target.description.module)
        for place in target.sources {
            let name = RelativePath.of(place.file, in: root)
            guard let source = sources.source(place.file) else {
                result.remarks.append(Remark(.leftOut, name, "cannot be read"))
                continue
            }
            if !source.missing.isEmpty { result.missingImports[name] = source.missing }
            if source.isLeftOut { continue }
            if let type = findings.undeclared[place.file] {
                result.remarks.append(Remark(.leftOut, name, "it tests \(type), which no file declares"))
                continue
            }
            if let override = findings.overrides[place.file] {
                result.remarks.append(Self.remark(on: name, with: override))
                continue
            }
            if let use = findings.uses[place.file] {
                let place = MissingNames.advice(for: use.name) == nil ? name : "\(name):\(use.line)"
                result.remarks.append(remark(on: place, using: use.name))
                continue
            }
            let shortened = findings.shortened[place.file]
            result.remarks += (shortened?.tests ?? []).map {
                remark(on: "\(name):\($0.line)", using: $0.use, as: $0.name)
            }
            files.append(shortened?.file ?? source.file)
            places[source.file.path] = place.path
        }
        let others = imported.reduce(into: [:]) { others, module in
            others[module.key] = module.value.filter { !leftOut.contain($0, of: module.key) }
                .compactMap { sources.source($0)?.file }
        }
        let adapted = TargetAdapter.adapt(
            files, beside: target.modelClasses.map(\.source), importing: others,
            isOfSwiftPackage: target.description.isOfSwiftPackage,
            infersObjectiveC: target.description.language.infersObjectiveC)
        result.rewrites = adapted.statistics
        result.remarks += adapted.diagnostics.map { diagnostic in
            let file = RelativePath.of(URL(filePath: diagnostic.path), in: root)
            return Remark(
                diagnostic.severity == .note ? .note : .needsHand, "\(file):\(diagnostic.line)", diagnostic.message)
        }
        let texts = adapted.files.map(\.text) + target.modelClasses.map(\.text)
        let driver: Set<String> = target.description.drivesApplication ? ["XCUIAutomation"] : []
        result.frameworks = ImportedModules.inTexts(texts).union(driver).subtracting(modules)
            .filter(LinuxModules.isFramework).sorted()
        if target.description.kind == .application { noteStart(in: files, &result) }
        return adapted.files.compactMap { file in places[file.path].map { ($0, file.text) } }
    }

    private static func remark(on file: String, with override: ExtensionOverride) -> Remark {
        Remark(
            .needsHand, "\(file):\(override.line)",
            "is left out: it overrides \(override.member) in an extension of \(override.type), a class of another module. "
                + "Override it in a subclass, and use that")
    }

    /// Says that a file, or one of its tests, is left out because of a missing name.
    private func remark(on place: String, using name: String, as user: String = "it") -> Remark {
        let verb = user == "it" && target.description.kind == .tests ? "tests" : "uses"
        if let advice = MissingNames.advice(for: name) {
            return Remark(
                .needsHand, place,
                "is left out: \(user) uses \(name), which does not exist on Linux: \(advice)")
        }
        return Remark(.leftOut, place, "\(user) \(verb) \(name), which is in a file that is left out")
    }

    /// An application whose start is left out is a library, so that its tests can be built.
    private func noteStart(in files: [SourceFile], _ result: inout TargetResult) {
        result.delegateClass = DelegateClass.name(in: files)
        guard !files.contains(where: { ProgramStart.isIn($0.text, of: URL(filePath: $0.path)) }) else { return }
        result.kind = .library
        result.remarks.append(
            Remark(
                .needsHand, "target \"\(target.description.name)\"",
                "no file starts the program: the one with @main or @UIApplicationMain is left out, or there is none. "
                    + "The target is built as a library"))
    }

    private func write(_ file: URL, to path: String, in folder: PackageFolder?, _ result: inout TargetResult) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            guard let data = try? Data(contentsOf: file) else {
                result.remarks.append(Remark(.leftOut, RelativePath.of(file, in: root), "cannot be read"))
                return
            }
            try folder?.write(data, to: path)
            return
        }
        for inner in PackageTarget.files(of: file) {
            guard let below = RelativePath.inside(inner, file) else { continue }
            guard target.contains(inner) else {
                result.remarks.append(
                    Remark(.leftOut, RelativePath.of(inner, in: root), "leads out of the project's folder"))
                continue
            }
            try write(inner, to: path + "/" + below, in: folder, &result)
        }
    }
}
