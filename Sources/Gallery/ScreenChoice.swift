import ArgumentParser
import GalleryScreens

/// A screen named on the command line.
struct ScreenChoice: ExpressibleByArgument {
    let screen: GalleryScreen

    init?(argument: String) {
        let found = MainActor.assumeIsolated { GalleryScreen.all.first { $0.identifier == argument } }
        guard let found else { return nil }
        screen = found
    }

    static var allNames: [String] {
        MainActor.assumeIsolated { GalleryScreen.all.map(\.identifier) }
    }

    static var allValueStrings: [String] {
        allNames
    }
}
