import Contacts
import CoreLocation

/// - Linux: works
///
/// A place with an address, as an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(place: CLLocation(coordinate), address: [:])
    }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(place: CLLocation(coordinate), address: addressDictionary ?? [:])
    }

    public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        super.init(place: CLLocation(coordinate), address: CLPlacemark.dictionary(of: postalAddress))
    }

    public convenience init(placemark: CLPlacemark) {
        self.init(
            coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid,
            addressDictionary: placemark.addressDictionary as? [String: Any])
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var countryCode: String? { isoCountryCode }

    /// The address on one line.
    open var title: String? {
        let city = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let parts = [thoroughfare, locality, city.isEmpty ? nil : city, country].compactMap { $0 }
        return parts.isEmpty ? name : parts.joined(separator: ", ")
    }

    open var subtitle: String? { nil }
}

extension CLLocation {
    fileprivate convenience init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}
