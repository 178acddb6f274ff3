import CoreLocation
import UIKit

// Overlays are kept in their order. None has a renderer, since no map is drawn.
extension MKMapView {
    public var overlays: [any MKOverlay] { kept.all }

    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { kept[level] }

    public func addOverlay(_ overlay: any MKOverlay) {
        addOverlay(overlay, level: .aboveLabels)
    }

    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        kept.insert(overlay, level)
    }

    public func addOverlays(_ overlays: [any MKOverlay]) {
        addOverlays(overlays, level: .aboveLabels)
    }

    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    public func removeOverlay(_ overlay: any MKOverlay) {
        kept.remove(overlay)
    }

    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }

    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }

    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        kept.insert(overlay, at: index, level)
    }

    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        kept.insert(overlay, at: 1, nextTo: sibling)
    }

    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        kept.insert(overlay, at: 0, nextTo: sibling)
    }

    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        kept.exchange(overlay1, overlay2)
    }

    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        exchangeOverlay(overlays[index1], with: overlays[index2])
    }

    /// Always nil: no overlay is drawn.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}
