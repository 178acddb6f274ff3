internal import VisualFormat

extension NSLayoutConstraint {
    /// See ``constraints(withVisualFormat:options:metrics:views:)``.
    static func made(
        withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let names = LayoutFormatNames(
            isView: { views[$0] is any LayoutOwner },
            isMetric: { FormatMetrics.number(metrics?[$0] ?? views[$0]) != nil },
            hasSuperview: { (views[$0] as? any LayoutOwner)?.formatContainer != nil })
        do throws(LayoutFormatError) {
            let layout = try LayoutFormatParser.parse(format, names: names)
            return FormatConstraints(layout, opts, FormatMetrics(metrics ?? [:], views), views).make()
        } catch {
            Trestle.raise(.invalidArgumentException, error.reason)
            return []
        }
    }
}

/// The numbers of a format.
@MainActor
struct FormatMetrics {
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(_ metrics: [String: Any], _ views: [String: Any]) {
        self.metrics = metrics
        self.views = views
    }

    func value(_ constant: LayoutFormat.Constant) -> CGFloat {
        switch constant {
        case .number(let number): CGFloat(number)
        case .metric(let name): Self.number(metrics[name] ?? views[name]) ?? 0
        }
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int(number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
