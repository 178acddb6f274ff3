import CoreLocation
import FrameworkAbsence

/// - Linux: refuses
///
/// Linux has no service that finds places: a search ends with ``MKError/serverFailure`` on the main queue.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// - Linux: works
    ///
    /// Says what kinds of places are found.
    public struct ResultType: OptionSet, Sendable {
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// - Linux: works
    ///
    /// Says what is searched for.
    open class Request: NSObject, NSCopying {
        public typealias ResultType = MKLocalSearch.ResultType

        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() {}

        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = [completion.title, completion.subtitle].joined(separator: " ")
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.resultTypes = resultTypes
            copy.pointOfInterestFilter = pointOfInterestFilter
            return copy
        }
    }

    /// - Linux: refuses
    ///
    /// The places that were found; no object of this class exists.
    open class Response: NSObject {
        public override init() {}

        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    private let pending = PendingRequest<Response>("MKLocalSearch", .serverFailure)

    public init(request: Request) {}

    public init(request: MKLocalPointsOfInterestRequest) {}

    open func start(completionHandler: @escaping CompletionHandler) {
        pending.start(completionHandler)
    }

    open func start() async throws -> Response { throw pending.refusal() }

    /// Ends the search; its handler is called with an error.
    open func cancel() {
        pending.cancel()
    }

    open var isSearching: Bool { pending.isRunning }
}
