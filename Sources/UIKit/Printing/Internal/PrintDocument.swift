import Foundation

/// The pages of a job as a PDF, or a file that is printed as it is.
@MainActor
enum PrintDocument {
    /// Draws the pages of a renderer.
    static func pages(of renderer: UIPrintPageRenderer, on paper: UIPrintPaper) -> Data {
        renderer.paperRect = CGRect(origin: .zero, size: paper.paperSize)
        renderer.printableRect = paper.printableRect
        let count = renderer.numberOfPages
        let pdf = UIGraphicsPDFRenderer(bounds: renderer.paperRect)
        return pdf.pdfData { context in
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
            for page in 0..<count {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
    }

    /// Draws images, each on a page of its own.
    static func pages(of images: [UIImage], on paper: UIPrintPaper) -> Data {
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: paper.paperSize))
        return pdf.pdfData { context in
            for image in images where image.size.width > 0 && image.size.height > 0 {
                context.beginPage()
                let area = paper.printableRect
                let scale = min(area.width / image.size.width, area.height / image.size.height)
                let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
                image.draw(
                    in: CGRect(
                        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
                        height: size.height))
            }
        }
    }

    /// Whether data is a PDF, which is printed as it is.
    static func isPDF(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) }

    /// Returns the data of an item: of a URL of a file, or of data.
    static func data(of item: Any) -> Data? {
        if let url = ActivityItems.url(of: item) { return url.isFileURL ? try? Data(contentsOf: url) : nil }
        return ActivityItems.data(of: item)
    }

    static func image(of item: Any) -> UIImage? { item as? UIImage ?? data(of: item).flatMap { UIImage(data: $0) } }
}
