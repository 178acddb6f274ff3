import UIKit

/// Gives an indicator the color of a HUD's contents, but for what appearance proxies for objects in HUDs set.
@MainActor
struct IndicatorColor {
    private let color: UIColor

    init(_ color: UIColor) { self.color = color }

    func apply(to indicator: UIView?) {
        switch indicator {
        case let spinner as UIActivityIndicatorView:
            set(\.color, of: spinner, besides: UIActivityIndicatorView(style: .large))
        case let circle as MBRoundProgressView:
            set(\.progressTintColor, of: circle, besides: MBRoundProgressView())
            set(\.backgroundTintColor, of: circle, besides: MBRoundProgressView(), to: color.withAlphaComponent(0.1))
        case let bar as MBBarProgressView:
            set(\.progressColor, of: bar, besides: MBBarProgressView())
            set(\.lineColor, of: bar, besides: MBBarProgressView())
        default: indicator?.tintColor = color
        }
    }

    /// - Parameter untouched: a new object, whose value that of the proxy is if nobody has set it.
    private func set<View: UIView, Value: UIColor>(
        _ property: ReferenceWritableKeyPath<View, Value>, of view: View, besides untouched: View,
        to value: Value? = nil
    ) {
        let proxy = View.appearance(whenContainedInInstancesOf: [MBProgressHUD.self])
        guard proxy[keyPath: property] == untouched[keyPath: property] else { return }
        if let value = value ?? color as? Value { view[keyPath: property] = value }
    }
}
