import AVFAudio
func f() { AudioServicesPlaySystemSound(1); let x: CMTime? = nil; let v: UIView? = nil }
