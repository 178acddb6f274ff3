/// Reduces a project to one of its targets, those that it needs, and its tests.
enum TargetChoice {
    static func choose(_ name: String, in project: inout ProjectDescription) throws {
        let targets = project.targets
        guard let chosen = targets.first(where: { $0.name == name || $0.module == name }) else {
            throw InputError.noSuchTarget(name: name, names: targets.map(\.name))
        }
        var modules: Set<String> = [chosen.module]
        var open = chosen.dependencies
        while let module = open.popLast() {
            guard modules.insert(module).inserted else { continue }
            open += targets.filter { $0.module == module }.flatMap(\.dependencies)
        }
        let tests = targets.filter { target in
            target.kind == .tests && target.dependencies.contains(chosen.module)
                && target.dependencies.allSatisfy(modules.contains)
        }
        modules.formUnion(tests.map(\.module))
        project.targets = targets.filter { modules.contains($0.module) }
    }
}
