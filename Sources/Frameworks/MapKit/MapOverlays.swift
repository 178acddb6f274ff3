import CoreLocation
import UIKit

/// The overlays of a map view, from the lowest to the highest of each level.
struct MapOverlays {
    private var roads: [any MKOverlay] = []
    private var labels: [any MKOverlay] = []

    var all: [any MKOverlay] { roads + labels }

    subscript(level: MKOverlayLevel) -> [any MKOverlay] {
        get { level == .aboveRoads ? roads : labels }
        set {
            switch level {
            case .aboveRoads: roads = newValue
            case .aboveLabels: labels = newValue
            }
        }
    }

    /// Inserts an overlay; one that is there moves.
    mutating func insert(_ overlay: any MKOverlay, at index: Int? = nil, _ level: MKOverlayLevel) {
        remove(overlay)
        self[level].insert(overlay, at: min(max(index ?? .max, 0), self[level].count))
    }

    /// Inserts an overlay next to another one; `offset` is 0 for below and 1 for above.
    mutating func insert(_ overlay: any MKOverlay, at offset: Int, nextTo sibling: any MKOverlay) {
        remove(overlay)
        guard let (level, index) = position(of: sibling) else { return }
        self[level].insert(overlay, at: index + offset)
    }

    mutating func remove(_ overlay: any MKOverlay) {
        roads.removeAll { $0 === overlay }
        labels.removeAll { $0 === overlay }
    }

    mutating func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
        guard let (level1, index1) = position(of: first), let (level2, index2) = position(of: second) else { return }
        self[level1][index1] = second
        self[level2][index2] = first
    }

    private func position(of overlay: any MKOverlay) -> (MKOverlayLevel, Int)? {
        for level in [MKOverlayLevel.aboveRoads, .aboveLabels] {
            if let index = self[level].firstIndex(where: { $0 === overlay }) { return (level, index) }
        }
        return nil
    }
}
