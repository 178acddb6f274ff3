import Foundation

/// - Linux: works
///
/// Describes a place by its address. Linux has no service that finds placemarks.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding {
    private let place: CLLocation?
    private let address: [String: Any]

    public convenience init(placemark: CLPlacemark) {
        self.init(place: placemark.place, address: placemark.address)
    }

    /// - Parameter address: has the keys of Apple's address dictionaries, such as `City`.
    package init(place: CLLocation?, address: [String: Any]) {
        self.place = place
        self.address = address
    }

    public required init?(coder: NSCoder) {
        place = coder.decodeObject(of: CLLocation.self, forKey: "location")
        let values = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "address")
        address = values as? [String: String] ?? [:]
    }

    open func encode(with coder: NSCoder) {
        coder.encode(place, forKey: "location")
        coder.encode(address.compactMapValues { $0 as? String } as NSDictionary, forKey: "address")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func text(_ key: String) -> String? { address[key] as? String }

    open var location: CLLocation? { place }
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var addressDictionary: [AnyHashable: Any]? { address.isEmpty ? nil : address }
    open var name: String? { text("Name") ?? text("Street") }
    open var thoroughfare: String? { text("Thoroughfare") ?? text("Street") }
    open var subThoroughfare: String? { text("SubThoroughfare") }
    open var locality: String? { text("City") }
    open var subLocality: String? { text("SubLocality") }
    open var administrativeArea: String? { text("State") }
    open var subAdministrativeArea: String? { text("SubAdministrativeArea") }
    open var postalCode: String? { text("ZIP") }
    open var isoCountryCode: String? { text("CountryCode") }
    open var country: String? { text("Country") }
    open var inlandWater: String? { text("InlandWater") }
    open var ocean: String? { text("Ocean") }
    open var areasOfInterest: [String]? { address["AreasOfInterest"] as? [String] }
}
