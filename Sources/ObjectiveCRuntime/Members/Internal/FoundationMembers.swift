extension SourceMembers {
    /// Adds the methods of Foundation's classes that source code calls by name.
    func addFoundation() {
        add(NSObject.self) { methods in
            methods.method("hash", "hash") { object in { object.hash } }
            methods.method("description", "description") { object in { object.description } }
            methods.method("isEqual:", "isEqual(_:)") { object in { object.isEqual($0 as Any?) } }
        }
        add(Timer.self) { methods in
            methods.method("invalidate", "invalidate()") { timer in { timer.invalidate() } }
            methods.method("fire", "fire()") { timer in { timer.fire() } }
        }
    }
}
