// The names of the keys of attributed strings in Swift 3, where they were strings.

@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
@available(*, deprecated, renamed: "NSTextTab.OptionKey.columnTerminators")
public var NSTabColumnTerminatorsAttributeName: NSTextTab.OptionKey { .columnTerminators }
@available(*, deprecated, renamed: "NSTextAttachment.character")
public var NSAttachmentCharacter: Int { NSTextAttachment.character }
