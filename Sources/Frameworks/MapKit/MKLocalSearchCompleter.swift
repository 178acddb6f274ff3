import CoreLocation
import FrameworkAbsence

/// - Linux: refuses
///
/// Linux has no service that completes searches: for each text the delegate gets ``MKError/serverFailure``.
open class MKLocalSearchCompleter: NSObject {
    /// - Linux: no effect
    ///
    /// Says what is completed, in the older way.
    public enum FilterType: Int, Sendable {
        case locationsAndQueries = 0
        case locationsOnly = 1
    }

    /// - Linux: no effect
    ///
    /// Says what is completed.
    public struct ResultType: OptionSet, Sendable {
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    private var searches = 0
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion(.world)
    open var filterType = FilterType.locationsAndQueries
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}

    open var queryFragment = "" {
        didSet { if !queryFragment.isEmpty { search() } }
    }

    open var results: [MKLocalSearchCompletion] { [] }
    open private(set) var isSearching = false

    open func cancel() {
        searches += 1
        isSearching = false
    }

    private func search() {
        Absence.report("MapKit", "MKLocalSearchCompleter", "searches end with an MKError")
        searches += 1
        isSearching = true
        let search = searches
        // Sound: the completer is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let completer = self
        DispatchQueue.main.async {
            guard completer.searches == search, completer.isSearching else { return }
            completer.isSearching = false
            completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
        }
    }
}

/// - Linux: works
///
/// Told that a search failed. Every method is optional.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// - Linux: refuses
///
/// A completed search; no object of this class exists.
open class MKLocalSearchCompletion: NSObject {
    public override init() {}

    open var title: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitle: String { "" }
    open var subtitleHighlightRanges: [NSValue] { [] }
}
