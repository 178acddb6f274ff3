import Foundation

// Each load calls its completion handler once, on a queue of its own: with the value, or with an error. Cancelling the
// progress calls it with `CocoaError.userCancelled`, whatever the load handler does after that.
extension NSItemProvider {
    /// Loads data of the type or of a special case of it. The handler is called once, on a queue of its own, with data
    /// or an error.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier, ItemLoad(in: openLoads) { completionHandler($0, $1) }) { $0.loadData(into: $1) }
    }

    /// Loads a copy of the content as a file, which is deleted when the completion handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let load = ItemLoad<TemporaryFile>(in: openLoads) { file, error in
            completionHandler(file?.url, error)
            file?.delete()
        }
        return self.load(typeIdentifier, load) { $0.loadCopy(into: $1, named: name) }
    }

    /// Loads the file itself if it can be opened in place; the flag is true then. Otherwise it is a copy, which belongs to
    /// the caller.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        let load = ItemLoad<TemporaryFile>(in: openLoads) { file, error in
            completionHandler(file?.url, file?.isOriginal == true, error)
        }
        return self.load(typeIdentifier, load) { $0.loadInPlace(into: $1, named: name) }
    }

    /// Returns whether the class reads any type that the provider has.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Returns whether a value of the type, for example a `String`, can be made of any type that the provider has.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads the first of the types that the class reads.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        let type = types.first { hasItemConformingToTypeIdentifier($0) }
        let reading = SharedByClient(aClass)
        let load = ItemLoad<Data>(in: openLoads) { data, error in
            guard let data, let type else { return completionHandler(nil, error) }
            do {
                let read = self.representation(type)?.typeIdentifier ?? type
                completionHandler(try reading.value.object(withItemProviderData: data, typeIdentifier: read), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return self.load(type ?? types.first ?? "", load) { $0.loadData(into: $1) }
    }

    /// Loads a value of the type, for example a `String`, from the first of the types that it reads. The handler is
    /// called once, on a queue of its own.
    @discardableResult
    public func loadObject<T>(ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        let handler = Handover { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            let value = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { handler.take()($0, $1) }
    }

    /// Loads a value as the object that was registered; data of other representations as `NSData`, files as their URLs.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let load = ItemLoad<Handover<any NSSecureCoding>>(in: openLoads) { completionHandler?($0?.take(), $1) }
        let options = Handover(options)
        _ = self.load(typeIdentifier, load) { $0.loadItem(into: $1, options: options.take()) }
    }

    /// Loads a value as ``loadItem(forTypeIdentifier:options:completionHandler:)`` does. Throws if it cannot be loaded.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) {
                continuation.resume(with: ItemProviderError.result($0.map { Handover($0) }, $1, typeIdentifier))
            }
        }.take()
    }

    /// Loads the picture of ``previewImageHandler``, as an object of a class that FoundationAdditions does not know.
    package func loadPreview(
        of imageClass: AnyClass, options: [AnyHashable: Any]?, completionHandler: CompletionHandler?
    ) {
        let load = ItemLoad<Handover<any NSSecureCoding>> { completionHandler?($0?.take(), $1) }
        let arguments = Handover((imageClass: imageClass, options: options))
        let handler = previewImageHandler
        load.run("") {
            let arguments = arguments.take()
            handler?({ load.finish($0.map { Handover($0) }, $1) }, arguments.imageClass, arguments.options)
            return handler == nil ? .missing : .started(nil)
        }
    }

    private func load<Value>(
        _ typeIdentifier: String, _ load: ItemLoad<Value>,
        _ start: @escaping @Sendable (ItemRepresentation, ItemLoad<Value>) -> Progress?
    ) -> Progress {
        let found = representation(typeIdentifier)
        load.run(typeIdentifier) { found.map { .started(start($0, load)) } ?? .missing }
        return load.progress
    }
}
