import CoreLocation
import UIKit

/// Addresses of OpenStreetMap, which the browser shows.
enum WebMap {
    /// - Parameter width: of the view, in points.
    static func address(of region: MKCoordinateRegion, width: CGFloat) -> URL? {
        let tiles = max(width, 256) / 256
        let zoom = log2(360 / max(region.span.longitudeDelta, 0.0005) * tiles)
        return url("/", fragment: "map=\(Int(min(max(zoom, 0), 19)))/\(text(region.center, "/"))")
    }

    /// The place of an item with a mark, or a search for its name if it has no place.
    static func address(of item: MKMapItem) -> URL? {
        let place = item.placemark.coordinate
        guard CLLocationCoordinate2DIsValid(place) else {
            return url("/search", ["query": item.name ?? ""])
        }
        return url(
            "/", ["mlat": number(place.latitude), "mlon": number(place.longitude)],
            fragment: "map=16/\(text(place, "/"))")
    }

    /// The way between two items. The first one is nil, or the user's location, if the user has to say it.
    static func directions(from start: MKMapItem?, to end: MKMapItem, mode: String?) -> URL? {
        let engine = mode == MKLaunchOptionsDirectionsModeWalking ? "fossgis_osrm_foot" : "fossgis_osrm_car"
        let first = start.flatMap { $0.isCurrentLocation ? nil : text($0.placemark.coordinate, ",") } ?? ""
        let route = "\(first);\(text(end.placemark.coordinate, ","))"
        return url("/directions", ["engine": engine, "route": route])
    }

    private static func url(_ path: String, _ query: [String: String] = [:], fragment: String? = nil) -> URL? {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "www.openstreetmap.org"
        parts.path = path
        if !query.isEmpty {
            parts.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        }
        parts.fragment = fragment
        return parts.url
    }

    private static func number(_ degrees: Double) -> String { String(format: "%.5f", degrees) }

    private static func text(_ place: CLLocationCoordinate2D, _ separator: String) -> String {
        number(place.latitude) + separator + number(place.longitude)
    }
}
