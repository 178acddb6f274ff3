import CoreLocation

/// - Linux: no effect
///
/// Says how a map looks.
open class MKMapConfiguration: NSObject, NSCopying {
    /// - Linux: no effect
    ///
    /// Says whether the ground has hills.
    public enum ElevationStyle: Int, Sendable {
        case flat = 0
        case realistic = 1
    }

    open var elevationStyle = ElevationStyle.flat

    override init() {}

    /// A configuration of the same class and settings.
    func twin() -> MKMapConfiguration { MKMapConfiguration() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = twin()
        copy.elevationStyle = elevationStyle
        return copy
    }
}

/// - Linux: no effect
///
/// The look of a map with roads and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// - Linux: no effect
    ///
    /// Says how strong the colors of the map are.
    public enum EmphasisStyle: Int, Sendable {
        case `default` = 0
        case muted = 1
    }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}

    public convenience init(elevationStyle: ElevationStyle) {
        self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
    }

    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }

    override func twin() -> MKMapConfiguration {
        let twin = MKStandardMapConfiguration(emphasisStyle: emphasisStyle)
        twin.pointOfInterestFilter = pointOfInterestFilter
        twin.showsTraffic = showsTraffic
        return twin
    }
}

/// - Linux: no effect
///
/// The look of a map of pictures with roads and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}

    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    override func twin() -> MKMapConfiguration {
        let twin = MKHybridMapConfiguration()
        twin.pointOfInterestFilter = pointOfInterestFilter
        twin.showsTraffic = showsTraffic
        return twin
    }
}

/// - Linux: no effect
///
/// The look of a map of pictures.
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() {}

    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    override func twin() -> MKMapConfiguration { MKImageryMapConfiguration() }
}
