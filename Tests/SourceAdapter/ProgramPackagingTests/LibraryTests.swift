import Testing

@testable import ProgramPackaging

@Suite struct LibraryTests {
    private static let loaded = LoadedLibraries(
        """
        \tlinux-vdso.so.1 (0x00007ffc8d9f2000)
        \tlibTrestle.so => /build/release/libTrestle.so (0x00007f1d4c000000)
        \tlibswiftCore.so => /toolchain/usr/lib/swift/linux/libswiftCore.so (0x00007f1d4b800000)
        \tlibcairo.so.2 => /lib/x86_64-linux-gnu/libcairo.so.2 (0x00007f1d4b600000)
        \tlibpng16.so.16 => /lib/x86_64-linux-gnu/libpng16.so.16 (0x00007f1d4b500000)
        \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f1d4b400000)
        \t/lib64/ld-linux-x86-64.so.2 (0x00007f1d4e000000)

        """)
    private static let folders = ["/build/release", "/toolchain/usr/lib/swift/linux"]

    @Test func ownLibrariesAreToldFromThoseOfTheSystem() throws {
        let libraries = try ProgramLibraries(
            Self.loaded, folders: Self.folders, named: ["libTrestle.so", "libcairo.so.2", "libc.so.6"])
        #expect(libraries.own.map(\.name) == ["libTrestle.so", "libswiftCore.so"])
        #expect(libraries.system.map(\.name) == ["libcairo.so.2", "libpng16.so.16"])
        #expect(
            libraries.named.map(\.path) == ["/lib/x86_64-linux-gnu/libcairo.so.2", "/lib/x86_64-linux-gnu/libc.so.6"])
    }

    @Test func missingLibrariesAreNamed() {
        let loaded = LoadedLibraries("\tlibgone.so.1 => not found\n")
        #expect(throws: PackagingError("libraries are missing: libgone.so.1")) {
            try ProgramLibraries(loaded, folders: [], named: [])
        }
    }

    @Test func namesAndRunPathsAreReadInEveryLanguage() {
        let output = """

            Dynamischer Abschnitt an Offset 0x2d90 enthält 4 Einträge:
              Tag       Typ                          Name/Wert
             0x0000000000000001 (NEEDED)             Gemeinsame Bibliothek [libswiftCore.so]
             0x0000000000000001 (NEEDED)             Gemeinsame Bibliothek [libc.so.6]
             0x000000000000001d (RUNPATH)            Bibliothek-Laufzeitpfad: [$ORIGIN:/toolchain]
             0x000000000000000e (SONAME)             soname der Bibliothek: [libTrestle.so]
            """
        #expect(NamedLibraries.names(in: output) == ["libswiftCore.so", "libc.so.6"])
        #expect(RunPath.paths(in: output) == ["$ORIGIN", "/toolchain"])
    }

    @Test func packagesAreThoseThatDpkgNamesInTheVersionsOfThisMachine() {
        let owners = DebianOwners(
            DebianOwners.owners(
                in: """
                    libcairo2:amd64: /usr/lib/x86_64-linux-gnu/libcairo.so.2
                    fonts-inter: /usr/share/fonts/opentype/inter/Inter-Bold.otf
                    libc6:amd64: /lib/x86_64-linux-gnu/libc.so.6
                    """),
            listed: "fonts-inter 4.0+ds-1\nlibc6:amd64 2.36-9+deb12u10\nlibcairo2:amd64 1:1.16.0-7\n")
        // As ldd names it, which does not know where the package has it.
        #expect(owners.package(of: "/lib/x86_64-linux-gnu/libcairo.so.2") == "libcairo2")
        #expect(owners.package(of: "/usr/local/lib/libown.so") == nil)
        #expect(
            owners.dependencies(of: [
                "/lib/x86_64-linux-gnu/libcairo.so.2", "/usr/local/lib/libown.so", "/lib/x86_64-linux-gnu/libc.so.6",
            ]) == ["libc6 (>= 2.36)", "libcairo2 (>= 1:1.16.0)"])
    }

    @Test func fontsAreThoseThatTrestleDrawsWith() {
        let files = FontFiles.files(
            in: """
                Inter\t/usr/share/fonts/opentype/inter/Inter-Bold.otf
                Inter\t/usr/share/fonts/opentype/inter/Inter-Bold.otf
                DejaVu Sans Condensed\t/usr/share/fonts/DejaVuSansCondensed.ttf
                Material Icons\t/usr/share/fonts/woff/MaterialIcons-Regular.woff2
                Material Icons\t/usr/share/fonts/MaterialIcons-Regular.ttf
                Lohit\t/usr/share/fonts/Lohit.ttf
                """)
        #expect(
            files == ["/usr/share/fonts/MaterialIcons-Regular.ttf", "/usr/share/fonts/opentype/inter/Inter-Bold.otf"])
    }

    @Test func loadersAreListedInTheirNewFolder() {
        let loaders = ImageLoaders(
            """
            # GdkPixbuf Image Loader Modules file
            #
            "/usr/lib/loaders/libpixbufloader-gif.so"
            "gif" 4 "gdk-pixbuf" "GIF" "LGPL"
            "image/gif" ""
            "gif" ""
            "GIF8" "" 100

            "/usr/lib/loaders/libpixbufloader-svg.so"
            "svg" 6 "gdk-pixbuf" "Scalable Vector Graphics" "LGPL"
            "image/svg+xml" ""
            "svg" ""
            " <svg" "*    " 100

            """)
        #expect(loaders.needed(withVectors: true).map(\.name) == ["libpixbufloader-gif.so", "libpixbufloader-svg.so"])
        #expect(
            ImageLoaders.list(loaders.needed(withVectors: false), in: "/elsewhere") == """
                "/elsewhere/libpixbufloader-gif.so"
                "gif" 4 "gdk-pixbuf" "GIF" "LGPL"
                "image/gif" ""
                "gif" ""
                "GIF8" "" 100


                """)
    }

    @Test func librariesForVectorImagesComeWithSuchResources() throws {
        #expect(OptionalLibraries(forResourcesIn: []).names == [])
        #expect(OptionalLibraries.all == ["libpoppler-glib.so.8", "librsvg-2.so.2"])
    }

    @Test func whatIsCompiledWithAnSDKNeedsTheHeadersBelowItsModules() {
        let list = "libcairo2-dev\nfonts-inter\nlibrsvg2-2\nzlib1g-dev\npkg-config\nxvfb\n"
        #expect(SDKPackages.development(list) == ["libcairo2-dev", "zlib1g-dev", "pkg-config"])
    }
}
