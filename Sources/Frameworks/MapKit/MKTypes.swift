import CoreLocation

/// - Linux: no effect
///
/// Says what a map shows.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// - Linux: no effect
///
/// Says when a control of the map is visible.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0
    case hidden = 1
    case visible = 2
}

/// - Linux: no effect
///
/// Says how the map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow = 1
    case followWithHeading = 2
}

/// - Linux: works
///
/// Says which part of the map an overlay covers.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

/// - Linux: no effect
///
/// Says which parts of the map the user can select.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
