// The run loop modes, which were globals in Swift 3 and of type `RunLoopMode` up to Swift 4.1.

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

@available(*, deprecated, renamed: "RunLoop.Mode.common")
public var NSRunLoopCommonModes: RunLoop.Mode { .common }

@available(*, deprecated, renamed: "RunLoop.Mode.default")
public var NSDefaultRunLoopMode: RunLoop.Mode { .default }

extension RunLoop.Mode {
    @available(*, deprecated, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }

    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
