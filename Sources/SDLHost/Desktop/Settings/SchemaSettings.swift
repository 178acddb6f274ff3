internal import CGio
import Foundation

// Sound: everything that changes is under the lock; the objects of GIO are used on the thread of `observe()` only, except
// for the loop, which every thread may end.
/// Reads and observes the settings of GNOME's schemas, where they are installed.
///
/// Only what the user has set counts: the defaults of a schema say nothing about another desktop.
final class SchemaSettings: @unchecked Sendable {
    private let report: @Sendable (DesktopSettings) -> Void
    private let lock = NSLock()
    /// Guarded by the lock.
    private var loop: OpaquePointer?
    private var isStopped = false
    private var objects: [String: UnsafeMutablePointer<GSettings>] = [:]
    private var names: [SettingName] = []
    private var last = DesktopSettings()

    /// - Parameter report: called on the thread of ``observe()`` with all settings, first and after each change.
    init(report: @escaping @Sendable (DesktopSettings) -> Void) {
        self.report = report
    }

    /// Reads the settings and waits for changes until ``stop()``. Returns at once if no schema is installed.
    func observe() {
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        defer {
            for object in objects.values { g_object_unref(object) }
            objects = [:]
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        openSchemas()
        last = read()
        report(last)
        guard !objects.isEmpty else { return }
        let loop = lock.withLock {
            self.loop = isStopped ? nil : g_main_loop_new(context, 0)
            return self.loop
        }
        guard let loop else { return }
        g_main_loop_run(loop)
        lock.withLock { self.loop = nil }
        g_main_loop_unref(loop)
    }

    /// Ends ``observe()``.
    func stop() {
        lock.withLock {
            isStopped = true
            guard let loop else { return }
            // In the loop itself: a loop that does not run yet would not notice that it is to end.
            let source = g_idle_source_new()
            g_source_set_callback(
                source,
                { loop in
                    g_main_loop_quit(OpaquePointer(loop))
                    return 0
                }, UnsafeMutableRawPointer(g_main_loop_ref(loop)),
                { g_main_loop_unref(OpaquePointer($0)) })
            g_source_attach(source, g_main_loop_get_context(loop))
            g_source_unref(source)
        }
    }

    /// Opens the schemas that are installed and have one of the settings. GIO would end the process for others. Without a
    /// session bus GNOME's storage would start one, so that none is opened.
    private func openSchemas() {
        let environment = ProcessInfo.processInfo.environment
        guard SessionBus.address(environment: environment) != nil || environment["GSETTINGS_BACKEND"] != nil else {
            return
        }
        guard let source = g_settings_schema_source_get_default() else { return }
        for name in SettingName.ofSchemas {
            guard let schema = g_settings_schema_source_lookup(source, name.namespace, 1) else { continue }
            defer { g_settings_schema_unref(schema) }
            guard g_settings_schema_has_key(schema, name.key) != 0 else { continue }
            if objects[name.namespace] == nil { objects[name.namespace] = open(name.namespace) }
            names.append(name)
        }
    }

    private func open(_ id: String) -> UnsafeMutablePointer<GSettings>? {
        if objects.isEmpty { SessionBus.outliveSharedConnection() }
        guard let object = g_settings_new(id) else { return nil }
        typealias Handler =
            @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
            Void
        let handler: Handler = { _, _, context in
            if let context { Unmanaged<SchemaSettings>.fromOpaque(context).takeUnretainedValue().changed() }
        }
        g_signal_connect_data(
            object, "changed", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
            nil, GConnectFlags(rawValue: 0))
        return object
    }

    private func read() -> DesktopSettings {
        var settings = DesktopSettings()
        for name in names {
            guard let object = objects[name.namespace] else { continue }
            settings.values[name] = SettingValue(consuming: g_settings_get_user_value(object, name.key))
        }
        return settings
    }

    private func changed() {
        let now = read()
        guard now != last else { return }
        last = now
        report(now)
    }
}
