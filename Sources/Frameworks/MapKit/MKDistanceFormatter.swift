import CoreLocation
import UIKit

/// - Linux: works
///
/// Writes distances for people, in the units of the locale: "350 m", "1.2 km", "0.5 mi". How Apple rounds is
/// unverified.
open class MKDistanceFormatter: Formatter {
    /// - Linux: works
    ///
    /// Says which units are written.
    public enum Units: UInt, Sendable {
        case `default` = 0
        case metric = 1
        case imperial = 2
        case imperialWithYards = 3
    }

    /// - Linux: works
    ///
    /// Says whether names of units are short.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default` = 0
        case abbreviated = 1
        case full = 2
    }

    private var ownLocale: Locale?
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// nil, the default, is the user's locale.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }

    /// The long unit, the short one, and from which distance in meters the long one is written.
    private var scale: (long: UnitLength, short: UnitLength, limit: CLLocationDistance) {
        switch resolvedUnits {
        case .imperial: (.miles, .feet, 160)
        case .imperialWithYards: (.miles, .yards, 320)
        default: (.kilometers, .meters, 995)
        }
    }

    private var resolvedUnits: Units {
        guard units == .default else { return units }
        switch locale.measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (long, short, limit) = scale
        let isLong = abs(distance) >= limit
        let length = Measurement(value: distance, unit: UnitLength.meters).converted(to: isLong ? long : short)
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.maximumFractionDigits = isLong && abs(length.value) < 10 ? 1 : 0
        let value = isLong ? length.value : Self.rounded(length.value)
        return formatter.string(from: Measurement(value: value, unit: length.unit))
    }

    /// Returns a multiple of 5 below 100, of 10 below 500, of 50 above.
    private static func rounded(_ value: Double) -> Double {
        let step = abs(value) < 100 ? 5.0 : abs(value) < 500 ? 10 : 50
        return (value / step).rounded() * step
    }

    /// Returns the distance in meters that a text written by this formatter says, or -1.
    open func distance(from distance: String) -> CLLocationDistance {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        let text = distance.trimmingCharacters(in: .whitespaces)
        let end = text.lastIndex { $0.isNumber }.map { text.index(after: $0) } ?? text.startIndex
        guard let value = numbers.number(from: String(text[..<end])) else { return -1 }
        let name = text[end...].trimmingCharacters(in: .whitespaces)
        let (long, short, _) = scale
        for unit in [long, short] {
            let written = Measurement(value: value.doubleValue, unit: unit)
            guard names(of: written).contains(name) else { continue }
            return written.converted(to: .meters).value
        }
        return -1
    }

    /// The unit as it is written in each style.
    private func names(of length: Measurement<UnitLength>) -> [String] {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        return [Formatter.UnitStyle.medium, .long].map { style in
            formatter.unitStyle = style
            let text = formatter.string(from: length)
            let end = text.lastIndex { $0.isNumber }.map { text.index(after: $0) } ?? text.startIndex
            return text[end...].trimmingCharacters(in: .whitespaces)
        }
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
    }
}
