import Foundation

extension CSSearchableItemAttributeSet {
    public var headline: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var instructions: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var thoroughfare: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var subThoroughfare: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var postalCode: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var city: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var stateOrProvince: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var country: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var fullyFormattedAddress: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var altitude: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var latitude: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var longitude: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var speed: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var timestamp: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var imageDirection: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var namedLocation: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsTrack: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsStatus: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsMeasureMode: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsdop: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsMapDatum: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDestLatitude: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDestLongitude: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDestBearing: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDestDistance: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsProcessingMethod: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsAreaInformation: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDateStamp: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var gpsDifferental: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }
}
