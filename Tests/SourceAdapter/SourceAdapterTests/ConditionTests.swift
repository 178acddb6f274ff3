import SourceAdapter
import Testing

@Suite struct ConditionTests {
    @Test func iOSIsTrueOnLinux() {
        #expect(
            adapted("#if os(iOS) && !targetEnvironment(macCatalyst)\n#elseif !(os(iOS) || os(tvOS))\n#endif")
                == "#if (os(iOS) || os(Linux)) && !targetEnvironment(macCatalyst)\n"
                + "#elseif !((os(iOS) || os(Linux)) || os(tvOS))\n#endif")
    }

    @Test func whatIsLeftOutOnLinuxIsCompiled() {
        #expect(adapted("#if !os(Linux)\n#elseif os(Linux)\n#endif") == "#if true\n#elseif os(Linux)\n#endif")
        #expect(adapted("#if !os(Linux) && DEBUG\n#endif") == "#if true && DEBUG\n#endif")
    }

    @Test func theBranchOfApplesSystemsIsCompiledBesideThatOfOthers() {
        #expect(
            adapted("#if os(Linux) || os(Windows)\n#else\n#endif") == "#if false || os(Windows)\n#else\n#endif")
        #expect(
            adapted("#if !(os(Linux) || os(Android))\n#endif") == "#if !(false || os(Android))\n#endif")
        let only = "#if os(Linux) || os(Windows)\n#endif"
        #expect(adapted(only) == only)
        let alone = "#if os(Linux)\n#else\n#endif"
        #expect(adapted(alone) == alone)
    }

    @Test func whatLinuxHasNoCodeForIsCompiledAsOnApplesSystems() {
        #expect(
            adapted("#if os(Linux)\n// Not there yet.\n#else\nlet a = 1\n#endif")
                == "#if false\n// Not there yet.\n#else\nlet a = 1\n#endif")
        let other = "#if os(Linux)\nlet a = 2\n#else\nlet a = 1\n#endif"
        #expect(adapted(other) == other)
    }

    @Test func whatAnotherFileHasForApplesSystemsIsNotTakenTwice() {
        func adapted(_ apple: String) -> String {
            let linux = "#if os(Linux)\nextension Thread { static func set() {} }\n#endif\n"
            let files = [SourceFile(path: "Linux.swift", text: linux), SourceFile(path: "Darwin.swift", text: apple)]
            return TargetAdapter.adapt(files).files[0].text
        }
        let condition = "#if os(macOS) || os(iOS)\n"
        #expect(adapted(condition + "extension Thread { static func set() {} }\n#endif\n").contains("#if false\n"))
        #expect(adapted(condition + "extension Thread { static func get() {} }\n#endif\n").contains("#if os(Linux)\n"))
        #expect(
            adapted("#if !os(iOS)\nextension Thread { static func set() {} }\n#endif\n").contains("#if os(Linux)\n"))
    }

    @Test func modulesThatStandHereCanBeImported() {
        #expect(
            adapted("#if canImport(UIKit) && !canImport(AppKit)\n#elseif canImport(ObjectiveC)\n#endif")
                == "#if true && !canImport(AppKit)\n#elseif canImport(ObjectiveC)\n#endif")
    }

    @Test func sourceOfXcodeIsNotOfASwiftPackage() {
        let file = SourceFile(path: "A.swift", text: "#if SWIFT_PACKAGE && os(iOS)\n#elseif !SWIFT_PACKAGE\n#endif\n")
        let ofXcode = TargetAdapter.adapt([file], isOfSwiftPackage: false).files[0].text
        #expect(ofXcode.hasSuffix("#if false && (os(iOS) || os(Linux))\n#elseif !false\n#endif\n"))
        let ofPackage = TargetAdapter.adapt([file]).files[0].text
        #expect(ofPackage.hasSuffix("#if SWIFT_PACKAGE && (os(iOS) || os(Linux))\n#elseif !SWIFT_PACKAGE\n#endif\n"))
    }

    @Test func classesThatStandInForObjectiveCInAPackageStay() {
        func adapted(_ others: String) -> String {
            let text = "#if SWIFT_PACKAGE\nimport UIKit\nclass Proxy: NSObject {}\n#endif\n"
            let files = [SourceFile(path: "A.swift", text: text), SourceFile(path: "B.swift", text: others)]
            return TargetAdapter.adapt(files, isOfSwiftPackage: false).files[0].text
        }
        #expect(adapted("let a = Proxy()\n").contains("#if SWIFT_PACKAGE\n"))
        #expect(adapted("#if !SWIFT_PACKAGE\nclass Proxy {}\n#endif\n").contains("#if false\n"))
    }

    @Test func codeThatOnlyLooksLikeAConditionStays() {
        #expect(adapted("func os(_ a: Int) {}; os(iOS)") == "func os(_ a: Int) {}; os(iOS)")
    }
}
