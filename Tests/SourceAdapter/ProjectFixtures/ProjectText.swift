/// The text of a small project with one application target.
public enum ProjectText {
    /// - Parameters:
    ///   - objects: further objects of the file.
    ///   - sources: identifiers of file references that the target compiles.
    ///   - resources: identifiers of file references that the target copies.
    ///   - children: identifiers in the main group.
    ///   - settings: build settings of the target.
    ///   - target: further properties of the target.
    public static func application(
        objects: String, sources: [String] = [], resources: [String] = [], children: [String] = [],
        settings: String = "PRODUCT_NAME = \"$(TARGET_NAME)\";", target: String = "", project: String = ""
    ) -> String {
        let files = (sources + resources).map { "B\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }
        return """
            // !$*UTF8*$!
            {
                archiveVersion = 1;
                objectVersion = 56;
                rootObject = ROOT;
                objects = {
                    ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); buildConfigurationList = PLIST;
                        projectDirPath = ""; \(project) };
                    MAIN = { isa = PBXGroup; sourceTree = "<group>";
                        children = (\(children.joined(separator: ", "))); };
                    APP = { isa = PBXNativeTarget; name = "My App"; buildPhases = (SRC, RES);
                        productType = "com.apple.product-type.application"; buildConfigurationList = TLIST; \(target) };
                    SRC = { isa = PBXSourcesBuildPhase; files = (\(sources.map { "B" + $0 }.joined(separator: ", "))); };
                    RES = { isa = PBXResourcesBuildPhase;
                        files = (\(resources.map { "B" + $0 }.joined(separator: ", "))); };
                    PLIST = { isa = XCConfigurationList; buildConfigurations = (PDEBUG); };
                    PDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
                    TLIST = { isa = XCConfigurationList; buildConfigurations = (TRELEASE, TDEBUG);
                        defaultConfigurationName = Release; };
                    TDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                    TRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
                    \(files.joined(separator: "\n        "))
                    \(objects)
                };
            }
            """
    }

    public static func file(_ id: String, _ path: String, tree: String = "<group>") -> String {
        "\(id) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; };\n"
    }
}
