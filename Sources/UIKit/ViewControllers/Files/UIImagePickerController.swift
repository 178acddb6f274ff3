import Foundation
internal import HostInterface

/// Lets the user choose a picture, in a dialog of the desktop that shows files.
///
/// There is no camera and no library of photos, and videos cannot be chosen. The dialog is that of the desktop's portal;
/// the controller itself says so and has a button that cancels.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    private static var dialogTitle: String { SystemText.photos.string }
    private let choice = FileChoiceController(title: dialogTitle) {
        HostFileRequest(title: dialogTitle, choice: .file, types: ["image/*"])
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        finishInit()
    }

    /// Creates the picker with classes for its bars.
    public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        finishInit()
    }

    /// Creates the picker, which shows its own controllers in place of the one that is given.
    public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        finishInit()
    }

    /// Creates the picker from a storyboard, in place of whose controllers it shows its own.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        choice.onChoose = { [weak self] in self?.take($0[0]) }
        choice.onCancel = { [weak self] in self?.cancel() }
        viewControllers = [choice]
    }

    /// The object that gets the chosen picture; not retained.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Sources

    /// Returns false for the camera, and for the others where the desktop has no dialog for files.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera && UIApplication.shared.run?.host.canChooseFiles ?? false
    }

    /// Returns the types of media that the user can choose; nil if the source is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [image] : nil
    }

    /// Returns false: there are no cameras.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Returns false: there are no cameras.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The identifier of pictures.
    private static let image = "public.image"

    private var source = SourceType.photoLibrary

    /// The default is `.photoLibrary`. Setting the camera raises an exception.
    open var sourceType: SourceType {
        get { source }
        set {
            guard newValue != .camera else {
                return Trestle.raise(.invalidArgumentException, "Source type \(newValue.rawValue) not available")
            }
            source = newValue
        }
    }

    /// What the user can choose. Pictures are the default, and all that there is: types without them raise an exception.
    open var mediaTypes = [image] {
        didSet {
            guard !mediaTypes.contains(Self.image) else { return }
            mediaTypes = oldValue
            Trestle.raise(
                .invalidArgumentException, "No available types for source \(source.rawValue)")
        }
    }

    /// Whether the user moves and scales the picture in a square before it is taken. The default is false.
    open var allowsEditing = false

    // MARK: Answers

    private func take(_ url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else {
            return choice.refuse("\(url.lastPathComponent) is not a picture.")
        }
        let info: [InfoKey: Any] = [.mediaType: Self.image, .originalImage: image, .imageURL: url]
        guard allowsEditing else { return finish(info) }
        let editor = ImageCropController(image)
        editor.onChoose = { [weak self] part in
            self?.finish(
                info.merging([.editedImage: image.cropped(to: part), .cropRect: NSValue(cgRect: part)]) { $1 })
        }
        pushViewController(editor, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) {
        ImagePickerControllerDelegateMethods.didFinish.receiver(delegate)?.imagePickerController(
            self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        let told: Void? = ImagePickerControllerDelegateMethods.didCancel.ask(delegate) {
            $0.imagePickerControllerDidCancel(self)
        }
        if told == nil { dismiss(animated: true) }
    }

    // MARK: Videos and the camera

    /// Returns nil: there are no cameras.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Stored only: pictures are handed on as they are.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// Stored only: videos are not chosen. The default is 600 seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// Stored only: videos are not chosen. The default is `.typeMedium`.
    open var videoQuality = QualityType.typeMedium
    /// Stored only: videos are not chosen.
    open var videoExportPreset = ""

    /// True. Setting raises an exception, since the source is not the camera.
    open var showsCameraControls: Bool {
        get { true }
        set { requireCamera() }
    }

    /// Nil. Setting raises an exception, since the source is not the camera.
    open var cameraOverlayView: UIView? {
        get { nil }
        set { requireCamera() }
    }

    /// The identity. Setting raises an exception, since the source is not the camera.
    open var cameraViewTransform: CGAffineTransform {
        get { .identity }
        set { requireCamera() }
    }

    /// `.photo`. Setting raises an exception, since the source is not the camera.
    open var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set { requireCamera() }
    }

    /// `.rear`. Setting raises an exception, since the source is not the camera.
    open var cameraDevice: CameraDevice {
        get { .rear }
        set { requireCamera() }
    }

    /// `.auto`. Setting raises an exception, since the source is not the camera.
    open var cameraFlashMode: CameraFlashMode {
        get { .auto }
        set { requireCamera() }
    }

    /// Raises an exception, since the source is not the camera.
    open func takePicture() { requireCamera() }

    /// Raises an exception, since the source is not the camera; false where it goes on.
    open func startVideoCapture() -> Bool {
        requireCamera()
        return false
    }

    /// Raises an exception, since the source is not the camera.
    open func stopVideoCapture() { requireCamera() }

    private func requireCamera() {
        Trestle.raise(.invalidArgumentException, "Source type must be UIImagePickerControllerSourceTypeCamera")
    }
}
