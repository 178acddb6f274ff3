internal import CGio
internal import HostInterface

/// Has GIO serve the application's elements on a connection: it is asked for each element that a call is addressed to.
@MainActor
final class ObjectExport {
    private let connection: OpaquePointer
    private let directory: ObjectDirectory
    private var subtree: guint = 0
    private var cache: guint = 0
    private var infos: [UnsafeMutablePointer<GDBusInterfaceInfo>] = []

    init(_ directory: ObjectDirectory, on connection: BusConnection) {
        self.connection = connection.pointer
        self.directory = directory
        infos = InterfaceTable.all.compactMap { $0.interface.makeInfo() }
        MainContext.shared.perform { register() }
    }

    /// Ends it. No call is served after this.
    func stop() {
        if subtree != 0 { g_dbus_connection_unregister_subtree(connection, subtree) }
        if cache != 0 { g_dbus_connection_unregister_object(connection, cache) }
        (subtree, cache) = (0, 0)
        for info in infos { g_dbus_interface_info_unref(info) }
        infos = []
    }

    private func register() {
        g_object_ref(UnsafeMutableRawPointer(connection))
        let release: GDestroyNotify = { context in
            if let context { Unmanaged<ExportLink>.fromOpaque(context).release() }
        }
        var functions = ExportFunctions.subtree
        subtree = g_dbus_connection_register_subtree(
            connection, ObjectPath.elements, &functions, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
            Unmanaged.passRetained(ExportLink(self)).toOpaque(), release, nil)
        guard let info = CacheItems.interface.makeInfo() else { return }
        cache = g_dbus_connection_register_object(
            connection, ObjectPath.cache, info, ExportFunctions.calls,
            Unmanaged.passRetained(ExportLink(self)).toOpaque(), release,
            nil)
        g_dbus_interface_info_unref(info)
    }

    isolated deinit {
        stop()
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    /// Returns what GIO frees: an array, ended by nil, of the interfaces that an element may have.
    func interfaceList() -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
        let size = gsize(MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride * (infos.count + 1))
        guard let list = g_malloc0(size) else { return nil }
        let entries = list.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
        for (index, info) in infos.enumerated() { entries[index] = g_dbus_interface_info_ref(info) }
        return entries
    }

    /// Answers a call.
    func serve(_ call: IncomingCall) {
        do throws(BusError) {
            if call.path == ObjectPath.cache {
                call.answer(try CacheItems.answer(call.member, in: directory))
            } else {
                call.answer(try results(of: call))
            }
        } catch {
            call.fail(error)
        }
    }

    private func results(of call: IncomingCall) throws(BusError) -> IncomingCall.Results {
        guard let node = directory.node(call.path), !node.states.contains(.defunct) else {
            throw .unknownObject(call.path)
        }
        guard let interface = InterfaceTable.interface(named: call.interface) else {
            throw .unknownInterface(call.interface)
        }
        let element = CalledElement(node: node, directory: directory)
        switch call.kind {
        case .method:
            // What the element has is checked by the method itself, which needs it anyhow.
            guard interface is ApplicationCalls.Type || interface is ComponentCalls.Type else {
                return .values(try interface.call(call.member, call.arguments, on: element))
            }
            guard interface.isSupported(by: element) else { throw .unknownInterface(call.interface) }
            return .values(try interface.call(call.member, call.arguments, on: element))
        case .get:
            guard interface.isSupported(by: element) else { throw .unknownInterface(call.interface) }
            return .property(try interface.property(call.member, of: element))
        case .set(let value):
            guard interface.isSupported(by: element) else { throw .unknownInterface(call.interface) }
            try interface.setProperty(call.member, to: value, of: element)
            return .values([])
        case .getAll:
            guard interface.isSupported(by: element) else { throw .unknownInterface(call.interface) }
            var values: [(String, BusValue)] = []
            for property in interface.interface.properties {
                values.append((property.name, try interface.property(property.name, of: element)))
            }
            return .properties(values)
        }
    }
}
