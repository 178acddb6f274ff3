import Foundation

extension NSItemProvider {
    /// Offers data that is loaded when it is asked for.
    ///
    /// - Parameter loadHandler: calls the closure that it gets once, from any thread, and returns its progress if it has
    ///   one. Cancelling the load cancels that progress.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: visibility, content: .data(loadHandler)))
    }

    /// Offers a file that is made when it is asked for.
    ///
    /// - Parameter loadHandler: calls the closure that it gets once with the file, and with false, since there are no
    ///   coordinated reads on Linux.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions,
                content: .file(loadHandler)))
    }

    /// Offers an object in all types that it can be written in.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    {
        let held = SharedByClient(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility == .all ? own : visibility) {
                held.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Offers an object that is made when it is asked for.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: visibility == .all ? own : visibility
            ) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Offers a value of a Swift type such as `String` or `URL` that is made when it is asked for.
    public func registerObject<T>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping ((T?, (any Error)?) -> Void) -> Progress?
    ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        let handler = SharedByClient { (completion: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) in
            loadHandler { value, error in completion(value.map { $0._bridgeToObjectiveC() }, error) }
        }
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { handler.value($0) }
    }

    /// Offers a value that can be archived, without a representation as data.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(ItemRepresentation(typeIdentifier: typeIdentifier, visibility: .all, content: .item(loadHandler)))
    }
}
