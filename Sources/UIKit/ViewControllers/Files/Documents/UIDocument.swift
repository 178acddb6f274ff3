import Foundation
import UniformTypeIdentifiers

/// A document that is stored as a file, not as a folder: Foundation has no file wrappers here. A subclass converts
/// between the document and its contents.
///
/// Files are read and written on another thread; everything else, completion handlers too, happens on the main thread.
/// There is no coordination with other programs: what they write is not noticed, except when the document is opened.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// What has happened to a document.
    public enum ChangeKind: Int, Sendable {
        /// Done and redone changes are counted, undone ones are taken off, and cleared sets the number of changes to 0.
        case done, undone, redone, cleared
    }

    /// Whether a document is saved for the first time.
    public enum SaveOperation: Int, Sendable {
        /// For creating, the document takes on the URL; for overwriting, it keeps its own.
        case forCreating, forOverwriting
    }

    /// What keeps a document from being edited.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The document is open and can be edited.
        public static let normal: State = []
        /// The document was not opened yet, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the file contradict each other. Never set here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last attempt to save the document failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The document is being read again, and must not be edited.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The transfer of the file can be observed. Never set here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted by a document after ``documentState`` has changed.
    public nonisolated class var stateChangedNotification: NSNotification.Name {
        NSNotification.Name("UIDocumentStateChangedNotification")
    }

    /// The file of the document.
    open private(set) var fileURL: URL

    /// Raises `NSInvalidArgumentException`: a document has a URL. Overrides call ``init(fileURL:)``. That UIKit raises
    /// this exception is unverified.
    public override init() {
        fileURL = URL(fileURLWithPath: "/")
        super.init()
        Trestle.raise(.invalidArgumentException, "-[UIDocument initWithFileURL:]: the URL must not be nil")
    }

    /// Creates a document of a file, which is not read yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Properties

    /// The name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type, by its extension; nil for files without one.
    open var fileType: String? {
        let isFolder = (try? fileURL.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        let type = UTType(filenameExtension: fileURL.pathExtension, conformingTo: isFolder ? .directory : .data)
        return type?.identifier
    }

    /// The type in which the document is saved; by default ``fileType``.
    open var savingFileType: String? { fileType }

    /// When the file was read or written last; nil before.
    open var fileModificationDate: Date?

    /// Closed until the document was opened or saved.
    open private(set) var documentState: State = .closed {
        didSet {
            if documentState != oldValue {
                NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
            }
        }
    }

    /// Whether there are changes that were not saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    private var changeCount = 0

    /// The undo manager, whose changes count as changes of the document.
    open var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { ownUndoManager = UndoManager() }
            return ownUndoManager
        }
        set { ownUndoManager = newValue }
    }

    private var ownUndoManager: UndoManager? {
        didSet { watchUndoManager() }
    }
    private var undoObservers: [any NSObjectProtocol] = []

    // MARK: Overridden by subclasses

    /// Returns the contents to be saved, as Data. Subclasses override it.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.fileWriteUnknown)
    }

    /// Takes the contents of the file, as Data. Subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.fileReadUnknown)
    }

    /// Called with the error when the document could not be read or saved. The default calls
    /// ``finishedHandlingError(_:recovered:)``.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Called by the default ``handleError(_:userInteractionPermitted:)``; does nothing itself.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// Called when the user must not edit, because the document is being read again.
    open func disableEditing() {}
    /// Called when the user may edit again, after ``disableEditing()``.
    open func enableEditing() {}

    // MARK: Opening, saving, closing

    /// Reads the file.
    ///
    /// - Parameter completionHandler: called with false if it could not be read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        read(from: fileURL) { [weak self] succeeds in
            if succeeds { self?.documentState = .normal }
            completionHandler?(succeeds)
        }
    }

    /// Opens the document.
    ///
    /// - Returns: whether it could be read.
    @discardableResult
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in self.open { continuation.resume(returning: $0) } }
    }

    /// Saves changes that were not saved, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [weak self] succeeds in
            if succeeds { self?.documentState = .closed }
            completionHandler?(succeeds)
        }
    }

    /// Saves changes that were not saved, and closes the document. Returns false if they could not be saved.
    @discardableResult
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in self.close { continuation.resume(returning: $0) } }
    }

    /// Writes the file, in place of one that is there.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let contents: DocumentContents
        do {
            contents = try DocumentContents(self.contents(forType: savingFileType ?? "public.data"))
        } catch {
            return fail(error, completionHandler)
        }
        let saved = changeCount
        DocumentContents.work({ try contents.write(to: url) }) { [self] (result: Result<Void, any Error>) in
            if case .failure(let error) = result {
                documentState.insert(.savingError)
                return fail(error, completionHandler)
            }
            if saveOperation == .forCreating { fileURL = url }
            changeCount -= saved
            fileModificationDate = Date()
            documentState = documentState.subtracting([.savingError, .closed])
            completionHandler?(true)
        }
    }

    /// Writes the file, in place of one that is there. Returns false if it could not be written.
    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            self.save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Saves the document if it has changes that were not saved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Reads another file in place of the present contents.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        documentState.insert(.editingDisabled)
        read(from: url) { [weak self] succeeds in
            self?.documentState.remove(.editingDisabled)
            self?.enableEditing()
            completionHandler?(succeeds)
        }
    }

    /// Counts a change that does not go through the undo manager.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }

    // MARK: Internal

    private func read(from url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
        DocumentContents.work({ try DocumentContents(readingFrom: url) }) {
            [self] (result: Result<DocumentContents, any Error>) in
            do {
                try load(fromContents: result.get().data, ofType: fileType)
            } catch {
                return fail(error, completion)
            }
            changeCount = 0
            fileModificationDate =
                (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?
                .contentModificationDate
            completion(true)
        }
    }

    private func fail(_ error: any Error, _ completion: ((Bool) -> Void)?) {
        handleError(error, userInteractionPermitted: true)
        completion?(false)
    }

    private func watchUndoManager() {
        for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
        let changes: [(NSNotification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoObservers =
            ownUndoManager.map { manager in
                changes.map { name, kind in
                    NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                        [weak self] _ in
                        MainActor.assumeIsolated { self?.undoManagerDid(kind) }
                    }
                }
            } ?? []
    }

    private func undoManagerDid(_ kind: ChangeKind) {
        guard kind != .done || !(undoManager.isUndoing || undoManager.isRedoing) else { return }
        updateChangeCount(kind)
    }

    // MARK: More for subclasses

    /// Saves the document if it has changes that were not saved. Returns false if it could not be saved.
    @discardableResult
    open func autosave() async -> Bool {
        await withCheckedContinuation { continuation in self.autosave { continuation.resume(returning: $0) } }
    }

    /// Reads another file in place of the present contents. Returns false if it could not be read.
    @discardableResult
    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            self.revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }

    /// Returns the extension for files of a type; that of the document's file for a type without one.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    /// Returns an object that stands for the changes up to now.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

    /// Says that the changes up to a token are saved. Other objects than tokens have no effect.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changeCount -= changeCountToken as? Int ?? 0
    }

    /// Called when an error ends the user's work on the document; does nothing by default. Nothing calls it here.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    /// Nil: opening and saving do not report how far they are.
    open var progress: Progress? { nil }
}
