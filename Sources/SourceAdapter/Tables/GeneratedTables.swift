/// Generates the code that registers the members of a file's classes at run time. It is a function in an extension of
/// each class, which can name private members, and an entry that adds these functions before `main`.
enum GeneratedTables {
    /// Returns the code, or an empty string if the file declares nothing that is found by name.
    static func text(of tables: [MemberTable], _ names: [NamedClass] = []) -> String {
        guard !tables.isEmpty || !names.isEmpty else { return "" }
        let numbered = tables.enumerated().map { (table: $1, function: "_members\($0)") }
        let functions = numbered.map { function($0.function, of: $0.table) }
        let entries = numbered.map { table, function in
            let name = table.type.qualifiedName
            return conditional("        source.add(\(name).self) { \(name).\(function)($0) }\n", on: table.conditions)
        }
        let classes = names.map {
            let entry = "        source.add(\($0.type.qualifiedName).self, named: \"\($0.name)\")\n"
            return conditional(entry, on: $0.conditions)
        }
        return functions.joined() + """
            @section(".init_array") @used private let _addMembers: @convention(c) () -> Void = {
                SourceMembers.add { source in
            \((entries + classes).joined())    }
            }
            """
    }

    private static func function(_ name: String, of table: MemberTable) -> String {
        let type = table.type.qualifiedName
        let rows = table.rows.map { "        \($0.text)\n" }.joined()
        let text = """
            extension \(type) {
                fileprivate static func \(name)(_ members: ClassMembers<\(type)>) {
            \(rows)    }
            }

            """
        return conditional(text, on: table.conditions)
    }

    private static func conditional(_ text: String, on conditions: [String]) -> String {
        conditions.reversed().reduce(text) { "#if \($1)\n\($0)#endif\n" }
    }
}
