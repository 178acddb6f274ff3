import FrameworkAbsence
import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// - Linux: refuses
///
/// Linux has no service that finds places: requests end with ``CLError/network`` on the main queue.
open class CLGeocoder: NSObject {
    private var request: CLGeocodeCompletionHandler?

    public override init() {}

    open var isGeocoding: Bool { request != nil }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        refuse(completionHandler)
    }

    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        refuse(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        refuse(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        refuse(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        refuse(completionHandler)
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw refusal() }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw refusal()
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw refusal() }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?
    ) async throws -> [CLPlacemark] {
        throw refusal()
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw refusal()
    }

    open func cancelGeocode() {
        end(with: CLError(.geocodeCanceled))
    }

    private func refusal() -> CLError {
        Absence.report("CoreLocation", "CLGeocoder", "requests end with CLError.network")
        return CLError(.network)
    }

    private func refuse(_ handler: @escaping CLGeocodeCompletionHandler) {
        // A second request while one is made is ended by its own, as on iOS.
        let isFirst = request == nil
        if isFirst { request = handler }
        // Sound: the geocoder and the handler are used on the main queue, as Core Location documents.
        nonisolated(unsafe) let geocoder = self
        nonisolated(unsafe) let other = isFirst ? nil : handler  // Sound: as the line above.
        let error = refusal()
        DispatchQueue.main.async {
            if let other { other(nil, error) } else { geocoder.end(with: error) }
        }
    }

    private func end(with error: CLError) {
        guard let handler = request else { return }
        request = nil
        handler(nil, error)
    }
}
