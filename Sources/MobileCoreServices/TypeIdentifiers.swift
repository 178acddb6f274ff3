import UniformTypeIdentifiers

// The identifiers of types before iOS 14. They are strings here, because Swift on Linux has no conversion from CFString:
// `kUTTypePlainText as String` compiles.

public let kUTTypeItem: String = "public.item"
public let kUTTypeContent: String = "public.content"
public let kUTTypeCompositeContent: String = "public.composite-content"
public let kUTTypeMessage: String = "public.message"
public let kUTTypeContact: String = "public.contact"
public let kUTTypeArchive: String = "public.archive"
public let kUTTypeDirectory: String = "public.directory"
public let kUTTypeFolder: String = "public.folder"
public let kUTTypeData: String = "public.data"
public let kUTTypeExecutable: String = "public.executable"
public let kUTTypeURL: String = "public.url"
public let kUTTypeFileURL: String = "public.file-url"
public let kUTTypeText: String = "public.text"
public let kUTTypePlainText: String = "public.plain-text"
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
public let kUTTypeUTF16PlainText: String = "public.utf16-plain-text"
public let kUTTypeDelimitedText: String = "public.delimited-values-text"
public let kUTTypeCommaSeparatedText: String = "public.comma-separated-values-text"
public let kUTTypeRTF: String = "public.rtf"
public let kUTTypeHTML: String = "public.html"
public let kUTTypeXML: String = "public.xml"
public let kUTTypeJSON: String = "public.json"
public let kUTTypePropertyList: String = "com.apple.property-list"
public let kUTTypeSourceCode: String = "public.source-code"
public let kUTTypeSwiftSource: String = "public.swift-source"
public let kUTTypeLog: String = "public.log"
public let kUTTypeImage: String = "public.image"
public let kUTTypeJPEG: String = "public.jpeg"
public let kUTTypePNG: String = "public.png"
public let kUTTypeGIF: String = "com.compuserve.gif"
public let kUTTypeTIFF: String = "public.tiff"
public let kUTTypeBMP: String = "com.microsoft.bmp"
public let kUTTypeScalableVectorGraphics: String = "public.svg-image"
public let kUTTypeAudiovisualContent: String = "public.audiovisual-content"
public let kUTTypeMovie: String = "public.movie"
public let kUTTypeVideo: String = "public.video"
public let kUTTypeAudio: String = "public.audio"
public let kUTTypeQuickTimeMovie: String = "com.apple.quicktime-movie"
public let kUTTypeMPEG: String = "public.mpeg"
public let kUTTypeMPEG4: String = "public.mpeg-4"
public let kUTTypeMP3: String = "public.mp3"
public let kUTTypeMPEG4Audio: String = "public.mpeg-4-audio"
public let kUTTypeWaveformAudio: String = "com.microsoft.waveform-audio"
public let kUTTypePDF: String = "com.adobe.pdf"
public let kUTTypeZipArchive: String = "public.zip-archive"
public let kUTTypeGNUZipArchive: String = "org.gnu.gnu-zip-archive"
public let kUTTypeSpreadsheet: String = "public.spreadsheet"
public let kUTTypePresentation: String = "public.presentation"
public let kUTTypeDatabase: String = "public.database"
public let kUTTypeFont: String = "public.font"
public let kUTTypeBookmark: String = "public.bookmark"
public let kUTTypeVCard: String = "public.vcard"

/// Returns whether a type is another one, or a special case of it.
public func UTTypeConformsTo(_ identifier: String, _ other: String) -> Bool {
    TypeCatalog.conforms(identifier, to: other)
}

/// Returns whether two identifiers name the same type.
public func UTTypeEqual(_ identifier: String, _ other: String) -> Bool { identifier == other }
