import Foundation

/// The heights of a sheet's active detents in a window.
@MainActor
struct SheetDetents {
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        /// The height of the card, in points.
        let height: CGFloat
    }

    /// The active detents, the lowest first. There is at least one.
    let stops: [Stop]
    private let selected: UISheetPresentationController.Detent.Identifier?
    private let undimmed: UISheetPresentationController.Detent.Identifier?

    /// - Parameters:
    ///   - sheet: nil for a sheet whose presentation controller nobody has read.
    ///   - full: the height of the card at the large detent.
    ///   - bottom: the safe area at the bottom of the card.
    init(
        of sheet: UISheetPresentationController?, full: CGFloat, bottom: CGFloat, traits: UITraitCollection
    ) {
        let context = SheetContext(traits: traits, maximum: max(0, full - bottom))
        let resolved = (sheet?.detents ?? []).compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                Stop(identifier: detent.identifier, height: min(max(value + bottom, 0), full))
            }
        }
        let sorted = resolved.enumerated().sorted {
            ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
        }
        stops = sorted.isEmpty ? [Stop(identifier: .large, height: full)] : sorted.map(\.element)
        selected = sheet?.selectedDetentIdentifier
        undimmed = sheet?.largestUndimmedDetentIdentifier
    }

    var lowest: CGFloat { stops[0].height }
    var highest: CGFloat { stops[stops.count - 1].height }

    /// The detent at which the sheet rests.
    var resting: Stop { stops.first { $0.identifier == selected } ?? stops[0] }

    /// The detent at which a sheet comes to rest that was released at a height with a velocity, in points per second
    /// upwards.
    func stop(at height: CGFloat, velocity: CGFloat) -> Stop {
        let sheets = SystemMetrics.current.sheets
        if velocity > sheets.detentVelocity { return stops.first { $0.height > height } ?? stops[stops.count - 1] }
        if velocity < -sheets.detentVelocity { return stops.last { $0.height < height } ?? stops[0] }
        return stops.min { abs($0.height - height) < abs($1.height - height) } ?? stops[0]
    }

    /// How much the views below a sheet of this height are dimmed, 0...1.
    func dimming(at height: CGFloat) -> CGFloat {
        guard let index = stops.lastIndex(where: { $0.identifier == undimmed }) else { return 1 }
        let low = stops[index].height
        guard index + 1 < stops.count else { return 0 }
        return min(max((height - low) / max(stops[index + 1].height - low, 1), 0), 1)
    }
}

private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
