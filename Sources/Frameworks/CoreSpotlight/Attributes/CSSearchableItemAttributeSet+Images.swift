import Foundation

extension CSSearchableItemAttributeSet {
    public var pixelHeight: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var pixelWidth: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var pixelCount: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var colorSpace: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var bitsPerSample: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var flashOn: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var focalLength: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var focalLength35mm: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var acquisitionMake: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var acquisitionModel: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var cameraOwner: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var lensModel: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var isoSpeed: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var orientation: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var layerNames: [String]? {
        get { value() }
        set { setValue(newValue) }
    }

    public var whiteBalance: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var aperture: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var profileName: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var resolutionWidthDPI: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var resolutionHeightDPI: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exposureMode: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exposureTime: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exifVersion: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exifgpsVersion: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var hasAlphaChannel: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var redEyeOn: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var meteringMode: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var maxAperture: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var fNumber: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exposureProgram: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var exposureTimeString: String? {
        get { value() }
        set { setValue(newValue) }
    }
}
