/// What is at a point of a ``PDFView``: a page, or nothing.
///
/// - Linux: works
public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pageArea = PDFAreaOfInterest(rawValue: 1 << 0)
    public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
    public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
    public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
    public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
    public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
    public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
    public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
    public static let anyArea = PDFAreaOfInterest(rawValue: .max)
}
