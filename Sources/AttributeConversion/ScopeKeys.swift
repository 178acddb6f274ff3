import Foundation
@_spi(Reflection) import Swift

/// The keys of a scope of attributes and of the scopes in it, by name.
///
/// A scope declares each key as a property. Nobody makes an instance of it, so the keys are read from the types of the
/// properties.
struct ScopeKeys {
    private(set) var keys: [String: any AttributedStringKey.Type] = [:]

    init(_ scope: any AttributeScope.Type) {
        collect(scope)
    }

    private mutating func collect(_ scope: Any.Type) {
        var found: [Any.Type] = []
        _forEachField(of: scope) { _, _, type, _ in
            found.append(type)
            return true
        }
        for type in found {
            if let key = type as? any AttributedStringKey.Type {
                keys[key.name] = key
            } else if type is any AttributeScope.Type {
                collect(type)
            }
        }
    }
}
