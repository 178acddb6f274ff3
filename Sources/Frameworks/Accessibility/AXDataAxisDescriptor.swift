import Foundation

/// - Linux: works
///
/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
    var title: String { get set }
    /// The title with attributes. Setting it sets the title too.
    var attributedTitle: NSAttributedString { get set }
}

/// - Linux: works
///
/// An axis of numbers.
// Sound: like Apple's, it is for one thread at a time; a class with properties cannot say more.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    public enum ScaleType: Int, Sendable {
        case linear = 0
        case log10, ln
    }

    private var texts: DescribedText

    public var title: String {
        get { texts.string ?? "" }
        set { texts = DescribedText(newValue) }
    }
    public var attributedTitle: NSAttributedString {
        get { texts.attributed ?? NSAttributedString(string: "") }
        set { texts = DescribedText(newValue) }
    }
    /// Linear by default.
    public var scaleType = ScaleType.linear
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    /// Returns the text for a value, with its unit.
    public var valueDescriptionProvider: (Double) -> String

    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(DescribedText(title), range, gridlinePositions, valueDescriptionProvider)
    }

    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(DescribedText(attributedTitle), range, gridlinePositions, valueDescriptionProvider)
    }

    private init(
        _ texts: DescribedText, _ range: ClosedRange<Double>, _ gridlinePositions: [Double],
        _ valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.texts = texts
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(texts, range, gridlinePositions, valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// - Linux: works
///
/// An axis of names, in the order in which they are shown.
// Sound: like Apple's, it is for one thread at a time; an open class with properties cannot say more.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, @unchecked Sendable {
    private var texts: DescribedText

    open var title: String {
        get { texts.string ?? "" }
        set { texts = DescribedText(newValue) }
    }
    open var attributedTitle: NSAttributedString {
        get { texts.attributed ?? NSAttributedString(string: "") }
        set { texts = DescribedText(newValue) }
    }
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        texts = DescribedText(title)
        self.categoryOrder = categoryOrder
        super.init()
    }

    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        texts = DescribedText(attributedTitle)
        self.categoryOrder = categoryOrder
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}

/// A title or name with or without attributes.
struct DescribedText {
    let string: String?
    let attributed: NSAttributedString?

    init(_ string: String?) {
        self.string = string
        attributed = string.map { NSAttributedString(string: $0) }
    }

    init(_ attributed: NSAttributedString?) {
        string = attributed?.string
        self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
    }
}
