import Foundation

/// What an annotation or an entry of the outline does.
///
/// - Linux: works
open class PDFAction: NSObject, NSCopying {
    open var type: String { "" }

    open func copy(with zone: NSZone? = nil) -> Any { PDFAction() }
}

/// Shows a point of a page.
///
/// - Linux: works
open class PDFActionGoTo: PDFAction {
    open var destination: PDFDestination

    public init(destination: PDFDestination) { self.destination = destination }

    open override var type: String { "GoTo" }

    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionGoTo(destination: destination) }
}

/// Opens an address in the browser of the desktop.
///
/// - Linux: works
open class PDFActionURL: PDFAction {
    open var url: URL?

    public init(url: URL) { self.url = url }

    open override var type: String { "URI" }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFActionURL(url: url ?? URL(fileURLWithPath: "/"))
        copy.url = url
        return copy
    }
}

/// Names what a ``PDFActionNamed`` does.
///
/// - Linux: works
public enum PDFActionNamedName: Int, Sendable {
    case none = 0
    case nextPage = 1
    case previousPage = 2
    case firstPage = 3
    case lastPage = 4
    case goBack = 5
    case goForward = 6
    case goToPage = 7
    case find = 8
    case print = 9
    case zoomIn = 10
    case zoomOut = 11
}

/// Does something that viewers of documents do, such as showing the next page.
///
/// - Linux: works
open class PDFActionNamed: PDFAction {
    open var name: PDFActionNamedName

    public init(name: PDFActionNamedName) { self.name = name }

    open override var type: String { "Named" }

    open override func copy(with zone: NSZone? = nil) -> Any { PDFActionNamed(name: name) }
}

/// Shows a point of another document.
///
/// - Linux: no effect
open class PDFActionRemoteGoTo: PDFAction {
    open var pageIndex: Int
    open var point: CGPoint
    open var url: URL

    public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
        self.pageIndex = pageIndex
        self.point = point
        self.url = url
    }

    open override var type: String { "GoToR" }

    open override func copy(with zone: NSZone? = nil) -> Any {
        PDFActionRemoteGoTo(pageIndex: pageIndex, at: point, fileURL: url)
    }
}
