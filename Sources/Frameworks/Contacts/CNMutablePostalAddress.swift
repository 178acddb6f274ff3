import Foundation

/// - Linux: works
///
/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { self[CNPostalAddressStreetKey] }
        set { self[CNPostalAddressStreetKey] = newValue }
    }

    open override var subLocality: String {
        get { self[CNPostalAddressSubLocalityKey] }
        set { self[CNPostalAddressSubLocalityKey] = newValue }
    }

    open override var city: String {
        get { self[CNPostalAddressCityKey] }
        set { self[CNPostalAddressCityKey] = newValue }
    }

    open override var subAdministrativeArea: String {
        get { self[CNPostalAddressSubAdministrativeAreaKey] }
        set { self[CNPostalAddressSubAdministrativeAreaKey] = newValue }
    }

    open override var state: String {
        get { self[CNPostalAddressStateKey] }
        set { self[CNPostalAddressStateKey] = newValue }
    }

    open override var postalCode: String {
        get { self[CNPostalAddressPostalCodeKey] }
        set { self[CNPostalAddressPostalCodeKey] = newValue }
    }

    open override var country: String {
        get { self[CNPostalAddressCountryKey] }
        set { self[CNPostalAddressCountryKey] = newValue }
    }

    open override var isoCountryCode: String {
        get { self[CNPostalAddressISOCountryCodeKey] }
        set { self[CNPostalAddressISOCountryCodeKey] = newValue }
    }
}
