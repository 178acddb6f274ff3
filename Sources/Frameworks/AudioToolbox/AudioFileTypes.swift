/// - Linux: works
/// The type of an audio file by its four characters.
public typealias AudioFileTypeID = UInt32

public let kAudioFileAIFFType: AudioFileTypeID = 0x41494646  // AIFF
public let kAudioFileAIFCType: AudioFileTypeID = 0x41494643  // AIFC
public let kAudioFileWAVEType: AudioFileTypeID = 0x57415645  // WAVE
public let kAudioFileRF64Type: AudioFileTypeID = 0x52463634  // RF64
public let kAudioFileBW64Type: AudioFileTypeID = 0x42573634  // BW64
public let kAudioFileWave64Type: AudioFileTypeID = 0x57363466  // W64f
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x53643266  // Sd2f
public let kAudioFileNextType: AudioFileTypeID = 0x4E655854  // NeXT
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D504733  // MPG3
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D504732  // MPG2
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D504731  // MPG1
public let kAudioFileAC3Type: AudioFileTypeID = 0x61632D33  // ac-3
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x61647473  // adts
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D703466  // mp4f
public let kAudioFileM4AType: AudioFileTypeID = 0x6D346166  // m4af
public let kAudioFileM4BType: AudioFileTypeID = 0x6D346266  // m4bf
public let kAudioFileCAFType: AudioFileTypeID = 0x63616666  // caff
public let kAudioFile3GPType: AudioFileTypeID = 0x33677070  // 3gpp
public let kAudioFile3GP2Type: AudioFileTypeID = 0x33677032  // 3gp2
public let kAudioFileAMRType: AudioFileTypeID = 0x616D7266  // amrf
public let kAudioFileFLACType: AudioFileTypeID = 0x666C6163  // flac
public let kAudioFileLATMInLOASType: AudioFileTypeID = 0x6C6F6173  // loas
public let kAudioFileGlobalInfo_ExtensionsForType: AudioFileTypeID = 0x66657874  // fext
public let kAudioFileGlobalInfo_HFSTypeCodesForType: AudioFileTypeID = 0x66686673  // fhfs
public let kAudioFileGlobalInfo_UTIsForType: AudioFileTypeID = 0x66757469  // futi
public let kAudioFileGlobalInfo_MIMETypesForType: AudioFileTypeID = 0x666D696D  // fmim
public let kAudioFileGlobalInfo_TypesForMIMEType: AudioFileTypeID = 0x746D696D  // tmim
