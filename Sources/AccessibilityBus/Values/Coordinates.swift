internal import HostInterface

/// Where coordinates on the bus are counted from. They are in units of the desktop.
enum CoordinateOrigin {
    case screen, window, parent

    init(_ number: UInt32) throws(BusError) {
        switch number {
        case 0: self = .screen
        case 1: self = .window
        case 2: self = .parent
        default: throw .invalidArguments("\(number) is no type of coordinates")
        }
    }
}

/// Converts between points of a window and coordinates on the bus.
@MainActor
struct Coordinates {
    private let unitsPerPoint: Double
    /// The place of the origin in the window, in units.
    private let x: Double
    private let y: Double

    init(_ origin: CoordinateOrigin, of node: any HostAccessibleNode, in directory: ObjectDirectory) {
        let placement = node.hostWindow?.placement ?? HostPlacement()
        let scale = placement.unitsPerPoint
        unitsPerPoint = scale.isFinite && scale > 0 ? scale : 1
        switch origin {
        case .screen: (x, y) = (-Double(placement.x), -Double(placement.y))
        case .window: (x, y) = (0, 0)
        case .parent:
            let frame = directory.parent(of: node)?.frame
            (x, y) = ((frame?.x ?? 0) * unitsPerPoint, (frame?.y ?? 0) * unitsPerPoint)
        }
    }

    /// The four numbers of a rectangle. An element without a place is at -1 and has no size.
    func extents(_ rect: HostRect?) -> [BusValue] {
        guard let rect else { return [.int(-1), .int(-1), .int(0), .int(0)] }
        return [
            .int(rounding: rect.x * unitsPerPoint - x), .int(rounding: rect.y * unitsPerPoint - y),
            .int(rounding: rect.width * unitsPerPoint), .int(rounding: rect.height * unitsPerPoint),
        ]
    }

    /// Returns a position in points of the window.
    func point(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
        ((Double(x) + self.x) / unitsPerPoint, (Double(y) + self.y) / unitsPerPoint)
    }
}
