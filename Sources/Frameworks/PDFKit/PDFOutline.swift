import Foundation

/// An entry of the outline of a document, and those below it. It is kept and not written.
///
/// - Linux: no effect
open class PDFOutline: NSObject {
    private var children: [PDFOutline] = []
    private weak var above: PDFOutline?

    public override init() { super.init() }

    open var document: PDFDocument? { destination?.page?.document ?? above?.document }

    open var parent: PDFOutline? { above }

    open var numberOfChildren: Int { children.count }

    open var index: Int { above?.children.firstIndex { $0 === self } ?? 0 }

    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.above = self
        children.insert(child, at: min(max(index, 0), children.count))
    }

    open func removeFromParent() {
        above?.children.removeAll { $0 === self }
        above = nil
    }

    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?
}
