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
        /// The URL of the file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
