import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite
struct UTTypeTests {
    @Test func aTypeConformsToWhatItIsASpecialCaseOf() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .item) && UTType.item.isSupertype(of: .png))
        #expect(!UTType.png.isSubtype(of: .png) && !UTType.png.conforms(to: .text))
        #expect(UTType.utf8PlainText.supertypes.isSuperset(of: [.plainText, .text, .content, .data, .item]))
    }

    @Test func filesAreNamedByExtensionsAndMediaTypes() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/html; charset=utf-8") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.pdf.preferredMIMEType == "application/pdf")
        #expect(UTType.image.preferredFilenameExtension == nil)
        #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "no/type") == nil)
    }

    @Test func anUnknownExtensionGivesADynamicType() throws {
        let type = try #require(UTType(filenameExtension: "recipe"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "recipe")
        #expect(try #require(UTType(filenameExtension: "png", conformingTo: .text)).isDynamic)
    }

    @Test func onlyDeclaredTypesAreFoundByName() {
        #expect(UTType("public.png") == .png && UTType("org.example.recipe") == nil)
    }

    @Test func aTypeOfAnApplicationConformsToWhatItSays() {
        let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
        #expect(recipe.conforms(to: .text) && !recipe.isDeclared && !recipe.isPublic)
        #expect(UTType(importedAs: "org.example.menu").conforms(to: .data))
    }

    @Test func aTypeOfAnApplicationConformsToTheParentsOfItsParents() {
        let picture = UTType(exportedAs: "org.example.picture", conformingTo: .image)
        let sketch = UTType(exportedAs: "org.example.sketch", conformingTo: picture)
        #expect(sketch.conforms(to: picture) && sketch.conforms(to: .image) && sketch.conforms(to: .item))
        let bundle = UTType(exportedAs: "org.example.bundle", conformingTo: .folder)
        #expect(!UTType(exportedAs: "org.example.set", conformingTo: bundle).conforms(to: .data))
    }

    @Test func everyTypeHasDeclaredParents() {
        for type in [UTType.png, .folder, .vCard, .rtfd, .playlist, .heif, .mpeg2Video] {
            #expect(type.isDeclared && type.supertypes.allSatisfy(\.isDeclared), "\(type)")
        }
    }

    @Test func aTypeIsCodedAsItsIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func theEarlierNamesAreTheSameIdentifiers() {
        #expect(kUTTypePlainText as String == UTType.plainText.identifier)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeEqual(kUTTypePNG, kUTTypeImage))
    }

    @Test func theTagsOfATypeAreItsExtensionAndItsMediaType() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as NSString, nil)?
            .takeRetainedValue()
        #expect(type == "public.png")
        #expect(
            type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() }
                == "image/png")
        let mime = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/jpeg" as NSString, kUTTypeImage)
        #expect(mime?.takeRetainedValue() == "public.jpeg")
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension) != nil)
    }

    @Test func theClassOfATagMayBeACoreFoundationString() {
        let type = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension as NSString, "png" as NSString, nil)
        #expect(type?.takeRetainedValue() == "public.png")
    }

    @Test func aTagThatNoTypeHasGivesADynamicTypeOrNone() {
        let dynamic = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "nothing" as NSString, nil)?
            .takeRetainedValue()
        #expect(dynamic?.hasPrefix("dyn.") == true)
        #expect(dynamic.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType) } == nil)
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "no/thing" as NSString, nil) == nil)
        #expect(UTTypeCreatePreferredIdentifierForTag("other", "png" as NSString, nil) == nil)
    }
}
