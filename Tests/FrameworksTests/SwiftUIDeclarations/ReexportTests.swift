import SwiftUIDeclarations
import Testing

struct ReexportTests {
    private struct Note: Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
    }

    @Test func swiftUIBringsWhatTransfersValues() {
        let provider = NSItemProvider()
        provider.register(Note(text: "Tea"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    }
}
