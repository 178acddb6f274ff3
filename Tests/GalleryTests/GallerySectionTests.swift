import GalleryScreens
import Testing
import UIKit

@MainActor @Suite
struct GallerySectionTests {
    @Test func everyScreenIsInOneSection() {
        let listed = GallerySection.all.flatMap(\.screens).map(\.identifier)
        #expect(listed.sorted() == GalleryScreen.all.map(\.identifier).sorted())
        #expect(GallerySection.indexPath(of: "mail") == IndexPath(row: 0, section: 0))
        #expect(GallerySection.indexPath(of: "no such screen") == nil)
    }
}
