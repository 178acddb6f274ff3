import Foundation

/// - Linux: works
///
/// A series of values of a chart.
// Sound: like Apple's, it is for one thread at a time; an open class with properties cannot say more.
open class AXDataSeriesDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private var texts: DescribedText

    open var name: String? {
        get { texts.string }
        set { texts = DescribedText(newValue) }
    }
    open var attributedName: NSAttributedString {
        get { texts.attributed ?? NSAttributedString(string: "") }
        set { texts = DescribedText(newValue) }
    }
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        texts = DescribedText(name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }

    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        texts = DescribedText(attributedName)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataSeriesDescriptor(
            attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
        copy.texts = texts
        return copy
    }
}

/// - Linux: works
///
/// A number or a category of a data point. Swift programs make it with ``AXDataPoint``.
// Sound: nothing of it changes.
public final class AXDataPointValue: NSObject, NSCopying, @unchecked Sendable {
    let value: AXDataPoint.Value

    init(_ value: AXDataPoint.Value) {
        self.value = value
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
///
/// A point of a series.
// Sound: like Apple's, it is for one thread at a time; a class with properties cannot say more.
public final class AXDataPoint: NSObject, NSCopying, @unchecked Sendable {
    /// A value of an additional axis.
    public enum Value: Sendable {
        case number(Double)
        case category(String)
    }

    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    private var additionalValues: [Value]
    private var texts: DescribedText

    public var label: String? {
        get { texts.string }
        set { texts = DescribedText(newValue) }
    }
    public var attributedLabel: NSAttributedString? {
        get { texts.attributed }
        set { texts = DescribedText(newValue) }
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.number(x), y, additionalValues, DescribedText(label))
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(.category(x), y, additionalValues, DescribedText(label))
    }

    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ texts: DescribedText) {
        xValue = AXDataPointValue(x)
        yValue = y.map { AXDataPointValue(.number($0)) }
        self.additionalValues = additionalValues
        self.texts = texts
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataPoint(xValue.value, nil, additionalValues, texts)
        copy.yValue = yValue
        return copy
    }
}
