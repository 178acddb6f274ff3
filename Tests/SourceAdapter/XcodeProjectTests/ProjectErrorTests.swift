import Foundation
import ProjectFixtures
import Testing
import XcodeProject

@Suite struct ProjectErrorTests {
    private func message(_ text: String?) throws -> String {
        let folder = try TemporaryFolder(text.map { ["App.xcodeproj/project.pbxproj": $0] } ?? [:])
        do {
            _ = try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
            return ""
        } catch {
            return "\(error)".replacing(folder.url.path + "/", with: "")
        }
    }

    @Test func aProjectThatIsNotThereIsNamed() throws {
        #expect(try message(nil).hasPrefix("App.xcodeproj/project.pbxproj cannot be read: "))
    }

    @Test func aDamagedFileIsNamedWithTheLine() throws {
        #expect(
            try message("{\n objects = {\n")
                == "App.xcodeproj/project.pbxproj:3: the project file is damaged: the file ends where a name is expected"
        )
    }

    @Test func anUnfinishedMergeIsNamed() throws {
        #expect(
            try message("{\n<<<<<<< HEAD\n a = b;\n=======\n")
                == "App.xcodeproj/project.pbxproj:2: the project file has the marks of an unfinished merge; resolve it first"
        )
    }

    @Test func aListThatIsNoProjectIsNamed() throws {
        #expect(
            try message("{ a = b; }")
                == "App.xcodeproj/project.pbxproj is a property list, but describes no project")
    }

    @Test func aProjectWrittenAsXMLIsRead() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>rootObject</key><string>R</string><key>objects</key><dict>
            <key>R</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array></dict>
            <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string></dict>
            </dict></dict></plist>
            """
        ])
        #expect(try XcodeProject(at: folder.url.appending(path: "App.xcodeproj")).targets.map(\.name) == ["App"])
    }

    @Test func aWorkspaceListsItsProjects() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:App/App.xcodeproj"></FileRef>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef><FileRef location = "group:notes.txt"/></Workspace>
            """
        ])
        let workspace = try XcodeWorkspace(at: folder.url.appending(path: "All.xcworkspace"))
        #expect(workspace.projects.map(folder.path) == ["App/App.xcodeproj", "Pods/Pods.xcodeproj"])
    }

    @Test func projectsInGroupsOfAWorkspaceAreInTheFoldersOfTheGroups() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
               <!-- <FileRef location="group:Old.xcodeproj"/> -->
               <Group location="group:Sub" name="Sub">
                  <FileRef location="group:App.xcodeproj"></FileRef>
                  <Group location='group:Deep &amp; Down'><FileRef location='group:Kit.xcodeproj'/></Group>
                  <Group name="Only a name" location="container:"><FileRef location="group:Own.xcodeproj"/></Group>
                  <FileRef location="container:Top.xcodeproj"/>
               </Group>
               <FileRef location="group:Last.xcodeproj"/>
               <FileRef location="developer:Some.xcodeproj"/>
               <FileRef location="absolute:/elsewhere/Far.xcodeproj"/>
            </Workspace>
            """
        ])
        let workspace = try XcodeWorkspace(at: folder.url.appending(path: "All.xcworkspace"))
        #expect(
            workspace.projects.map(folder.path) == [
                "Sub/App.xcodeproj", "Sub/Deep & Down/Kit.xcodeproj", "Own.xcodeproj", "Top.xcodeproj",
                "Last.xcodeproj", "/elsewhere/Far.xcodeproj",
            ])
    }

    @Test func theWorkspaceInAProjectIsThatProject() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata":
                "<Workspace version = \"1.0\"><FileRef location = \"self:\"></FileRef></Workspace>"
        ])
        let workspace = try XcodeWorkspace(at: folder.url.appending(path: "App.xcodeproj/project.xcworkspace"))
        #expect(workspace.projects.map(folder.path) == ["App.xcodeproj"])
    }

    @Test func aDamagedWorkspaceIsNamed() throws {
        let folder = try TemporaryFolder(["All.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<Group>"])
        #expect(throws: ProjectError.self) { try XcodeWorkspace(at: folder.url.appending(path: "All.xcworkspace")) }
    }
}
