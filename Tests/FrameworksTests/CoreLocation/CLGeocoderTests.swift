import CoreLocation
import Testing

@MainActor @Suite(.serialized)
final class CLGeocoderTests {
    private var codes: [CLError.Code?] = []

    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func requestsEndWithANetworkError() async {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("Marienplatz") { placemarks, error in
            #expect(placemarks == nil)
            self.codes.append((error as? CLError)?.code)
        }
        #expect(geocoder.isGeocoding && codes.isEmpty)
        await mainQueue()
        #expect(!geocoder.isGeocoding && codes == [.network])
    }

    @Test func canceledRequestsEndOnce() async {
        let geocoder = CLGeocoder()
        geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
            self.codes.append((error as? CLError)?.code)
        }
        geocoder.cancelGeocode()
        await mainQueue()
        #expect(codes == [.geocodeCanceled])
    }

    @Test func asynchronousRequestsThrow() async {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Marienplatz") }
    }
}
