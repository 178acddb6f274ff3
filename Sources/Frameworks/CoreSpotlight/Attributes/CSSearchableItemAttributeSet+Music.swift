import Foundation

extension CSSearchableItemAttributeSet {
    public var audioSampleRate: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var audioChannelCount: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var tempo: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var keySignature: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var timeSignature: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var audioEncodingApplication: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var composer: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var lyricist: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var album: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var artist: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var audioTrackNumber: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var recordingDate: Date? {
        get { value() }
        set { setValue(newValue) }
    }

    public var musicalGenre: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var generalMIDISequence: NSNumber? {
        get { value() }
        set { setValue(newValue) }
    }

    public var musicalInstrumentCategory: String? {
        get { value() }
        set { setValue(newValue) }
    }

    public var musicalInstrumentName: String? {
        get { value() }
        set { setValue(newValue) }
    }
}
