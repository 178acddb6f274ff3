import FrameworkAbsence
import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

/// - Linux: works
///
/// Told when the user ends the controller.
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// - Linux: refuses
///
/// A panel with the address of the application in the App Store and a button that opens it in the browser. Loading
/// ends with `SKError.storeProductNotAvailable`.
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    private let panel = AbsencePanel(
        symbolName: "bag", title: "App Store", message: "Linux has no App Store.")

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPanel(panel, title: nil) { [weak self] in self?.end() }
    }

    /// The completion block is called on the main queue with false and an error.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        showAddress(of: parameters[SKStoreProductParameterITunesItemIdentifier])
        let error = StoreAbsence.error(.storeProductNotAvailable)
        nonisolated(unsafe) let block = block  // sound: called on the main queue, where it came from
        DispatchQueue.main.async { block?(false, error) }
    }

    open func loadProduct(
        withParameters parameters: [String: Any], impression: SKAdImpression,
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        loadProduct(withParameters: parameters, completionBlock: block)
    }

    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        showAddress(of: parameters[SKStoreProductParameterITunesItemIdentifier])
        throw StoreAbsence.error(.storeProductNotAvailable)
    }

    private func showAddress(of identifier: Any?) {
        guard let identifier, let url = URL(string: "https://apps.apple.com/app/id\(identifier)") else { return }
        panel.message = url.absoluteString
        panel.setAction(title: SystemText.openInBrowser.string) { UIApplication.shared.open(url) }
    }

    private func end() {
        if let delegate {
            delegate.productViewControllerDidFinish(self)
        } else {
            dismiss(animated: true)
        }
    }
}
