/// The positions of keys on a keyboard, as usages of the USB HID usage page "Keyboard/Keypad".
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// No key: more keys are down than the keyboard can report.
    case keyboardErrorRollOver = 0x01
    /// No key: the keyboard failed its self-test.
    case keyboardPOSTFail = 0x02
    /// No key: the keyboard reports an error of another kind.
    case keyboardErrorUndefined = 0x03
    /// The key of A on a US keyboard; other layouts may have another letter there.
    case keyboardA = 0x04
    /// The key of B on a US keyboard; other layouts may have another letter there.
    case keyboardB = 0x05
    /// The key of C on a US keyboard; other layouts may have another letter there.
    case keyboardC = 0x06
    /// The key of D on a US keyboard; other layouts may have another letter there.
    case keyboardD = 0x07
    /// The key of E on a US keyboard; other layouts may have another letter there.
    case keyboardE = 0x08
    /// The key of F on a US keyboard; other layouts may have another letter there.
    case keyboardF = 0x09
    /// The key of G on a US keyboard; other layouts may have another letter there.
    case keyboardG = 0x0A
    /// The key of H on a US keyboard; other layouts may have another letter there.
    case keyboardH = 0x0B
    /// The key of I on a US keyboard; other layouts may have another letter there.
    case keyboardI = 0x0C
    /// The key of J on a US keyboard; other layouts may have another letter there.
    case keyboardJ = 0x0D
    /// The key of K on a US keyboard; other layouts may have another letter there.
    case keyboardK = 0x0E
    /// The key of L on a US keyboard; other layouts may have another letter there.
    case keyboardL = 0x0F
    /// The key of M on a US keyboard; other layouts may have another letter there.
    case keyboardM = 0x10
    /// The key of N on a US keyboard; other layouts may have another letter there.
    case keyboardN = 0x11
    /// The key of O on a US keyboard; other layouts may have another letter there.
    case keyboardO = 0x12
    /// The key of P on a US keyboard; other layouts may have another letter there.
    case keyboardP = 0x13
    /// The key of Q on a US keyboard; other layouts may have another letter there.
    case keyboardQ = 0x14
    /// The key of R on a US keyboard; other layouts may have another letter there.
    case keyboardR = 0x15
    /// The key of S on a US keyboard; other layouts may have another letter there.
    case keyboardS = 0x16
    /// The key of T on a US keyboard; other layouts may have another letter there.
    case keyboardT = 0x17
    /// The key of U on a US keyboard; other layouts may have another letter there.
    case keyboardU = 0x18
    /// The key of V on a US keyboard; other layouts may have another letter there.
    case keyboardV = 0x19
    /// The key of W on a US keyboard; other layouts may have another letter there.
    case keyboardW = 0x1A
    /// The key of X on a US keyboard; other layouts may have another letter there.
    case keyboardX = 0x1B
    /// The key of Y on a US keyboard; other layouts may have another letter there.
    case keyboardY = 0x1C
    /// The key of Z on a US keyboard; other layouts may have another letter there.
    case keyboardZ = 0x1D
    /// The key of 1 and ! above the letters of a US keyboard.
    case keyboard1 = 0x1E
    /// The key of 2 and @ above the letters of a US keyboard.
    case keyboard2 = 0x1F
    /// The key of 3 and # above the letters of a US keyboard.
    case keyboard3 = 0x20
    /// The key of 4 and $ above the letters of a US keyboard.
    case keyboard4 = 0x21
    /// The key of 5 and % above the letters of a US keyboard.
    case keyboard5 = 0x22
    /// The key of 6 and ^ above the letters of a US keyboard.
    case keyboard6 = 0x23
    /// The key of 7 and & above the letters of a US keyboard.
    case keyboard7 = 0x24
    /// The key of 8 and * above the letters of a US keyboard.
    case keyboard8 = 0x25
    /// The key of 9 and ( above the letters of a US keyboard.
    case keyboard9 = 0x26
    /// The key of 0 and ) above the letters of a US keyboard.
    case keyboard0 = 0x27
    /// The return key of the main block; the one of the keypad is ``keypadEnter``.
    case keyboardReturnOrEnter = 0x28
    /// The escape key.
    case keyboardEscape = 0x29
    /// The key that deletes the character before the caret.
    case keyboardDeleteOrBackspace = 0x2A
    /// The tab key.
    case keyboardTab = 0x2B
    /// The space bar.
    case keyboardSpacebar = 0x2C
    /// The key of - and _ on a US keyboard.
    case keyboardHyphen = 0x2D
    /// The key of = and + on a US keyboard.
    case keyboardEqualSign = 0x2E
    /// The key of [ and { on a US keyboard.
    case keyboardOpenBracket = 0x2F
    /// The key of ] and } on a US keyboard.
    case keyboardCloseBracket = 0x30
    /// The key of \ and | on a US keyboard.
    case keyboardBackslash = 0x31
    /// The key beside return on keyboards that are not American, of # and ~ on a British one.
    case keyboardNonUSPound = 0x32
    /// The key of ; and : on a US keyboard.
    case keyboardSemicolon = 0x33
    /// The key of the single and the double quotation mark on a US keyboard.
    case keyboardQuote = 0x34
    /// The key below escape, of the grave accent and the tilde on a US keyboard.
    case keyboardGraveAccentAndTilde = 0x35
    /// The key of , and < on a US keyboard.
    case keyboardComma = 0x36
    /// The key of . and > on a US keyboard.
    case keyboardPeriod = 0x37
    /// The key of / and ? on a US keyboard.
    case keyboardSlash = 0x38
    /// The caps lock key, whose state is ``UIKeyModifierFlags/alphaShift``.
    case keyboardCapsLock = 0x39
    /// Function key 1.
    case keyboardF1 = 0x3A
    /// Function key 2.
    case keyboardF2 = 0x3B
    /// Function key 3.
    case keyboardF3 = 0x3C
    /// Function key 4.
    case keyboardF4 = 0x3D
    /// Function key 5.
    case keyboardF5 = 0x3E
    /// Function key 6.
    case keyboardF6 = 0x3F
    /// Function key 7.
    case keyboardF7 = 0x40
    /// Function key 8.
    case keyboardF8 = 0x41
    /// Function key 9.
    case keyboardF9 = 0x42
    /// Function key 10.
    case keyboardF10 = 0x43
    /// Function key 11.
    case keyboardF11 = 0x44
    /// Function key 12.
    case keyboardF12 = 0x45
    /// The print screen key.
    case keyboardPrintScreen = 0x46
    /// The scroll lock key.
    case keyboardScrollLock = 0x47
    /// The pause key.
    case keyboardPause = 0x48
    /// The insert key.
    case keyboardInsert = 0x49
    /// The home key, which goes to the beginning.
    case keyboardHome = 0x4A
    /// The page up key.
    case keyboardPageUp = 0x4B
    /// The key that deletes the character behind the caret.
    case keyboardDeleteForward = 0x4C
    /// The end key, which goes to the end.
    case keyboardEnd = 0x4D
    /// The page down key.
    case keyboardPageDown = 0x4E
    /// The arrow to the right.
    case keyboardRightArrow = 0x4F
    /// The arrow to the left.
    case keyboardLeftArrow = 0x50
    /// The arrow down.
    case keyboardDownArrow = 0x51
    /// The arrow up.
    case keyboardUpArrow = 0x52
    /// The num lock key of a PC; clear on a Mac.
    case keypadNumLock = 0x53
    /// The division sign of the keypad.
    case keypadSlash = 0x54
    /// The multiplication sign of the keypad.
    case keypadAsterisk = 0x55
    /// The minus sign of the keypad.
    case keypadHyphen = 0x56
    /// The plus sign of the keypad.
    case keypadPlus = 0x57
    /// The enter key of the keypad; the one of the main block is ``keyboardReturnOrEnter``.
    case keypadEnter = 0x58
    /// The 1 of the keypad, and end without num lock.
    case keypad1 = 0x59
    /// The 2 of the keypad, and the arrow down without num lock.
    case keypad2 = 0x5A
    /// The 3 of the keypad, and page down without num lock.
    case keypad3 = 0x5B
    /// The 4 of the keypad, and the arrow to the left without num lock.
    case keypad4 = 0x5C
    /// The 5 of the keypad, in its middle.
    case keypad5 = 0x5D
    /// The 6 of the keypad, and the arrow to the right without num lock.
    case keypad6 = 0x5E
    /// The 7 of the keypad, and home without num lock.
    case keypad7 = 0x5F
    /// The 8 of the keypad, and the arrow up without num lock.
    case keypad8 = 0x60
    /// The 9 of the keypad, and page up without num lock.
    case keypad9 = 0x61
    /// The 0 of the keypad, and insert without num lock.
    case keypad0 = 0x62
    /// The decimal separator of the keypad, and delete without num lock.
    case keypadPeriod = 0x63
    /// The key between the left shift and Z on keyboards that are not American.
    case keyboardNonUSBackslash = 0x64
    /// The key of a PC that opens a context menu.
    case keyboardApplication = 0x65
    /// The power key.
    case keyboardPower = 0x66
    /// The equal sign of a Mac's keypad.
    case keypadEqualSign = 0x67
    /// Function key 13, which most keyboards lack.
    case keyboardF13 = 0x68
    /// Function key 14, which most keyboards lack.
    case keyboardF14 = 0x69
    /// Function key 15, which most keyboards lack.
    case keyboardF15 = 0x6A
    /// Function key 16, which most keyboards lack.
    case keyboardF16 = 0x6B
    /// Function key 17, which most keyboards lack.
    case keyboardF17 = 0x6C
    /// Function key 18, which most keyboards lack.
    case keyboardF18 = 0x6D
    /// Function key 19, which most keyboards lack.
    case keyboardF19 = 0x6E
    /// Function key 20, which most keyboards lack.
    case keyboardF20 = 0x6F
    /// Function key 21, which most keyboards lack.
    case keyboardF21 = 0x70
    /// Function key 22, which most keyboards lack.
    case keyboardF22 = 0x71
    /// Function key 23, which most keyboards lack.
    case keyboardF23 = 0x72
    /// Function key 24, which most keyboards lack.
    case keyboardF24 = 0x73
    /// The execute key of some keyboards of workstations.
    case keyboardExecute = 0x74
    /// The help key, at the place of insert on older keyboards of Macs.
    case keyboardHelp = 0x75
    /// The menu key of some keyboards of workstations; that of a PC is ``keyboardApplication``.
    case keyboardMenu = 0x76
    /// The select key of some keyboards of workstations.
    case keyboardSelect = 0x77
    /// The stop key of some keyboards of workstations.
    case keyboardStop = 0x78
    /// The key that repeats the last command, on some keyboards of workstations.
    case keyboardAgain = 0x79
    /// The undo key of some keyboards of workstations.
    case keyboardUndo = 0x7A
    /// The cut key of some keyboards of workstations.
    case keyboardCut = 0x7B
    /// The copy key of some keyboards of workstations.
    case keyboardCopy = 0x7C
    /// The paste key of some keyboards of workstations.
    case keyboardPaste = 0x7D
    /// The find key of some keyboards of workstations.
    case keyboardFind = 0x7E
    /// The key that switches the sound off.
    case keyboardMute = 0x7F
    /// The key that makes the sound louder.
    case keyboardVolumeUp = 0x80
    /// The key that makes the sound softer.
    case keyboardVolumeDown = 0x81
    /// The left control key.
    case keyboardLeftControl = 0xE0
    /// The left shift key.
    case keyboardLeftShift = 0xE1
    /// The left alt key; option on a Mac.
    case keyboardLeftAlt = 0xE2
    /// The left command key of a Mac; the key with the system's sign on a PC.
    case keyboardLeftGUI = 0xE3
    /// The right control key.
    case keyboardRightControl = 0xE4
    /// The right shift key.
    case keyboardRightShift = 0xE5
    /// The right alt key, which is alt gr on many keyboards; option on a Mac.
    case keyboardRightAlt = 0xE6
    /// The right command key of a Mac; the key with the system's sign on a PC.
    case keyboardRightGUI = 0xE7
    /// A usage that is not in this list.
    case keyboard_Reserved = 0xFFFF
}
