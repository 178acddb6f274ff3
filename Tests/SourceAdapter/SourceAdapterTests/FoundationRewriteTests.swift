import Testing

@Suite struct WordEnumerationTests {
    @Test(arguments: [
        "a.enumerateSubstrings(in: b, options: .byWords) { c, _, _, _ in d(c) }",
        "(a as NSString).enumerateSubstrings(in: b, options: [.bySentences, .reverse], using: c)",
        "a?.enumerateSubstrings(in: b..., options: c ? .byWords : .byLines) { _, _, _, _ in }",
    ])
    func wordsAndSentencesAreFoundByAMethodOfTrestle(source: String) {
        let source = "import UIKit\n" + source
        #expect(adapted(source) == source.replacing("enumerateSubstrings", with: "enumerateTextUnits"))
    }

    @Test func theTypeOfTheOptionsIsReplaced() {
        #expect(
            adapted(
                "import UIKit\na.enumerateSubstrings(in: b, options: [NSString.EnumerationOptions.byWords, .reverse], c)"
            )
                == "import UIKit\na.enumerateTextUnits(in: b, options: [Trestle.TextUnits.byWords, .reverse], c)")
    }

    @Test func otherPartsOfTextsAreFoundByFoundation() {
        let source = "a.enumerateSubstrings(in: b, options: .byLines) { c, _, _, _ in d(byWords) }"
        #expect(adapted(source) == source)
    }
}

@Suite struct ClosedFoundationMemberTests {
    @Test func aSessionThatWaitsForANetworkIsConfiguredWithAMemberOfTrestle() {
        #expect(
            adapted("import UIKit\na.waitsForConnectivity = true") == "import UIKit\na.waitsForNetwork = true")
        let own = "import UIKit\nclass A { var waitsForConnectivity = false }\nA().waitsForConnectivity = true"
        #expect(adapted(own) == own)
    }

    @Test func aDictionaryWithoutTypesIsCast() {
        #expect(adapted("let a = b(c) as Dictionary?") == "let a = b(c) as! [AnyHashable: Any]?")
        for source in ["let a = b as? Dictionary<C, D>", "let a = b as [C: D]?", "let a: Dictionary? = b"] {
            #expect(adapted(source) == source)
        }
    }
}

@Suite struct FoundationSubclassTests {
    @Test(arguments: ["Thread", "Foundation.Thread"])
    func threadsInheritAClassOfTrestle(superclass: String) {
        #expect(
            adapted("import UIKit\nclass Worker: \(superclass), P { override func main() { Thread.sleep(a) } }")
                == "import UIKit\nclass Worker: Trestle.Thread, P { override func main() { Thread.sleep(a) } }")
    }

    @Test func protocolsOfAllObjectsAreThoseOfFoundationsOtherClasses() {
        #expect(
            generated("import UIKit\nprotocol P {}\nextension NSObject: P {}")
                == """
                extension FileManager: P {}
                extension NotificationCenter: P {}
                extension ProcessInfo: P {}

                """)
        let known = "protocol P {}\nextension NSObject: P {}\nextension NotificationCenter: P {}"
        #expect(!generated(known).contains("NotificationCenter"))
    }

    @Test(arguments: [
        "protocol P: NSObjectProtocol {}\nextension NSObject: P {}",
        "protocol P { func a() }\nextension NSObject: P { func a() {} }", "extension NSObject: P {}",
        "protocol P {}\nextension String: P {}",
    ])
    func otherConformancesAreThoseOfObjectsOnly(source: String) {
        #expect(generated("import UIKit\n" + source).isEmpty)
    }

    @Test func anAssociatedTypeNeedNotBeAClass() {
        #expect(
            adapted("func a<P: Q>(_ b: P.D) where P.D: AnyObject, P: R { assert(c === P.d() || c === nil); e = f }")
                == "func a<P: Q>(_ b: P.D) where P.D: Any, P: R { "
                + "assert((c as AnyObject?) === (P.d() as AnyObject?) || (c as AnyObject?) === nil); e = f }")
        for source in [
            "func a<P: Q>(_ b: P.D) where P.D: AnyObject { c { [weak b] in b?.d() } }",
            "func a<P>(_ b: P) where P: AnyObject { c === b }", "func a() { c === b }",
        ] {
            #expect(adapted(source) == source)
        }
    }

    @Test func locksInheritClassesOfTrestle() {
        #expect(
            adapted("import UIKit\nclass A: NSLock {}\nfinal class B: NSRecursiveLock { let c = NSLock() }")
                == "import UIKit\nclass A: Trestle.Lock {}\nfinal class B: Trestle.RecursiveLock { let c = NSLock() }")
    }

    @Test func aThreadOfTheTargetIsNotFoundations() {
        let source = "class Thread {}\nclass Worker: Thread {}"
        #expect(adapted(source) == source)
    }

    @Test func classesThatLinuxClosesAreReported() {
        #expect(
            diagnostics("class A: Bundle {}\nclass B: Operation {}\nclass C: RunLoop {}") == [
                "File.swift:1:7: error: 'Bundle' has no subclasses on Linux: Foundation hides members that one would "
                    + "inherit. Use an object that has a 'Bundle'.",
                "File.swift:3:7: error: 'RunLoop' has no subclasses on Linux: Foundation hides members that one would "
                    + "inherit. Use an object that has a 'RunLoop'.",
            ])
    }
}

@Suite struct PreviewItemTests {
    @Test(arguments: [
        ("url as QLPreviewItem", "url as NSURL"), ("files[a].fileURL! as! QLPreviewItem", "files[a].fileURL! as NSURL"),
        ("URL(fileURLWithPath: a) as QLPreviewItem", "URL(fileURLWithPath: a) as NSURL"),
        ("urls[a] as any QLPreviewItem", "urls[a] as NSURL"), ("url as? QLPreviewItem", "url as NSURL?"),
    ])
    func addressesBecomeObjects(source: String, expected: String) {
        #expect(adapted("let b = \(source)") == "let b = \(expected)")
    }

    @Test func theTypeDecidesWhereItIsKnown() {
        #expect(adapted("func f(a: URL) { b(a as QLPreviewItem) }") == "func f(a: URL) { b(a as NSURL) }")
        let other = "func f(url: Page) { b(url as QLPreviewItem, page as QLPreviewItem) }"
        #expect(adapted(other) == other)
    }

    @Test func aComparisonOfNumbersStepsBehindFoundations() {
        #expect(
            adapted("func < (a: NSNumber, b: NSNumber) -> Bool { true }")
                == "@_disfavoredOverload func < (a: NSNumber, b: NSNumber) -> Bool { true }")
        let other = "func > (a: NSNumber, b: NSNumber) -> Bool { true }"
        #expect(adapted(other) == other)
    }

    @Test func aFormatterDeclaresWhatItOverrides() {
        let text = adapted(
            """
            class A: NumberFormatter {
                override func getObjectValue(_ a: B?, for b: String, range c: C?) throws { try super.getObjectValue(a, for: b, range: c) }
            }
            """)
        #expect(
            text == """
                class A: NumberFormatter, FormatterPartReading {
                    func getObjectValue(_ a: B?, for b: String, range c: C?) throws { try super.baseGetObjectValue(a, for: b, range: c) }
                }
                """)
    }
}

@Suite struct AbsoluteNumberTests {
    @Test func anExtensionOfNumbersCallsSwiftsFunction() {
        #expect(
            adapted("import UIKit\nextension CGFloat { func a(_ b: CGFloat) -> Bool { abs(self - b) <= abs(b) } }")
                == "import UIKit\nextension CGFloat { func a(_ b: CGFloat) -> Bool { Swift.abs(self - b) <= Swift.abs(b) } }"
        )
    }

    @Test func aTypeInSuchAnExtensionDoesToo() {
        #expect(
            adapted("import UIKit\nextension CGFloat { struct A { var a: CGFloat { abs(b) } } }")
                == "import UIKit\nextension CGFloat { struct A { var a: CGFloat { Swift.abs(b) } } }")
    }

    @Test(arguments: [
        "extension CGSize { func a(_ b: CGFloat) -> CGFloat { abs(b) } }",
        "extension CGFloat { func a(_ b: CGFloat) -> CGFloat { Swift.abs(b) } }",
        "func abs(_ a: CGFloat) -> CGFloat { a }\nextension CGFloat { var a: CGFloat { abs(self) } }",
    ])
    func otherCallsStay(source: String) {
        #expect(adapted("import UIKit\n" + source) == "import UIKit\n" + source)
    }

    @Test func flagsOfNetworkInterfacesHaveTheTypeOfApplesSystems() {
        #expect(
            adapted("let a = Int32(b) & (IFF_UP | IFF_RUNNING)\n")
                == "let a = Int32(b) & (Int32(IFF_UP) | Int32(IFF_RUNNING))\n")
        #expect(adapted("let a = b & Int32(IFF_UP)\n") == "let a = b & Int32(IFF_UP)\n")
        #expect(adapted("let IFF_OWN = 1; let a = IFF_OWN\n") == "let IFF_OWN = 1; let a = IFF_OWN\n")
    }
}
