import Foundation
internal import NibDocument

/// The objects of a `.xib` file, created again by each call of ``instantiate(withOwner:options:)``.
///
/// The file is the one that Interface Builder saves, as text; compiled files cannot be read.
@preconcurrency @MainActor
open class UINib: NSObject {
    private enum Source {
        case file(name: String, bundle: Bundle?)
        case data(Data, bundle: Bundle?)
        /// A file that is read already.
        case contents
    }

    private let source: Source
    /// Read when the nib is first instantiated.
    private var file: NibFile?

    /// Creates a nib without contents: instantiating it raises.
    public override init() {
        source = .data(Data(), bundle: nil)
        super.init()
    }

    /// Creates a nib for a file, which is not read before the nib is instantiated. If the bundle is nil, the main
    /// bundle is used, and the resource bundles beside the executable.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .file(name: name, bundle: bundleOrNil)
    }

    /// Creates a nib from the contents of a `.xib` file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundle: bundleOrNil)
    }

    init(_ file: NibFile) {
        source = .contents
        self.file = file
    }

    /// Returns the top-level objects, without placeholders. Raises `NSInternalInconsistencyException` if the file does
    /// not exist or cannot be read, and returns an empty array where the exception policy continues.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file = contents() else { return [] }
        let instance = NibInstance(file: file, owner: ownerOrNil as? NSObject ?? NSObject())
        NibMembers.register(type(of: instance.owner))
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var records: [NibObject] = []
        for record in file.document.objects where record.element == "placeholder" {
            guard let identifier = record.identifier else { continue }
            switch record.attributes["placeholderIdentifier"] {
            case "IBFilesOwner":
                instance.know(instance.owner, as: identifier)
                records.append(record)
            case "IBFirstResponder": break
            case let name?:
                guard let object = externals[name] as? NSObject else { continue }
                instance.know(object, as: identifier)
            case nil: break
            }
        }
        let objects = file.document.objects.compactMap { record -> NSObject? in
            record.element == "placeholder" ? nil : instance.make(record)
        }
        instance.finish(connecting: records.map { ($0.connections, instance.owner) })
        return objects
    }

    private func contents() -> NibFile? {
        if let file { return file }
        do {
            file = try read()
        } catch {
            raise("\(error)")
        }
        return file
    }

    private func read() throws -> NibFile? {
        switch source {
        case .contents: return file
        case .data(let data, let bundle): return try NibFile(data, file: "nib data", bundle: bundle)
        case .file(let name, let bundle):
            if let file = try NibFile.named(name, extension: "xib", in: bundle) { return file }
            raise(
                "there is no file \(name).xib in \(ResourceFolders.of(bundle).joined(separator: ", ")), nor in their .lproj folders"
            )
            return nil
        }
    }

    private func raise(_ hint: String) {
        switch source {
        case .contents: break
        case .file(let name, let bundle):
            Trestle.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name '\(name)'",
                hint: hint)
        case .data(let data, _):
            Trestle.raise(
                .internalInconsistencyException, "Could not load NIB from \(data.count) bytes of data", hint: hint)
        }
    }
}

extension UINib {
    /// The keys of the options with which a nib is instantiated.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects that replace the nib's proxies, by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
