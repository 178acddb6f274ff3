import Foundation
import FoundationRepairs
internal import HostInterface

/// What a desktop knows the application by: the name of its desktop file, and its icon.
enum ApplicationIdentity {
    /// The width of the icon in pixels. Desktops make smaller ones of it.
    private static let iconWidth = 128

    static var identifier: String {
        DesktopIdentifier.of(
            bundleIdentifier: Bundle.main.bundleIdentifier, program: ProcessInfo.processInfo.processName)
    }

    /// Reads the icon while the application goes on, and gives it to the host.
    @MainActor
    static func showIcon(in host: any ApplicationHost) {
        guard host.showsIcon else { return }
        DispatchQueue.global(qos: .utility).async { [weak host] in
            guard let icon = icon(width: iconWidth) else { return }
            DispatchQueue.main.async { [weak host] in MainActor.assumeIsolated { host?.icon = icon } }
        }
    }

    /// Returns the icon of the asset catalogs; nil without one.
    static func icon(width: Int) -> HostPicture? {
        guard let entry = AssetCatalogs.applicationIcon(in: nil)?.entry(width: width),
            let image = ImageFiles.image(atPath: entry.path)?.image
        else { return nil }
        let side = CGFloat(width)
        return UIImage(cgImage: image).preparingThumbnail(of: CGSize(width: side, height: side))?.cgImage
            .map { HostPicture($0) }
    }
}
