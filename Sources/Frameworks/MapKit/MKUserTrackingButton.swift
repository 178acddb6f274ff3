import CoreLocation
import UIKit

/// - Linux: no effect
///
/// A symbol that cannot be tapped, since the location of the user is not known.
open class MKUserTrackingButton: UIView {
    private let symbol = UIImageView(image: UIImage(systemName: "location"))
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        symbol.tintColor = .tertiaryLabel
        symbol.contentMode = .center
        addSubview(symbol)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}

/// - Linux: no effect
///
/// A disabled item, since the location of the user is not known.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        image = UIImage(systemName: "location")
        isEnabled = false
    }
}
