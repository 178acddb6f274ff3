import CoreGraphics
import Foundation
import FoundationAdditions

/// - Linux: no effect
/// Gives the file a number, with which nothing is heard.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let sound = SystemSounds.shared.create(inFileURL as URL) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = sound
    return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.setCompletion(nil, nil, for: inSystemSoundID)
    return kAudioServicesNoError
}

/// - Linux: no effect
/// Nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, completion: nil)
}

/// - Linux: no effect
/// Nothing is heard, and nothing vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, completion: nil)
}

/// - Linux: no effect
/// Nothing is heard. The block is called on the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SystemSounds.shared.play(inSystemSoundID, completion: inCompletionBlock)
}

/// - Linux: no effect
/// Nothing is heard, and nothing vibrates. The block is called on the main queue.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SystemSounds.shared.play(inSystemSoundID, completion: inCompletionBlock)
}

/// The routine is called on the main queue, whatever the run loop is.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: String?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    SystemSounds.shared.setCompletion(inCompletionRoutine, inClientData, for: inSystemSoundID)
    return kAudioServicesNoError
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.setCompletion(nil, nil, for: inSystemSoundID)
}

/// - Linux: no effect
/// Sounds have no properties.
@discardableResult
public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    kAudioServicesNoError
}
