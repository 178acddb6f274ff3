import Testing

@testable import NibDocument

@Suite struct DocumentTests {
    @Test func aXibHasItsTopLevelObjectsWithTheirClassesAndFrames() throws {
        let document = try Samples.document(Samples.cell)
        #expect(document.kind == .xib)
        #expect(document.objects.map(\.element) == ["placeholder", "placeholder", "tableViewCell"])
        let cell = document.objects[2]
        #expect(cell.customClass == NibClassName(name: "RowCell", module: "Demo", isOfTarget: true))
        #expect(cell.frame == NibRect(x: 0, y: 0, width: 320, height: 58))
        #expect(cell.autoresizing == [.flexibleMaxX, .flexibleMaxY])
        #expect(cell.attributes["reuseIdentifier"] == "Row")
        #expect(cell.location.description == "Row.xib:10")
        #expect(document.device?.identifier == "retina6_1")
    }

    @Test func anEmptyMaskDiffersFromNone() throws {
        let content = try #require(try Samples.document(Samples.cell).objects[2].part("contentView"))
        #expect(content.autoresizing == [])
        #expect(content.subviews[0].autoresizing == nil)
    }

    @Test func valuesOfALabelAreTyped() throws {
        let label = try #require(try Samples.document(Samples.cell).objects[2].part("contentView")?.subviews.first)
        #expect(label.attributes["text"] == "Tom & Jerry …")
        #expect(label.values["textColor"] == .color(NibColor(source: .system("labelColor"), alpha: 1)))
        #expect(label.values["fontDescription"] == .font(NibFont(source: .system, pointSize: 17, weight: "semibold")))
        #expect(label.values["highlightedColor"] == .null)
        #expect(label.attributes.bool("translatesAutoresizingMaskIntoConstraints") == false)
    }

    @Test func constraintsHaveTheirDefaultsAndRatios() throws {
        let constraints = try Samples.document(Samples.cell).objects[2].part("contentView")?.constraints ?? []
        #expect(constraints.map(\.identifier) == ["k-1", "k-2"])
        #expect(constraints[0].relation == .equal)
        #expect(constraints[0].multiplier == 1 && constraints[0].constant == 0 && constraints[0].priority == 1000)
        #expect(constraints[1].relation == .lessThanOrEqual)
        #expect(constraints[1].multiplier == 16.0 / 9 && constraints[1].priority == 750)
    }

    @Test func connectionsAndRuntimeAttributesKeepTheOrderOfTheFile() throws {
        let cell = try Samples.document(Samples.cell).objects[2]
        #expect(
            cell.connections.map(\.kind) == [
                .outlet(property: "titleLabel"), .outletCollection(property: "labels", appends: false),
            ])
        #expect(cell.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "isFancy"])
        #expect(cell.runtimeAttributes.map(\.value) == [.number(5), .bool(true)])
    }

    @Test func aStoryboardHasScenesSectionsAndSegues() throws {
        let document = try Samples.document(Samples.storyboard)
        #expect(document.kind == .storyboard)
        #expect(document.initialController == "n-1")
        #expect(document.scenes.map { $0.controller?.identifier } == ["n-1", "t-1"])
        let table = try #require(document.scenes[1].controller?.part("view"))
        let section = try #require(table.list("sections").first)
        #expect(section.attributes["headerTitle"] == "First")
        #expect(section.list("cells").map(\.identifier) == ["c-1", "c-2"])
        guard case .segue(let segue) = section.list("cells")[1].connections.first?.kind else {
            Issue.record("no segue")
            return
        }
        #expect(segue.kind == "show" && segue.identifier == "open" && segue.trigger == "accessoryAction")
        #expect(document.unknown.isEmpty && document.problems.isEmpty)
    }

    @Test func unknownElementsAndAttributesAreKeptAndListed() throws {
        let document = try Samples.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
            <objects>
            <label glow="YES" id="a"><sparkle id="b"/></label>
            </objects>
            </document>
            """)
        #expect(
            document.unknown.map(\.description) == [
                "Row.xib:3: the attribute glow of <label>", "Row.xib:3: the element <sparkle> in <label>",
            ])
        #expect(document.objects[0].attributes["glow"] == "YES")
        #expect(document.objects[0].parts.map(\.element) == ["sparkle"])
    }

    @Test func problemsNameValuesOfAWrongFormAndMissingObjects() throws {
        let document = try Samples.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a">
            <rect key="frame" x="one" y="0.0" width="1" height="1"/>
            <connections><outlet property="next" destination="z" id="b"/></connections>
            </view><view id="a"/></objects></document>
            """)
        #expect(
            document.problems.map(\.description) == [
                "Row.xib:2: \"one\" is no number (attribute x of <rect>)",
                "Row.xib:4: the identifier a is also that of line 1",
                "Row.xib:3: there is no object z to connect next to",
            ])
        #expect(document.objects[0].frame?.x == 0)
    }
}
