import Foundation

/// The items of a drag and where it is, which its drag session and its drop session share.
@MainActor
final class DragDropContents {
    var items: [UIDragItem]
    /// In the coordinates of the host's window that the drag is over, or was over last.
    private(set) var location: CGPoint
    /// The scene in which the drag began, and the location in the coordinates of its host's window, which may be outside
    /// of it. Nil for a drag from another program.
    private(set) weak var source: UIWindowScene?
    private(set) var sourceLocation: CGPoint
    var allowsMoveOperation = true
    var isRestricted = false

    init(items: [UIDragItem], location: CGPoint, source: UIWindowScene? = nil) {
        self.items = items
        self.location = location
        self.source = source
        sourceLocation = location
    }

    /// - Parameter sourceLocation: the same location in the coordinates of the window where the drag began.
    func move(to location: CGPoint, sourceLocation: CGPoint) {
        self.location = location
        self.sourceLocation = sourceLocation
    }

    func location(in view: UIView) -> CGPoint {
        guard let window = view.window else { return location }
        let point = window.windowScene === source ? sourceLocation : location
        return view.convert(window.point(atHostLocation: point), from: nil as UIView?)
    }
}

/// What both sessions of a drag have.
@MainActor
class DragDropSession: NSObject, UIDragDropSession {
    let contents: DragDropContents

    init(_ contents: DragDropContents) {
        self.contents = contents
        super.init()
    }

    var items: [UIDragItem] { contents.items }
    var allowsMoveOperation: Bool { contents.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

    func location(in view: UIView) -> CGPoint { contents.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The session that the source of a drag knows.
@MainActor
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}
