import Synchronization

extension Bundle {
    private static let ofModules = Mutex<[String: Bundle]>([:])

    /// Returns the bundle with the resources of the module that declares the class; `main` for an application, or for a
    /// module without resources. The source adapter writes it for `Bundle(for:)`, which on iOS returns the bundle of a
    /// framework or of tests. Specific to Trestle.
    public static func ofModule(for aClass: AnyClass) -> Bundle {
        let module = String(String(reflecting: aClass).prefix { $0 != "." })
        return ofModules.withLock { known in
            if let bundle = known[module] { return bundle }
            let bundle = ResourceFolders.ofFramework(module).flatMap(Bundle.init(path:)) ?? Bundle(for: aClass)
            known[module] = bundle
            return bundle
        }
    }
}
