import Foundation
internal import ToolchainBets

/// The member of UIKit that code outside of UIKit called, found on the stack of the calling thread.
struct CalledMember {
    /// The class and the name in Objective-C as far as the symbols say them: `[UILabel setText:`, `[UIView layer`.
    let text: String
    /// The number of stack frames inside of the member.
    let depth: Int

    /// Nil where the symbols were removed.
    init?(returnAddresses: [UInt]) {
        var found: (text: String, depth: Int)?
        for (depth, name) in CodeNames.functions(ofReturnAddresses: returnAddresses).enumerated() {
            guard let name, let module = Self.module(of: name) else { continue }
            guard Self.ownModules.contains(module) else { break }
            if module == "UIKit", let text = Self.member(name) { found = (text, depth) }
        }
        guard let found else { return nil }
        (text, depth) = found
    }

    /// The member's name in messages. The symbols do not say the selectors of methods with parameters.
    ///
    /// - Parameter method: a selector such as `-[UITableView performBatchUpdates:completion:]`, used if it is the member's.
    func message(noticedBy method: String?) -> String {
        let base = text.prefix { $0 != "(" }
        if let method, method.hasPrefix("-\(base)"), text.contains("(") { return method }
        return "-\(text)]"
    }

    /// Modules between a caller and the place at which UIKit finds out.
    static let ownModules: Set<Substring> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ToolchainBets", "ObjectiveCRuntime", "FoundationAdditions",
        "TableEngine", "Cassowary", "Swift", "Foundation", "FoundationEssentials", "_Concurrency", "Synchronization",
        "CToolchainBets",
    ]

    /// The module of `closure #1 () -> () in Module.Type.member`; nil for what is no function of Swift.
    static func module(of name: String) -> Substring? {
        let owner = owner(of: name)
        if owner.hasPrefix("(extension in ") {
            return owner.dropFirst("(extension in ".count).prefix { $0 != ")" }
        }
        let module = owner.prefix { $0 != "." }
        guard module.count < owner.count, module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return module
    }

    /// Returns the function without what is around it: the closure, thunk or specialization.
    static func owner(of name: String) -> Substring {
        var rest = Substring(name)
        while !rest.hasPrefix("(extension in "), let inner = rest.range(of: " in ") { rest = rest[inner.upperBound...] }
        for prefix in ["merged ", "dispatch thunk of ", "static "] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        return rest
    }

    /// Returns `[UILabel setText:` for `UIKit.UILabel.text.setter : Swift.Optional<Swift.String>`.
    private static func member(_ name: String) -> String? {
        guard name.hasPrefix("UIKit.") else { return nil }
        let path = name.dropFirst("UIKit.".count)
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let type = path[..<dot]
        let rest = path[path.index(after: dot)...]
        if let setter = rest.range(of: ".setter : ") ?? rest.range(of: ".modify : ") {
            return "[\(type) set\(CheckedMember.capitalized(rest[..<setter.lowerBound])):"
        }
        if let getter = rest.range(of: ".getter : ") ?? rest.range(of: ".read : ") {
            return "[\(type) \(rest[..<getter.lowerBound])"
        }
        guard let open = rest.firstIndex(of: "(") else { return nil }
        let labels = parameterLabels(of: rest[open...])
        return "[\(type) \(rest[..<open])" + (labels.isEmpty ? "" : "(\(labels.joined(separator: ":")):)")
    }

    /// Returns `at` and `with` for `(at: A<B, C>, with: D) -> E`.
    static func parameterLabels(of signature: Substring) -> [Substring] {
        var labels: [Substring] = []
        var depth = 0
        var start = signature.startIndex
        for index in signature.indices {
            switch signature[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where signature[signature.index(before: index)] != "-": depth -= 1
            default: break
            }
            let isEnd = depth == 0
            guard isEnd || (depth == 1 && signature[index] == ",") else { continue }
            let parameter = signature[signature.index(after: start)..<index].drop { $0 == " " }
            if !parameter.isEmpty {
                let label = parameter.prefix { $0 != ":" && $0 != " " }
                labels.append(label.count < parameter.count && parameter[label.endIndex] == ":" ? label : "_")
            }
            if isEnd { break }
            start = index
        }
        return labels
    }
}
