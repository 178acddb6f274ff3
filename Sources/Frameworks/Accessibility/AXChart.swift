import CoreGraphics
import Foundation

/// - Linux: no effect
///
/// A chart that describes itself. No screen reader of a desktop asks for it.
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// - Linux: works
///
/// What a chart shows.
// Sound: like Apple's, it is for one thread at a time; a class with properties cannot say more.
public final class AXChartDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// Where the values of the horizontal axis grow to.
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    private var texts: DescribedText

    public var title: String? {
        get { texts.string }
        set { texts = DescribedText(newValue) }
    }
    public var attributedTitle: NSAttributedString? {
        get { texts.attributed }
        set { texts = DescribedText(newValue) }
    }
    public var summary: String?
    /// From left to right by default.
    public var contentDirection = ContentDirection.leftToRight
    /// In the coordinates of the superview.
    public var contentFrame = CGRect.zero
    public var series: [AXDataSeriesDescriptor]
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]

    public convenience init(
        title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(DescribedText(title), summary, xAxis, yAxis, additionalAxes, series)
    }

    public convenience init(
        attributedTitle: NSAttributedString? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(DescribedText(attributedTitle), summary, xAxis, yAxis, additionalAxes, series)
    }

    private init(
        _ texts: DescribedText, _ summary: String?, _ xAxis: any AXDataAxisDescriptor,
        _ yAxis: AXNumericDataAxisDescriptor?, _ additionalAxes: [any AXDataAxisDescriptor],
        _ series: [AXDataSeriesDescriptor]
    ) {
        self.texts = texts
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(texts, summary, xAxis, yAxis, additionalAxes, series)
        copy.contentDirection = contentDirection
        copy.contentFrame = contentFrame
        return copy
    }
}
