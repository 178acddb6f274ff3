/// Reduces a project to one of its targets, those that it needs, and its tests.
enum TargetChoice {
    static func choose(_ name: String, in project: inout ProjectDescription) throws {
        let targets = project.targets
        guard let chosen = targets.first(where: { $0.name == name || $0.module == name }) else {
            throw InputError.noSuchTarget(name: name, names: targets.map(\.name))
        }
        var modules = Set(closure(of: [chosen], in: targets).map(\.module))
        let tests = targets.filter { target in
            target.kind == .tests && target.dependencies.contains(chosen.module)
                && target.dependencies.allSatisfy(modules.contains)
        }
        modules.formUnion(tests.map(\.module))
        project.targets = targets.filter { modules.contains($0.module) }
    }

    /// Returns some of a project's targets with all that they need.
    static func closure(of chosen: [TargetDescription], in targets: [TargetDescription]) -> [TargetDescription] {
        var modules: Set<String> = []
        var open = chosen.map(\.module)
        while let module = open.popLast() {
            guard modules.insert(module).inserted else { continue }
            open += targets.filter { $0.module == module }.flatMap(\.dependencies)
        }
        return targets.filter { modules.contains($0.module) }
    }
}
