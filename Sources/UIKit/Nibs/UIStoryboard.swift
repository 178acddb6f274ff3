import Foundation
internal import NibDocument

/// The controllers of a `.storyboard` file, as Interface Builder saves it; compiled files cannot be read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle?
    private let file: NibFile?
    private var scenesInProgress: Set<String> = []

    /// Creates a storyboard without scenes: it has no controller to instantiate.
    public override init() {
        (name, bundle, file) = ("", nil, nil)
        super.init()
    }

    /// Reads the file, from the main bundle and the resource bundles beside the executable if the bundle is nil. Raises
    /// `NSInvalidArgumentException` if it does not exist or cannot be read.
    public required init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        var reason =
            "there is no file \(name).storyboard in "
            + ResourceFolders.of(storyboardBundleOrNil).joined(separator: ", ")
        do {
            file = try NibFile.named(name, extension: "storyboard", in: storyboardBundleOrNil)
        } catch {
            file = nil
            reason = "\(error)"
        }
        super.init()
        guard file == nil else { return }
        Trestle.raise(
            .invalidArgumentException,
            "Could not find a storyboard named '\(name)' in bundle NSBundle <\((bundle ?? .main).bundlePath)> (loaded)",
            hint: reason)
    }

    /// Creates a storyboard of a file that is read already.
    init(_ file: NibFile, name: String) {
        self.name = name
        self.file = file
        bundle = file.bundle
    }

    /// Returns a new initial controller; nil if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

    /// Returns a new controller. Raises `NSInvalidArgumentException` if the storyboard has none with this identifier,
    /// and returns an empty controller where the exception policy continues. If several have it, the first one counts.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(named: identifier, nil)
    }

    // MARK: Internal

    /// The identifiers of all scenes with a controller, in the order of the file.
    var identifiers: [String] {
        file?.document.scenes.compactMap { scene in
            guard let controller = scene.controller, controller.element != "viewControllerPlaceholder" else {
                return nil
            }
            return controller.attributes["storyboardIdentifier"]
                ?? controller.identifier.map { "UIViewController-\($0)" }
        } ?? []
    }

    fileprivate func initialController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        file?.document.initialController.flatMap { controller(ofObject: $0, creator) }
    }

    fileprivate func controller(named identifier: String, _ creator: ((NSCoder) -> UIViewController?)?)
        -> UIViewController
    {
        let scene = file?.document.scenes.first { scene in
            guard let controller = scene.controller else { return false }
            if let own = controller.attributes["storyboardIdentifier"] { return own == identifier }
            return controller.identifier.map { "UIViewController-\($0)" } == identifier
        }
        if let made = scene?.controller?.identifier.flatMap({ controller(ofObject: $0, creator) }) { return made }
        let known = file?.document.scenes.compactMap { $0.controller?.attributes["storyboardIdentifier"] } ?? []
        Trestle.raise(
            .invalidArgumentException,
            "Storyboard (<UIStoryboard: \(ObjectAddress(self))>) doesn't contain a view controller with identifier '\(identifier)'",
            hint: "\(name).storyboard has \(known.isEmpty ? "none" : known.sorted().joined(separator: ", "))")
        return UIViewController()
    }

    /// Creates the controller of a scene by its identifier in the document, also one of another storyboard that the
    /// scene refers to.
    func controller(ofObject identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        guard let file, let record = file.document.scenes.first(where: { $0.controller?.identifier == identifier }),
            let controller = record.controller
        else { return nil }
        if controller.element == "viewControllerPlaceholder" { return referenced(by: controller, creator) }
        guard scenesInProgress.insert(identifier).inserted else {
            ConsoleLog.message("\(controller.location): the controller \(identifier) contains itself")
            return nil
        }
        defer { scenesInProgress.remove(identifier) }
        return StoryboardScene(record, in: self, file: file)?.makeController(creator)
    }

    private func referenced(by record: NibObject, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let preview = file?.preview, let name = record.attributes["storyboardName"] {
            preview.omit("\(record.location): an empty controller is shown for one of the storyboard \(name)")
            return UIViewController()
        }
        let storyboard = record.attributes["storyboardName"].map { name in
            UIStoryboard(
                name: name, bundle: record.attributes["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle)
        }
        let target = storyboard ?? self
        guard let identifier = record.attributes["referencedIdentifier"] else {
            return target.initialController(creator)
        }
        return target.controller(named: identifier, creator)
    }
}

extension UIStoryboard {
    /// - Parameter creator: creates the controller with the coder, which it passes on to `init(coder:)`, and whatever
    ///   else the controller needs. If it returns nil, the controller is created by its class.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialController(creator.map { creator in { creator($0) } }) as? ViewController
    }

    /// Returns a new controller with an identifier. Raises if there is none, or if it has another class.
    ///
    /// - Parameter creator: as for ``instantiateInitialViewController(creator:)``.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = controller(named: identifier, creator.map { creator in { creator($0) } })
        if let controller = made as? ViewController { return controller }
        fatalError(
            "the controller \(identifier) of \(name).storyboard is a \(ClassName(type(of: made))), not a \(ClassName(ViewController.self))"
        )
    }
}
