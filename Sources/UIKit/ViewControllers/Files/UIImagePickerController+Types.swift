extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The camera is never available; the other two open the same dialog.
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// The cameras of a device.
    public enum CameraDevice: Int, Sendable {
        /// No device has a camera here.
        case rear, front
    }

    /// Whether a camera takes pictures or films. The raw values are UIKit's.
    public enum CameraCaptureMode: Int, Sendable {
        /// No device has a camera here.
        case photo, video
    }

    /// When a camera's flash is used. The raw values are UIKit's.
    public enum CameraFlashMode: Int, Sendable {
        /// Never, by the camera's choice, or always.
        case off = -1
        /// By the camera's choice.
        case auto = 0
        /// For every picture.
        case on = 1
    }

    /// How well videos are recorded. The raw values are UIKit's.
    public enum QualityType: Int, Sendable {
        /// Nothing is recorded here.
        case typeHigh = 0
        /// Nothing is recorded here.
        case typeMedium = 1
        /// Nothing is recorded here.
        case typeLow = 2
        /// Nothing is recorded here.
        case type640x480 = 3
        /// Nothing is recorded here.
        case typeIFrame1280x720 = 4
        /// Nothing is recorded here.
        case typeIFrame960x540 = 5
    }

    /// Whether pictures are converted for programs that read few formats. The raw values are UIKit's.
    public enum ImageURLExportPreset: Int, Sendable {
        /// Files are not converted here.
        case compatible, current
    }

    /// Names what a delegate receives.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of a type, "public.image".
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A UIImage.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A UIImage; only after editing.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An NSValue with the part of the original that was taken; only after editing.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of an item of the photo library, which a desktop does not have: never in the dictionary.
        @available(*, deprecated, message: "Will be removed in a future release, use PHPicker.")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The URL of a video. Videos cannot be chosen: never in the dictionary.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// What a camera has written about a picture. There is no camera: never in the dictionary.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A live photo, which a desktop does not have: never in the dictionary.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// An item of the photo library, which a desktop does not have: never in the dictionary.
        @available(*, deprecated, message: "Will be removed in a future release, use PHPicker.")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
