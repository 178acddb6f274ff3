/// - Linux: works
/// Names a unit that makes or changes sound. There are none on Linux.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: OSType = 0
    public var componentSubType: OSType = 0
    public var componentManufacturer: OSType = 0
    public var componentFlags: UInt32 = 0
    public var componentFlagsMask: UInt32 = 0

    public init() {}

    public init(
        componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        self.componentType = componentType
        self.componentSubType = componentSubType
        self.componentManufacturer = componentManufacturer
        self.componentFlags = componentFlags
        self.componentFlagsMask = componentFlagsMask
    }
}

public let kAudioUnitType_Output: OSType = 0x61756F75  // auou
public let kAudioUnitType_MusicDevice: OSType = 0x61756D75  // aumu
public let kAudioUnitType_MusicEffect: OSType = 0x61756D66  // aumf
public let kAudioUnitType_FormatConverter: OSType = 0x61756663  // aufc
public let kAudioUnitType_Effect: OSType = 0x61756678  // aufx
public let kAudioUnitType_Mixer: OSType = 0x61756D78  // aumx
public let kAudioUnitType_Panner: OSType = 0x6175706E  // aupn
public let kAudioUnitType_Generator: OSType = 0x6175676E  // augn
public let kAudioUnitType_OfflineEffect: OSType = 0x61756F6C  // auol
public let kAudioUnitType_MIDIProcessor: OSType = 0x61756D69  // aumi
public let kAudioUnitType_RemoteEffect: OSType = 0x61757278  // aurx
public let kAudioUnitType_RemoteGenerator: OSType = 0x61757267  // aurg
public let kAudioUnitType_RemoteInstrument: OSType = 0x61757269  // auri
public let kAudioUnitType_RemoteMusicEffect: OSType = 0x6175726D  // aurm
public let kAudioUnitManufacturer_Apple: OSType = 0x6170706C  // appl
public let kAudioUnitSubType_GenericOutput: OSType = 0x67656E72  // genr
public let kAudioUnitSubType_VoiceProcessingIO: OSType = 0x7670696F  // vpio
public let kAudioUnitSubType_HALOutput: OSType = 0x6168616C  // ahal
public let kAudioUnitSubType_DefaultOutput: OSType = 0x64656620  // def
public let kAudioUnitSubType_SystemOutput: OSType = 0x73797320  // sys
public let kAudioUnitSubType_RemoteIO: OSType = 0x72696F63  // rioc
public let kAudioUnitSubType_DLSSynth: OSType = 0x646C7320  // dls
public let kAudioUnitSubType_Sampler: OSType = 0x73616D70  // samp
public let kAudioUnitSubType_MIDISynth: OSType = 0x6D73796E  // msyn
public let kAudioUnitSubType_AUConverter: OSType = 0x636F6E76  // conv
public let kAudioUnitSubType_Varispeed: OSType = 0x76617269  // vari
public let kAudioUnitSubType_DeferredRenderer: OSType = 0x64656672  // defr
public let kAudioUnitSubType_Splitter: OSType = 0x73706C74  // splt
public let kAudioUnitSubType_MultiSplitter: OSType = 0x6D73706C  // mspl
public let kAudioUnitSubType_Merger: OSType = 0x6D657267  // merg
public let kAudioUnitSubType_NewTimePitch: OSType = 0x6E757470  // nutp
public let kAudioUnitSubType_AUiPodTimeOther: OSType = 0x6970746F  // ipto
public let kAudioUnitSubType_RoundTripAAC: OSType = 0x72616163  // raac
public let kAudioUnitSubType_TimePitch: OSType = 0x746D7074  // tmpt
public let kAudioUnitSubType_PeakLimiter: OSType = 0x6C6D7472  // lmtr
public let kAudioUnitSubType_DynamicsProcessor: OSType = 0x64636D70  // dcmp
public let kAudioUnitSubType_LowPassFilter: OSType = 0x6C706173  // lpas
public let kAudioUnitSubType_HighPassFilter: OSType = 0x68706173  // hpas
public let kAudioUnitSubType_BandPassFilter: OSType = 0x62706173  // bpas
public let kAudioUnitSubType_HighShelfFilter: OSType = 0x68736866  // hshf
public let kAudioUnitSubType_LowShelfFilter: OSType = 0x6C736866  // lshf
public let kAudioUnitSubType_ParametricEQ: OSType = 0x706D6571  // pmeq
public let kAudioUnitSubType_Distortion: OSType = 0x64697374  // dist
public let kAudioUnitSubType_Delay: OSType = 0x64656C79  // dely
public let kAudioUnitSubType_SampleDelay: OSType = 0x73646C79  // sdly
public let kAudioUnitSubType_NBandEQ: OSType = 0x6E626571  // nbeq
public let kAudioUnitSubType_Reverb2: OSType = 0x72766232  // rvb2
public let kAudioUnitSubType_GraphicEQ: OSType = 0x67726571  // greq
public let kAudioUnitSubType_MultiBandCompressor: OSType = 0x6D636D70  // mcmp
public let kAudioUnitSubType_MatrixReverb: OSType = 0x6D726576  // mrev
public let kAudioUnitSubType_Pitch: OSType = 0x746D7074  // tmpt
public let kAudioUnitSubType_AUFilter: OSType = 0x66696C74  // filt
public let kAudioUnitSubType_NetSend: OSType = 0x6E736E64  // nsnd
public let kAudioUnitSubType_RogerBeep: OSType = 0x726F6772  // rogr
public let kAudioUnitSubType_MultiChannelMixer: OSType = 0x6D636D78  // mcmx
public let kAudioUnitSubType_MatrixMixer: OSType = 0x6D786D78  // mxmx
public let kAudioUnitSubType_SpatialMixer: OSType = 0x3364656D  // 3dem
public let kAudioUnitSubType_StereoMixer: OSType = 0x736D7872  // smxr
public let kAudioUnitSubType_SphericalHeadPanner: OSType = 0x73706872  // sphr
public let kAudioUnitSubType_VectorPanner: OSType = 0x76626173  // vbas
public let kAudioUnitSubType_SoundFieldPanner: OSType = 0x616D6269  // ambi
public let kAudioUnitSubType_HRTFPanner: OSType = 0x68727466  // hrtf
public let kAudioUnitSubType_NetReceive: OSType = 0x6E726376  // nrcv
public let kAudioUnitSubType_ScheduledSoundPlayer: OSType = 0x7373706C  // sspl
public let kAudioUnitSubType_AudioFilePlayer: OSType = 0x6166706C  // afpl

/// - Linux: works
/// Says in which process a unit runs.
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1 << 0)
}
