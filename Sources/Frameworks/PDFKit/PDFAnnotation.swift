import UIKit

/// A note, a link or a field on a page. It is kept, and neither drawn nor written.
///
/// - Linux: no effect
open class PDFAnnotation: NSObject, NSCopying {
    private var values: [PDFAnnotationKey: Any] = [:]

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
        for (key, value) in properties ?? [:] {
            if let key = key as? PDFAnnotationKey ?? (key as? String).map(PDFAnnotationKey.init(rawValue:)) {
                values[key] = value
            }
        }
    }

    open internal(set) weak var page: PDFPage?

    /// The type without its slash, such as `Link`.
    open var type: String?
    open var bounds: CGRect
    open var shouldDisplay = true
    open var shouldPrint = true
    open var modificationDate: Date?
    open var userName: String?
    open var popup: PDFAnnotation?
    open var border: PDFBorder?
    open var color = UIColor.clear
    open var contents: String?
    open var action: PDFAction?
    open var hasAppearanceStream: Bool { false }
    open var isHighlighted = false
    open var font: UIFont?
    open var fontColor: UIColor?
    open var interiorColor: UIColor?
    open var backgroundColor: UIColor?
    open var alignment = NSTextAlignment.natural
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var startLineStyle = PDFLineStyle.none
    open var endLineStyle = PDFLineStyle.none
    open var quadrilateralPoints: [NSValue]?
    open var markupType = PDFMarkupType.highlight
    open var destination: PDFDestination?
    open var url: URL?
    open var fieldName: String?
    open var caption: String?
    open var stampName: String?
    open var isOpen = false

    // MARK: Fields

    open var widgetFieldType = PDFAnnotationWidgetSubtype.text
    open var widgetControlType = PDFWidgetControlType.unknownControl
    open var widgetStringValue: String?
    open var widgetDefaultStringValue: String?
    open var isMultiline = false
    open var isPasswordField: Bool { false }
    open var hasComb = false
    open var maximumLength = 0
    open var isReadOnly = false
    open var isListChoice = false
    open var choices: [String]?
    open var buttonWidgetState = PDFWidgetCellState.offState
    open var buttonWidgetStateString = ""
    open var allowsToggleToOff = false
    open var radiosInUnison = false

    // MARK: Drawing

    private var lines: [UIBezierPath] = []

    /// The lines of an annotation of ink.
    open var paths: [UIBezierPath]? { lines.isEmpty ? nil : lines }

    open func add(_ path: UIBezierPath) { lines.append(path) }

    open func remove(_ path: UIBezierPath) { lines.removeAll { $0 === path } }

    /// Draws nothing. A subclass may draw, but nobody calls it.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}

    // MARK: Values

    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }

    @discardableResult
    open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }

    @discardableResult
    open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        setValue(value, forAnnotationKey: key)
    }

    open var annotationKeyValues: [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: values.map { (AnyHashable($0.key.rawValue), $0.value) })
    }

    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }

    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }

    /// Returns an annotation of the same type, place, text and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFAnnotation(
            bounds: bounds, forType: PDFAnnotationSubtype(rawValue: "/" + (type ?? "")), withProperties: nil)
        copy.values = values
        copy.contents = contents
        copy.color = color
        copy.url = url
        copy.lines = lines
        return copy
    }
}
