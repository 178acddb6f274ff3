import Foundation
import Synchronization
import UniformTypeIdentifiers

// Sound: all of the state is in mutexes; only an open class cannot say so unchecked.
/// Offers a value in several types, each of which is loaded when it is asked for. Foundation on Linux lacks this class.
///
/// Load handlers and completion handlers run on queues of their own, never on the main one.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Receives a value, or an error. Called once, on a queue of its own.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Gives a value of a class to its first argument; the last one has the options of the caller.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of errors with an ``ErrorCode``.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// Why an item could not be loaded.
    public enum ErrorCode: Int, Sendable {
        /// An error of no other kind. Trestle does not report it.
        case unknownError = -1
        /// No representation has the type, or the one that has it gave neither a value nor an error.
        case itemUnavailableError = -1000
        /// The value is not of the class that was asked for. Trestle does not report it.
        case unexpectedValueClassError = -1100
        /// The content cannot be converted into what was asked for. Trestle does not report it.
        case unavailableCoercionError = -1200
    }

    struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var previewImageHandler: LoadHandler?
        var preferredPresentationSize = CGSize.zero
        /// How the content should be shown. The default is `.unspecified`.
        var preferredPresentationStyle = PreferredPresentationStyle.unspecified
        var teamData: Data?
    }

    private let state = Mutex(State())
    package let openLoads = OpenLoads()

    public override init() { super.init() }

    /// Offers an object in all types that it can be written in.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Offers a file: its content in the type of its name, and its URL. Nil for a URL that is not one of an existing file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        registerFileRepresentation(
            forTypeIdentifier: TypeCatalog.identifier(of: fileURL), fileOptions: .openInPlace, visibility: .all
        ) { completion in
            completion(fileURL, true, nil)
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    /// Offers one value of one type. With nil as the type, the object's own types are used.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        if let typeIdentifier, let item {
            let item = SharedByClient(item)
            registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(item.value, nil) }
        } else if let object = item as? any NSItemProviderWriting {
            registerObject(object, visibility: .all)
        }
    }

    // MARK: Description

    /// The types in the order of their registration.
    open var registeredTypeIdentifiers: [String] { state.withLock { $0.representations.map(\.typeIdentifier) } }

    /// Returns the types that are available as files with these options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        state.withLock { state in
            state.representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
        }
    }

    /// Returns whether a registered type is the given one or a special case of it, as `public.png` is of `public.image`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    /// Returns whether the provider has the type or a special case of it, as files with these options if any are given.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions)
            .contains { TypeCatalog.conforms($0, to: typeIdentifier) }
    }

    /// A name for a file of the content, with or without extension.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// Loads a picture of the content for ``loadPreviewImage(options:completionHandler:)``.
    open var previewImageHandler: LoadHandler? {
        get { state.withLock { $0.previewImageHandler } }
        set { state.withLock { $0.previewImageHandler = newValue } }
    }

    /// The size of the content's presentation in points; zero, the default, if there is none.
    open var preferredPresentationSize: CGSize {
        get { state.withLock { $0.preferredPresentationSize } }
        set { state.withLock { $0.preferredPresentationSize = newValue } }
    }

    /// How the content should be shown, in its text or as an attachment. The default is `.unspecified`.
    open var preferredPresentationStyle: PreferredPresentationStyle {
        get { state.withLock { $0.preferredPresentationStyle } }
        set { state.withLock { $0.preferredPresentationStyle = newValue } }
    }

    /// Data for programs of the same developer, which see it during a drag; nil by default. Programs on Linux have no
    /// developers, so that only this one does.
    open var teamData: Data? {
        get { state.withLock { $0.teamData } }
        set { state.withLock { $0.teamData = newValue } }
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let state = state.withLock { $0 }
        copy.state.withLock { $0 = state }
        return copy
    }

    // MARK: Internal

    /// The types that other programs may load.
    package var sharedTypeIdentifiers: [String] {
        registeredTypeIdentifiers.filter { representation($0)?.visibility == .all }
    }

    func add(_ representation: ItemRepresentation) {
        state.withLock { state in
            // A type that is registered again gets the newer loader at its old place.
            let same = state.representations.firstIndex { $0.typeIdentifier == representation.typeIdentifier }
            if let same {
                state.representations[same] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    /// Returns the first representation of a type: one of exactly that type, or else one that conforms to it.
    func representation(_ typeIdentifier: String) -> ItemRepresentation? {
        state.withLock { state in
            state.representations.first { $0.typeIdentifier == typeIdentifier }
                ?? state.representations.first { TypeCatalog.conforms($0.typeIdentifier, to: typeIdentifier) }
        }
    }
}

extension NSItemProvider {
    /// How an item should be shown.
    public enum PreferredPresentationStyle: Int, Sendable {
        /// No preference; the default.
        case unspecified = 0
        /// Among the text around it.
        case inline = 1
        /// As a file attached to the text.
        case attachment = 2
    }
}

/// Which programs may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program; the default.
    case all = 0
    /// Programs of the same developer: only this one on Linux.
    case team = 1
    /// Only the program that registered it.
    case ownProcess = 3
}

/// How a file may be used.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file can be opened where it is, and needs no copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
