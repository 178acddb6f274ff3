import CoreLocation
import FoundationNetworking
import UIKit

/// - Linux: works
///
/// Loads tiles of a map from a server. The map view does not show them.
open class MKTileOverlay: NSObject, MKOverlay {
    /// - Linux: works
    ///
    /// Names a tile.
    public struct Path: Sendable {
        public var x: Int
        public var y: Int
        public var z: Int
        public var contentScaleFactor: CGFloat

        public init() {
            self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0)
        }

        public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
            self.x = x
            self.y = y
            self.z = z
            self.contentScaleFactor = contentScaleFactor
        }
    }

    private let template: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) {
        template = URLTemplate
    }

    /// An overlay for subclasses that load tiles themselves.
    public override convenience init() {
        self.init(urlTemplate: nil)
    }

    open var urlTemplate: String? { template }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    /// Puts the numbers of the tile into the template; without a template the address is empty.
    open func url(forTilePath path: Path) -> URL {
        let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let values = [
            "{x}": "\(path.x)", "{y}": "\(y)", "{z}": "\(path.z)", "{scale}": "\(Int(path.contentScaleFactor))",
        ]
        let address = values.reduce(template ?? "") { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        return URL(string: address) ?? URL(fileURLWithPath: "/")
    }

    open func loadTile(at path: Path, result: @escaping (Data?, (any Error)?) -> Void) {
        // Sound: the handler is called once, on the session's queue, as MapKit documents.
        nonisolated(unsafe) let result = result
        URLSession.shared.dataTask(with: url(forTilePath: path)) { data, _, error in result(data, error) }.resume()
    }

    open func loadTile(at path: Path) async throws -> Data {
        try await URLSession.shared.data(from: url(forTilePath: path)).0
    }
}

/// - Linux: no effect
///
/// Draws tiles; the map view shows none.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay overlay: MKTileOverlay) {
        super.init(overlay: overlay)
    }

    public override init(overlay: any MKOverlay) {
        super.init(overlay: overlay)
    }

    /// - Linux: no effect
    open func reloadData() {}
}
