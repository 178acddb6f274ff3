import CoreLocation
import UIKit

/// - Linux: no effect
///
/// The older colors of pins.
public enum MKPinAnnotationColor: UInt, Sendable {
    case red = 0
    case green = 1
    case purple = 2
}

/// - Linux: no effect
///
/// Keeps the look of a pin that the map view does not show.
open class MKPinAnnotationView: MKAnnotationView {
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    open var pinTintColor: UIColor! = .systemRed
    open var animatesDrop = false

    open var pinColor = MKPinAnnotationColor.red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = Self.redPinColor()
            case .green: pinTintColor = Self.greenPinColor()
            case .purple: pinTintColor = Self.purplePinColor()
            }
        }
    }
}
