import CoreLocation
import UIKit

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Asks the map to show the texts of an annotation's callout anew. The map shows no callouts.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
        "MKAnnotationCalloutInfoDidChangeNotification")
}

/// - Linux: no effect
///
/// Keeps what is set. The map view shows no annotations, so it asks its delegate for no views.
open class MKAnnotationView: UIView {
    private let identifier: String?
    open var annotation: (any MKAnnotation)?
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState = DragState.none
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    open var collisionMode = CollisionMode.rectangle

    /// Setting an image gives the view its size.
    open var image: UIImage? {
        didSet { if let image { bounds.size = image.size } }
    }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        identifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
    }

    /// Calls ``init(annotation:reuseIdentifier:)`` without either. Subclasses that override that one inherit this one.
    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder aDecoder: NSCoder) {
        identifier = nil
        super.init(coder: aDecoder)
    }

    open var reuseIdentifier: String? { identifier }
    open var cluster: MKAnnotationView? { nil }

    open func prepareForReuse() {}

    open func prepareForDisplay() {}

    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState = newDragState
    }
}

extension MKAnnotationView {
    /// - Linux: works
    ///
    /// Says what a drag of an annotation has come to.
    public enum DragState: UInt, Sendable {
        case none = 0
        case starting = 1
        case dragging = 2
        case canceling = 3
        case ending = 4
    }

    /// - Linux: no effect
    ///
    /// Says which area of a view must not overlap others.
    public enum CollisionMode: Int, Sendable {
        case rectangle = 0
        case circle = 1
        case none = 2
    }
}

/// - Linux: no effect
///
/// Says which annotations a map shows if there is no room for all.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)

    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }
}

/// - Linux: no effect
///
/// Says which annotation views are in front of others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)

    public let rawValue: Float

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }
}
