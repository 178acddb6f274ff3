import Contacts
import MapKit
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MKRequestTests {
    private final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
        var codes: [MKError.Code?] = []

        func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
            codes.append((error as? MKError)?.code)
        }
    }

    private var codes: [MKError.Code?] = []

    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    private nonisolated static func search() async throws {
        _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
    }

    @Test func searchesFail() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Coffee"
        let search = MKLocalSearch(request: request)
        search.start { response, error in
            #expect(response == nil)
            self.codes.append((error as? MKError)?.code)
        }
        #expect(search.isSearching)
        await mainQueue()
        #expect(codes == [.serverFailure] && !search.isSearching)
    }

    @Test func asynchronousSearchesThrow() async {
        await #expect(throws: MKError(.serverFailure)) { try await Self.search() }
    }

    @Test func waysAreNotFound() async {
        let request = MKDirections.Request()
        request.source = .forCurrentLocation()
        MKDirections(request: request).calculate { _, error in self.codes.append((error as? MKError)?.code) }
        await mainQueue()
        #expect(codes == [.directionsNotFound])
    }

    @Test func onlyTheLastTextIsCompleted() async {
        let completer = MKLocalSearchCompleter()
        let delegate = Delegate()
        completer.delegate = delegate
        completer.queryFragment = "Co"
        completer.queryFragment = "Cof"
        await mainQueue()
        #expect(delegate.codes == [.serverFailure] && completer.results.isEmpty)
    }

    @Test func picturesOfMapsFailOnTheQueue() async {
        await withCheckedContinuation { done in
            MKMapSnapshotter(options: MKMapSnapshotter.Options()).start(with: .main) { snapshot, error in
                #expect(snapshot == nil && (error as? MKError)?.code == .serverFailure)
                done.resume()
            }
        }
    }

    @Test func itemsOpenInTheBrowser() throws {
        let app = try TestApplication(showing: UIViewController())
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575))
        #expect(MKMapItem(placemark: placemark).openInMaps())
        #expect(
            app.openedURLs.map(\.absoluteString) == [
                "https://www.openstreetmap.org/?mlat=48.13700&mlon=11.57500#map=16/48.13700/11.57500"
            ])
    }

    @Test func directionsOpenInTheBrowser() throws {
        let app = try TestApplication(showing: UIViewController())
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575))
        let options = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
        #expect(MKMapItem(placemark: placemark).openInMaps(launchOptions: options))
        let address = try #require(app.openedURLs.first?.absoluteString.removingPercentEncoding)
        #expect(address.contains("engine=fossgis_osrm_foot") && address.contains("route=;48.13700,11.57500"))
    }

    @Test func noItemsOpenNothing() async {
        let isOpened = await withCheckedContinuation { done in
            MKMapItem.openMaps(with: [], from: nil) { done.resume(returning: $0) }
        }
        #expect(!isOpened)
    }

    @Test func placemarksHaveTheFieldsOfTheirAddress() throws {
        let address = ["Street": "Marienplatz 1", "City": "München", "ZIP": "80331", "Country": "Germany"]
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(), addressDictionary: address)
        #expect(placemark.locality == "München" && placemark.postalCode == "80331")
        #expect(placemark.title == "Marienplatz 1, München, 80331, Germany")
        let copy = MKPlacemark(coordinate: placemark.coordinate, postalAddress: try #require(placemark.postalAddress))
        #expect(copy.thoroughfare == "Marienplatz 1" && copy.country == "Germany")
    }
}
