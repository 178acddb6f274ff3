import Testing

@testable import ProgramPackaging

@Suite struct DocumentTypeTests {
    @Test func typesOfTheSystemAndAddressesHaveMIMETypes() {
        let types = DocumentTypes([
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.plain-text", "com.adobe.pdf", "public.plain-text"]]
            ],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes"]]],
        ])
        #expect(types.mimeTypes == ["text/plain", "application/pdf", "x-scheme-handler/notes"])
        #expect(types.declarations.isEmpty)
    }

    @Test func aGeneralTypeStandsForTheKnownOnesAndAllDataForNone() {
        func types(_ identifier: String) -> [String] {
            DocumentTypes(["CFBundleDocumentTypes": [["LSItemContentTypes": [identifier]]]]).mimeTypes
        }
        #expect(types("public.image").contains("image/png"))
        #expect(!types("public.image").contains("text/plain"))
        #expect(types("public.data") == [])
    }

    @Test func aTypeOfTheApplicationIsDeclared() {
        let types = DocumentTypes([
            "CFBundleDocumentTypes": [["LSItemContentTypes": ["com.example.note"]]],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "Note & more",
                    "UTTypeConformsTo": ["public.plain-text"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["note", ".nt"]],
                ] as [String: Any]
            ],
        ])
        #expect(types.mimeTypes == ["application/x-com.example.note"])
        #expect(
            TypeDeclarations.text(for: types) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
                  <mime-type type="application/x-com.example.note">
                    <comment>Note &amp; more</comment>
                    <sub-class-of type="text/plain"/>
                    <glob pattern="*.note"/>
                    <glob pattern="*.nt"/>
                  </mime-type>
                </mime-info>

                """)
    }

    @Test func anImportedTypeWithAMIMETypeOfTheSystemIsNotDeclaredAgain() {
        let types = DocumentTypes([
            "CFBundleDocumentTypes": [["LSItemContentTypes": ["org.example.web"]]],
            "UTImportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "org.example.web",
                    "UTTypeTagSpecification": [
                        "public.mime-type": "text/html", "public.filename-extension": "html",
                    ],
                ] as [String: Any]
            ],
        ])
        #expect(types.mimeTypes == ["text/html"])
        #expect(types.declarations.isEmpty)
    }

    @Test func namesThatNoTypeHasAreLeftOut() {
        let types = DocumentTypes(["CFBundleURLTypes": [["CFBundleURLSchemes": ["no tes;x", "ok"]]]])
        #expect(types.mimeTypes == ["x-scheme-handler/ok"])
    }
}
