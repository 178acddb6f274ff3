import CoreLocation
import FrameworkAbsence

/// - Linux: works
///
/// Says how the user travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// - Linux: refuses
///
/// Linux has no service that finds ways: requests end with ``MKError/directionsNotFound`` on the main queue.
open class MKDirections: NSObject {
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// - Linux: works
    ///
    /// Says whether some ways are avoided.
    public enum RoutePreference: Int, Sendable {
        case any = 0
        case avoid = 1
    }

    /// - Linux: works
    ///
    /// Says which way is searched for.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any

        public override init() {}

        /// Always false: the system hands no requests over.
        open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    }

    /// - Linux: refuses
    ///
    /// The ways that were found; no object of this class exists.
    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem

        init(source: MKMapItem, destination: MKMapItem) {
            self.source = source
            self.destination = destination
        }

        open var routes: [MKRoute] { [] }
    }

    /// - Linux: refuses
    ///
    /// The duration of a way; no object of this class exists.
    open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem

        init(source: MKMapItem, destination: MKMapItem) {
            self.source = source
            self.destination = destination
        }

        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { .distantFuture }
        open var expectedDepartureDate: Date { .distantPast }
        open var transportType: MKDirectionsTransportType { .any }
    }

    private let routes = PendingRequest<Response>("MKDirections", .directionsNotFound)
    private let durations = PendingRequest<ETAResponse>("MKDirections", .directionsNotFound)

    public init(request: Request) {}

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        routes.start(completionHandler)
    }

    open func calculate() async throws -> Response { throw routes.refusal() }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        durations.start(completionHandler)
    }

    open func calculateETA() async throws -> ETAResponse { throw durations.refusal() }

    open func cancel() {
        routes.cancel()
        durations.cancel()
    }

    open var isCalculating: Bool { routes.isRunning || durations.isRunning }
}
