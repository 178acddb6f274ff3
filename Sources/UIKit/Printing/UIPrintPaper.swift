import Foundation

/// A size of paper, in points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size of the sheet.
    open private(set) var paperSize: CGSize
    /// The part of the sheet on which a printer prints.
    open private(set) var printableRect: CGRect

    /// The distance from the edges that printers need, a quarter of an inch.
    private static let margin: CGFloat = 18

    init(_ size: CGSize) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
        super.init()
    }

    /// A4, or letter in the countries that use it.
    static var usual: UIPrintPaper {
        let usesLetter = ["US", "CA", "MX"].contains(Locale.current.region?.identifier ?? "")
        return UIPrintPaper(usesLetter ? CGSize(width: 612, height: 792) : CGSize(width: 595, height: 842))
    }

    func turned(_ orientation: UIPrintInfo.Orientation) -> UIPrintPaper {
        guard orientation == .landscape else { return self }
        return UIPrintPaper(CGSize(width: paperSize.height, height: paperSize.width))
    }

    /// Returns the smallest paper of the list on which the content fits; without one, the largest.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let fitting = paperList.filter {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? .usual
    }

    /// Returns ``printableRect``.
    open func printRect() -> CGRect { printableRect }
}
