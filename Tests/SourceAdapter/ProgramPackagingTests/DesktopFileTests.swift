import Testing

@testable import ProgramPackaging

@Suite struct DesktopFileTests {
    private var information: ApplicationInformation {
        ApplicationInformation(
            program: "Notes",
            properties: [
                "CFBundleName": "Notes", "CFBundleIdentifier": "com.example.notes",
                "LSApplicationCategoryType": "public.app-category.productivity",
                "CFBundleDocumentTypes": [["LSItemContentTypes": ["public.plain-text"]]],
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["notes"]]],
            ], localizedNames: ["de": "Notizen", "zh-Hant": "筆記", "pt-BR": "Notas"])
    }

    @Test func aDesktopListsTheApplicationAndGivesItFiles() {
        #expect(
            DesktopEntry(information: information, command: "notes", hasIcon: true).text == """
                [Desktop Entry]
                Type=Application
                Version=1.5
                Name=Notes
                Name[de]=Notizen
                Name[pt_BR]=Notas
                Name[zh_TW]=筆記
                Exec=notes %U
                Icon=com.example.notes
                Terminal=false
                Categories=Office;
                MimeType=text/plain;x-scheme-handler/notes;
                StartupWMClass=com.example.notes

                """)
    }

    @Test func anApplicationThatOpensNothingGetsNoFiles() {
        let plain = ApplicationInformation(program: "Clock", bundle: nil)
        #expect(
            DesktopEntry(information: plain, command: "clock", hasIcon: false).text == """
                [Desktop Entry]
                Type=Application
                Version=1.5
                Name=Clock
                Exec=clock
                Terminal=false
                Categories=Utility;
                StartupWMClass=Clock

                """)
    }

    @Test func linesInNamesAddNoKeys() {
        let information = ApplicationInformation(program: "A", properties: ["CFBundleName": "A\nExec=evil \\"])
        let text = DesktopEntry(information: information, command: "a", hasIcon: false).text
        #expect(text.contains("\nName=A\\nExec=evil \\\\\n"))
    }

    @Test func aCatalogOfSoftwareShowsTheApplication() {
        #expect(
            Metainfo(information: information, summary: "Notes <and> more", binary: "notes").text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <component type="desktop-application">
                  <id>com.example.notes</id>
                  <metadata_license>CC0-1.0</metadata_license>
                  <name>Notes</name>
                  <name xml:lang="de">Notizen</name>
                  <name xml:lang="pt-BR">Notas</name>
                  <name xml:lang="zh-Hant">筆記</name>
                  <summary>Notes &lt;and&gt; more</summary>
                  <description>
                    <p>Notes &lt;and&gt; more</p>
                  </description>
                  <launchable type="desktop-id">com.example.notes.desktop</launchable>
                  <provides>
                    <binary>notes</binary>
                    <mediatype>text/plain</mediatype>
                    <mediatype>x-scheme-handler/notes</mediatype>
                  </provides>
                </component>

                """)
    }
}
