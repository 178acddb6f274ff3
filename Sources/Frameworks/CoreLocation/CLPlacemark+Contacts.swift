import Contacts
import Foundation

extension CLPlacemark {
    /// The address; nil if the placemark has none.
    public var postalAddress: CNPostalAddress? {
        guard addressDictionary != nil else { return nil }
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address
    }

    /// The keys of address dictionaries and what the address says for them.
    package static func dictionary(of address: CNPostalAddress) -> [String: Any] {
        let values = [
            "Street": address.street, "SubLocality": address.subLocality, "City": address.city,
            "SubAdministrativeArea": address.subAdministrativeArea, "State": address.state,
            "ZIP": address.postalCode, "Country": address.country, "CountryCode": address.isoCountryCode,
        ]
        return values.filter { !$0.value.isEmpty }
    }
}

extension CLGeocoder {
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(postalAddress.street, completionHandler: completionHandler)
    }

    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(postalAddress.street)
    }
}
