// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
@resultBuilder nonisolated public struct CommandsBuilder: Sendable {
    init(_inert: Void) {}
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands(_inert: ()) }
    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
}

nonisolated extension CommandsBuilder {
    public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent<T, F>(_inert: ())
    }
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent<T, F>(_inert: ())
    }
    public static func buildLimitedAvailability<C>(_ content: C) -> some Commands where C: Commands { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands where C0: Commands, C1: Commands {
        EmptyCommands()
    }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands, C3: Commands { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
        -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands
    { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands {
        EmptyCommands()
    }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> some Commands
    where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands
    { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> some Commands
    where
        C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
        C8: Commands
    { EmptyCommands() }
}

nonisolated extension CommandsBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> some Commands
    where
        C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
        C8: Commands, C9: Commands
    { EmptyCommands() }
}
