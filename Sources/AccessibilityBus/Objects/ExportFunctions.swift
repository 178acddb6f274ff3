internal import CGio

/// Leads from GIO to an export that may have ended.
// Sound: used on the main thread only.
final class ExportLink: @unchecked Sendable {
    private weak var export: ObjectExport?

    init(_ export: ObjectExport) { self.export = export }

    static func export(_ context: UnsafeMutableRawPointer?) -> ObjectExport? {
        context.flatMap { Unmanaged<ExportLink>.fromOpaque($0).takeUnretainedValue().export }
    }
}

/// The functions that GIO calls for the elements, on the main thread.
enum ExportFunctions {
    /// GIO keeps the address.
    // Sound: nothing writes it.
    nonisolated(unsafe) static let calls: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let functions = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        functions.initialize(to: GDBusInterfaceVTable())
        // Without functions for properties these come as calls, too, and can be refused.
        functions.pointee.method_call = { _, _, _, _, _, _, invocation, context in
            guard let invocation else { return }
            let given = OnMainThread((invocation, context))
            MainActor.assumeIsolated {
                let call = IncomingCall(given.value.0)
                guard let export = ExportLink.export(given.value.1) else {
                    return call.fail(.unknownObject(call.path))
                }
                export.serve(call)
            }
        }
        return functions
    }()

    static var subtree: GDBusSubtreeVTable {
        var functions = GDBusSubtreeVTable()
        // Of a billion elements none is listed but the first.
        functions.enumerate = { _, _, _, _ in
            let list = g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * 2))?
                .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
            list?[0] = g_strdup("root")
            return list
        }
        functions.introspect = { _, _, _, node, context in
            guard node != nil else { return nil }
            let given = OnMainThread(context)
            return MainActor.assumeIsolated { OnMainThread(ExportLink.export(given.value)?.interfaceList()) }.value
        }
        functions.dispatch = { _, _, _, _, _, callContext, context in
            callContext?.pointee = context
            return UnsafePointer(ExportFunctions.calls)
        }
        return functions
    }
}

/// What GIO gives to a callback, or gets from it, on the main thread.
// Sound: it is used there.
private struct OnMainThread<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
