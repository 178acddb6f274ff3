import AVFoundation
func f() { AudioServicesPlaySystemSound(1); let d = AudioComponentDescription(); let _: UIView? = nil; let m = MusicSequence.self; let _ = CIImage() }
