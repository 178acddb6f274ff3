import Foundation

// Numbers of versions of Foundation, by which old source asks for the version of iOS.

/// The version of Foundation: a number after all of those that have names, as on every iOS since 10. That it is the one
/// of iOS 16.5 is not verified.
public var NSFoundationVersionNumber: Double { 1946.102 }

public var NSFoundationVersionNumber_iOS_7_0: Double { 1047.20 }
public var NSFoundationVersionNumber_iOS_7_1: Double { 1047.25 }
public var NSFoundationVersionNumber_iOS_8_0: Double { 1140.11 }
public var NSFoundationVersionNumber_iOS_8_1: Double { 1141.1 }
public var NSFoundationVersionNumber_iOS_8_2: Double { 1142.14 }
public var NSFoundationVersionNumber_iOS_8_3: Double { 1144.17 }
public var NSFoundationVersionNumber_iOS_8_4: Double { 1144.17 }
public var NSFoundationVersionNumber_iOS_8_x_Max: Double { 1199 }
public var NSFoundationVersionNumber_iOS_9_0: Double { 1240.1 }
public var NSFoundationVersionNumber_iOS_9_1: Double { 1241.14 }
public var NSFoundationVersionNumber_iOS_9_2: Double { 1242.12 }
public var NSFoundationVersionNumber_iOS_9_3: Double { 1242.12 }
public var NSFoundationVersionNumber_iOS_9_4: Double { 1280.25 }
public var NSFoundationVersionNumber_iOS_9_x_Max: Double { 1299 }
