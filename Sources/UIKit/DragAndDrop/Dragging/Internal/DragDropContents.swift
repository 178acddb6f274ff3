import Foundation

/// The items of a drag and where it is, which its drag session and its drop session share.
@MainActor
final class DragDropContents {
    var items: [UIDragItem]
    /// In the coordinates of the host's window.
    var location: CGPoint
    var allowsMoveOperation = true
    var isRestricted = false

    init(items: [UIDragItem], location: CGPoint) {
        self.items = items
        self.location = location
    }

    func location(in view: UIView) -> CGPoint {
        guard let window = view.window else { return location }
        return view.convert(window.point(atHostLocation: location), from: nil as UIView?)
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
