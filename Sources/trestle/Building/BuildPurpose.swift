/// What a build is for, which decides how it is compiled and where programs find their libraries.
enum BuildPurpose: Equatable {
    /// To be run and tested on this machine.
    case development
    /// To be given to users: optimized, with libraries in the folder `lib` beside that of the program.
    case distribution

    /// The configuration of SwiftPM, which is the name of the folder of its products, too.
    var configuration: String { self == .development ? "debug" : "release" }

    /// The arguments of `swift build` for UIKit.
    var libraryFlags: [String] {
        // Without a name of its own, programs would name the library by its path.
        let name = self == .development ? [] : ["-Xlinker", "-soname=\(UIKitLibrary.name)"]
        return ["-c", configuration] + withoutToolchain + name
    }

    /// The arguments of `swift build` for a program.
    ///
    /// - Parameter library: the folder of the library.
    func programFlags(library: String) -> [String] {
        let linker: [String] =
            switch self {
            case .development: ["-rpath", library]
            // Old tags: the path holds for the libraries of libraries, too, and for those that are loaded later.
            case .distribution: ["--disable-new-dtags", "-rpath", "$ORIGIN/../lib"]
            }
        return ["-c", configuration] + withoutToolchain + linker.flatMap { ["-Xlinker", $0] }
    }

    /// Elsewhere there is no toolchain, or one whose libraries are others.
    private var withoutToolchain: [String] {
        self == .development ? [] : ["-Xswiftc", "-no-toolchain-stdlib-rpath"]
    }

    /// What the environment of the build of UIKit has besides.
    var libraryEnvironment: [String: String] { self == .development ? [:] : ["TRESTLE_LIBRARY": "application"] }
}
