import Foundation

/// One type of an item provider's content, and how it is loaded.
struct ItemRepresentation: Sendable {
    enum Content: Sendable {
        case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        case item(NSItemProvider.LoadHandler)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []
    let content: Content

    func loadData(into load: ItemLoad<Data>) -> Progress? {
        switch content {
        case .data(let handler): return handler { load.finish($0, $1) }
        case .file(let handler):
            return handler { url, _, error in
                guard let url else { return load.finish(nil, error) }
                load.finish { try Data(contentsOf: url) }
            }
        case .item(let handler):
            handler({ item, error in load.finish(Self.data(of: item), error) }, NSData.self, nil)
            return nil
        }
    }

    /// Loads a copy of the content as a file.
    func loadCopy(into load: ItemLoad<TemporaryFile>, named name: String?) -> Progress? {
        loadFile(into: load) { url, _ in
            try TemporaryFile(copying: url)
        } data: {
            try TemporaryFile($0, type: typeIdentifier, named: name)
        }
    }

    /// Loads the file itself if it may be opened in place.
    func loadInPlace(into load: ItemLoad<TemporaryFile>, named name: String?) -> Progress? {
        loadFile(into: load) { url, _ in
            fileOptions.contains(.openInPlace) ? TemporaryFile(original: url) : try TemporaryFile(copying: url)
        } data: {
            try TemporaryFile($0, type: typeIdentifier, named: name)
        }
    }

    private func loadFile(
        into load: ItemLoad<TemporaryFile>, file: @escaping @Sendable (URL, Bool) throws -> TemporaryFile,
        data: @escaping @Sendable (Data) throws -> TemporaryFile
    ) -> Progress? {
        if case .file(let handler) = content {
            return handler { url, isCoordinated, error in
                guard let url else { return load.finish(nil, error) }
                load.finish { try file(url, isCoordinated) }
            }
        }
        let inner = ItemLoad<Data> { bytes, error in
            guard let bytes else { return load.finish(nil, error) }
            load.finish { try data(bytes) }
        }
        return loadData(into: inner)
    }

    func loadItem(into load: ItemLoad<Handover<any NSSecureCoding>>, options: [AnyHashable: Any]?) -> Progress? {
        switch content {
        case .item(let handler):
            handler({ load.finish($0.map { Handover($0) }, $1) }, nil, options)
            return nil
        case .file(let handler):
            return handler { url, _, error in load.finish(url.map { Handover($0 as NSURL) }, error) }
        case .data(let handler):
            return handler { data, error in load.finish(data.map { Handover($0 as NSData) }, error) }
        }
    }

    private static func data(of item: (any NSSecureCoding)?) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(String._unconditionallyBridgeFromObjectiveC(text).utf8)
        case let url as NSURL: url.isFileURL ? url.path.flatMap { FileManager.default.contents(atPath: $0) } : nil
        default: nil
        }
    }
}
