/// The greatest finite number, as Darwin's C library defines it: the repeat count of an animation without end.
public let HUGE = Float.greatestFiniteMagnitude
