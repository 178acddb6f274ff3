import ObjectiveCRuntime

/// The names of collections and documents, from the root.
struct ResourcePath: Hashable, Sendable {
    let names: [String]

    init(names: [String]) {
        self.names = names
    }

    /// A path with slashes. Firebase raises an exception for one that is empty or has two slashes in a row; here the
    /// console says so, and the names are what is left.
    init(_ text: String) {
        names = text.split(separator: "/").map(String.init)
        if text.isEmpty || text.contains("//") {
            ConsoleLog.once("firestore path \(text)", "Firestore: \"\(text)\" is no path of a collection or document.")
        }
    }

    var text: String { names.joined(separator: "/") }
    var last: String { names.last ?? "" }
    var parent: ResourcePath { ResourcePath(names: names.dropLast()) }

    func appending(_ path: ResourcePath) -> ResourcePath { ResourcePath(names: names + path.names) }
}

/// Makes identifiers of documents.
enum AutomaticID {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// 20 random letters and digits.
    static func next() -> String { String((0..<20).map { _ in letters[Int.random(in: letters.indices)] }) }
}
