import UIKit

/// A boundary of a page. All are the bounds of the page.
///
/// - Linux: works
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A page that an application makes: of an image, or by drawing in a subclass.
///
/// The origin of a page is its lower left corner. The pages of a document that is read are not known.
///
/// - Linux: works
open class PDFPage: NSObject, NSCopying {
    /// How an image becomes a page.
    ///
    /// - Linux: works
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bounds of the page, a rectangle; by default those of the image.
        public static let mediaBox = Self(rawValue: "PDFPageImageInitializationOptionMediaBox")
        /// - Linux: no effect
        public static let rotation = Self(rawValue: "PDFPageImageInitializationOptionRotation")
        /// - Linux: no effect
        public static let upscaleIfSmaller = Self(rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
        /// - Linux: no effect
        public static let compressionQuality = Self(rawValue: "PDFPageImageInitializationOptionCompressionQuality")
    }

    private var image: UIImage?
    private var ownBounds: CGRect
    private var kept: [PDFAnnotation] = []

    /// Creates an empty page of the size of a letter.
    public override init() {
        ownBounds = CGRect(x: 0, y: 0, width: 612, height: 792)
        super.init()
    }

    /// Creates a page that an image fills.
    public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
        self.image = image
        ownBounds = options[.mediaBox] as? CGRect ?? CGRect(origin: .zero, size: image.size)
        super.init()
        if ownBounds.isEmpty { return nil }
    }

    public convenience init?(image: UIImage) {
        self.init(image: image, options: [:])
    }

    /// The document whose page this is.
    open internal(set) weak var document: PDFDocument?

    /// The number of the page in its document, from 1.
    open var label: String? {
        guard let index = document?.index(for: self), index != NSNotFound else { return nil }
        return String(index + 1)
    }

    // MARK: Geometry

    open func bounds(for box: PDFDisplayBox) -> CGRect { ownBounds }

    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { ownBounds = bounds }

    /// The rotation in degrees, a multiple of 90.
    ///
    /// - Linux: no effect
    open var rotation = 0

    /// Returns the transform that moves the origin to the lower left corner of the page.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box)
        return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    }

    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    // MARK: Drawing

    /// Draws the image into a context whose origin is the lower left corner. A subclass draws more.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let pixels = image?.cgImage else { return }
        context.draw(pixels, in: bounds(for: box))
    }

    /// Returns a picture of the page that fits into a size.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let bounds = bounds(for: box)
        let scale = min(size.width / bounds.width, size.height / bounds.height)
        let fitting = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        return UIGraphicsImageRenderer(size: fitting).image { context in
            draw(box, in: CGRect(origin: .zero, size: fitting), of: context.cgContext)
        }
    }

    /// Draws the page into a rectangle of a context whose origin is the upper left corner.
    func draw(_ box: PDFDisplayBox, in rect: CGRect, of context: CGContext) {
        let bounds = bounds(for: box)
        guard bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        context.setFillColor(UIColor.white.cgColor)
        context.fill(rect)
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width / bounds.width, y: -rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(with: box, to: context)
        context.restoreGState()
    }

    // MARK: Annotations

    /// The annotations. They are kept and not drawn.
    ///
    /// - Linux: no effect
    open var annotations: [PDFAnnotation] { kept }

    /// - Linux: no effect
    open var displaysAnnotations = true

    open func addAnnotation(_ annotation: PDFAnnotation) {
        kept.append(annotation)
        annotation.page = self
    }

    open func removeAnnotation(_ annotation: PDFAnnotation) {
        kept.removeAll { $0 === annotation }
        annotation.page = nil
    }

    open func annotation(at point: CGPoint) -> PDFAnnotation? { kept.last { $0.bounds.contains(point) } }

    // MARK: Contents

    /// Pages that an application makes have no text that is known.
    ///
    /// - Linux: refuses
    open var string: String? { nil }
    /// - Linux: refuses
    open var attributedString: NSAttributedString? { nil }
    /// - Linux: refuses
    open var numberOfCharacters: Int { 0 }
    /// - Linux: refuses
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    /// - Linux: refuses
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    /// - Linux: refuses
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    /// - Linux: refuses
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }

    /// A document with this page only, as a file.
    open var dataRepresentation: Data? { PDFWriter.data(of: [self], [:]) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFPage()
        copy.image = image
        copy.ownBounds = ownBounds
        copy.rotation = rotation
        return copy
    }
}
