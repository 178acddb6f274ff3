import UIKit

extension ViewMembers {
    static func call(_ view: UILabel, _ call: MemberCall) {
        call("-[UILabel setAdjustsFontForContentSizeCategory:]") {
            view.adjustsFontForContentSizeCategory = view.adjustsFontForContentSizeCategory
        }
        call("-[UILabel setAdjustsFontSizeToFitWidth:]") {
            view.adjustsFontSizeToFitWidth = view.adjustsFontSizeToFitWidth
        }
        call("-[UILabel setAllowsDefaultTighteningForTruncation:]") {
            view.allowsDefaultTighteningForTruncation = view.allowsDefaultTighteningForTruncation
        }
        call("-[UILabel setAttributedText:]") { view.attributedText = view.attributedText }
        call("-[UILabel setBaselineAdjustment:]") { view.baselineAdjustment = view.baselineAdjustment }
        call("-[UILabel setFont:]") { view.font = view.font }
        call("-[UILabel setHighlightedTextColor:]") { view.highlightedTextColor = view.highlightedTextColor }
        call("-[UILabel setEnabled:]") { view.isEnabled = view.isEnabled }
        call("-[UILabel setHighlighted:]") { view.isHighlighted = view.isHighlighted }
        call("-[UILabel setLineBreakMode:]") { view.lineBreakMode = view.lineBreakMode }
        call("-[UILabel setMinimumScaleFactor:]") { view.minimumScaleFactor = view.minimumScaleFactor }
        call("-[UILabel setNumberOfLines:]") { view.numberOfLines = view.numberOfLines }
        call("-[UILabel setPreferredMaxLayoutWidth:]") { view.preferredMaxLayoutWidth = view.preferredMaxLayoutWidth }
        call("-[UILabel setShadowColor:]") { view.shadowColor = view.shadowColor }
        call("-[UILabel setShadowOffset:]") { view.shadowOffset = view.shadowOffset }
        call("-[UILabel setShowsExpansionTextWhenTruncated:]") {
            view.showsExpansionTextWhenTruncated = view.showsExpansionTextWhenTruncated
        }
        call("-[UILabel setText:]") { view.text = view.text }
        call("-[UILabel setTextAlignment:]") { view.textAlignment = view.textAlignment }
        call("-[UILabel setTextColor:]") { view.textColor = view.textColor }
        call("-[UILabel setLineBreakStrategy:]") { view.lineBreakStrategy = view.lineBreakStrategy }
    }

    static func call(_ view: UISearchBar, _ call: MemberCall) {
        call("-[UISearchBar setAutocapitalizationType:]") { view.autocapitalizationType = view.autocapitalizationType }
        call("-[UISearchBar setAutocorrectionType:]") { view.autocorrectionType = view.autocorrectionType }
        call("-[UISearchBar setBackgroundImage:]") { view.backgroundImage = view.backgroundImage }
        call("-[UISearchBar setBarStyle:]") { view.barStyle = view.barStyle }
        call("-[UISearchBar setBarTintColor:]") { view.barTintColor = view.barTintColor }
        call("-[UISearchBar setDelegate:]") { view.delegate = view.delegate }
        call("-[UISearchBar setEnablesReturnKeyAutomatically:]") {
            view.enablesReturnKeyAutomatically = view.enablesReturnKeyAutomatically
        }
        call("-[UISearchBar setSearchResultsButtonSelected:]") {
            view.isSearchResultsButtonSelected = view.isSearchResultsButtonSelected
        }
        call("-[UISearchBar setKeyboardType:]") { view.keyboardType = view.keyboardType }
        call("-[UISearchBar setSpellCheckingType:]") { view.spellCheckingType = view.spellCheckingType }
        call("-[UISearchBar setSmartQuotesType:]") { view.smartQuotesType = view.smartQuotesType }
        call("-[UISearchBar setSmartDashesType:]") { view.smartDashesType = view.smartDashesType }
        call("-[UISearchBar setSmartInsertDeleteType:]") { view.smartInsertDeleteType = view.smartInsertDeleteType }
        call("-[UISearchBar setKeyboardAppearance:]") { view.keyboardAppearance = view.keyboardAppearance }
        call("-[UISearchBar setSecureTextEntry:]") { view.isSecureTextEntry = view.isSecureTextEntry }
        call("-[UISearchBar setPasswordRules:]") { view.passwordRules = view.passwordRules }
        call("-[UISearchBar setInlinePredictionType:]") { view.inlinePredictionType = view.inlinePredictionType }
        call("-[UISearchBar setMathExpressionCompletionType:]") {
            view.mathExpressionCompletionType = view.mathExpressionCompletionType
        }
        call("-[UISearchBar setPlaceholder:]") { view.placeholder = view.placeholder }
        call("-[UISearchBar setReturnKeyType:]") { view.returnKeyType = view.returnKeyType }
        call("-[UISearchBar setScopeButtonTitles:]") { view.scopeButtonTitles = view.scopeButtonTitles }
        call("-[UISearchBar setSearchBarStyle:]") { view.searchBarStyle = view.searchBarStyle }
        call("-[UISearchBar setSelectedScopeButtonIndex:]") {
            view.selectedScopeButtonIndex = view.selectedScopeButtonIndex
        }
        call("-[UISearchBar setShowsBookmarkButton:]") { view.showsBookmarkButton = view.showsBookmarkButton }
        call("-[UISearchBar setShowsCancelButton:]") { view.showsCancelButton = view.showsCancelButton }
        call("-[UISearchBar setShowsScopeBar:]") { view.showsScopeBar = view.showsScopeBar }
        call("-[UISearchBar setShowsSearchResultsButton:]") {
            view.showsSearchResultsButton = view.showsSearchResultsButton
        }
        call("-[UISearchBar setText:]") { view.text = view.text }
        call("-[UISearchBar setTextContentType:]") { view.textContentType = view.textContentType }
        call("-[UISearchBar setPrompt:]") { view.prompt = view.prompt }
        call("-[UISearchBar setEnabled:]") { view.isEnabled = view.isEnabled }
        call("-[UISearchBar setTranslucent:]") { view.isTranslucent = view.isTranslucent }
        call("-[UISearchBar setScopeBarBackgroundImage:]") {
            view.scopeBarBackgroundImage = view.scopeBarBackgroundImage
        }
        call("-[UISearchBar setSearchFieldBackgroundPositionAdjustment:]") {
            view.searchFieldBackgroundPositionAdjustment = view.searchFieldBackgroundPositionAdjustment
        }
        call("-[UISearchBar setSearchTextPositionAdjustment:]") {
            view.searchTextPositionAdjustment = view.searchTextPositionAdjustment
        }
    }

    static func call(_ view: UITextField, _ call: MemberCall) {
        call("-[UITextField deleteBackward]") { view.deleteBackward() }
        call("-[UITextField unmarkText]") { view.unmarkText() }
        call("-[UITextField setAdjustsFontForContentSizeCategory:]") {
            view.adjustsFontForContentSizeCategory = view.adjustsFontForContentSizeCategory
        }
        call("-[UITextField setAdjustsFontSizeToFitWidth:]") {
            view.adjustsFontSizeToFitWidth = view.adjustsFontSizeToFitWidth
        }
        call("-[UITextField setAttributedPlaceholder:]") { view.attributedPlaceholder = view.attributedPlaceholder }
        call("-[UITextField setAttributedText:]") { view.attributedText = view.attributedText }
        call("-[UITextField setAutocapitalizationType:]") { view.autocapitalizationType = view.autocapitalizationType }
        call("-[UITextField setAutocorrectionType:]") { view.autocorrectionType = view.autocorrectionType }
        call("-[UITextField setBackground:]") { view.background = view.background }
        call("-[UITextField setBorderStyle:]") { view.borderStyle = view.borderStyle }
        call("-[UITextField setClearButtonMode:]") { view.clearButtonMode = view.clearButtonMode }
        call("-[UITextField setClearsOnBeginEditing:]") { view.clearsOnBeginEditing = view.clearsOnBeginEditing }
        call("-[UITextField setClearsOnInsertion:]") { view.clearsOnInsertion = view.clearsOnInsertion }
        call("-[UITextField setDefaultTextAttributes:]") { view.defaultTextAttributes = view.defaultTextAttributes }
        call("-[UITextField setDelegate:]") { view.delegate = view.delegate }
        call("-[UITextField setDisabledBackground:]") { view.disabledBackground = view.disabledBackground }
        call("-[UITextField setEnablesReturnKeyAutomatically:]") {
            view.enablesReturnKeyAutomatically = view.enablesReturnKeyAutomatically
        }
        call("-[UITextField setFont:]") { view.font = view.font }
        call("-[UITextField setSecureTextEntry:]") { view.isSecureTextEntry = view.isSecureTextEntry }
        call("-[UITextField setKeyboardAppearance:]") { view.keyboardAppearance = view.keyboardAppearance }
        call("-[UITextField setKeyboardType:]") { view.keyboardType = view.keyboardType }
        call("-[UITextField setLeftView:]") { view.leftView = view.leftView }
        call("-[UITextField setLeftViewMode:]") { view.leftViewMode = view.leftViewMode }
        call("-[UITextField setMinimumFontSize:]") { view.minimumFontSize = view.minimumFontSize }
        call("-[UITextField setPlaceholder:]") { view.placeholder = view.placeholder }
        call("-[UITextField setReturnKeyType:]") { view.returnKeyType = view.returnKeyType }
        call("-[UITextField setRightView:]") { view.rightView = view.rightView }
        call("-[UITextField setRightViewMode:]") { view.rightViewMode = view.rightViewMode }
        call("-[UITextField setSelectedTextRange:]") { view.selectedTextRange = view.selectedTextRange }
        call("-[UITextField setSmartDashesType:]") { view.smartDashesType = view.smartDashesType }
        call("-[UITextField setSmartInsertDeleteType:]") { view.smartInsertDeleteType = view.smartInsertDeleteType }
        call("-[UITextField setSmartQuotesType:]") { view.smartQuotesType = view.smartQuotesType }
        call("-[UITextField setSpellCheckingType:]") { view.spellCheckingType = view.spellCheckingType }
        call("-[UITextField setText:]") { view.text = view.text }
        call("-[UITextField setTextAlignment:]") { view.textAlignment = view.textAlignment }
        call("-[UITextField setTextColor:]") { view.textColor = view.textColor }
        call("-[UITextField setTextContentType:]") { view.textContentType = view.textContentType }
        call("-[UITextField setTypingAttributes:]") { view.typingAttributes = view.typingAttributes }
        call("-[UITextField setInteractionState:]") { view.interactionState = view.interactionState }
        call("-[UITextField setInputView:]") { view.inputView = view.inputView }
        call("-[UITextField setInputAccessoryView:]") { view.inputAccessoryView = view.inputAccessoryView }
        call("-[UITextField setMathExpressionCompletionType:]") {
            view.mathExpressionCompletionType = view.mathExpressionCompletionType
        }
        call("-[UITextField setMarkedTextStyle:]") { view.markedTextStyle = view.markedTextStyle }
        call("-[UITextField setSelectionAffinity:]") { view.selectionAffinity = view.selectionAffinity }
        call("-[UITextField setInputDelegate:]") { view.inputDelegate = view.inputDelegate }
        call("-[UITextField setAllowsEditingTextAttributes:]") {
            view.allowsEditingTextAttributes = view.allowsEditingTextAttributes
        }
        call("-[UITextField setInlinePredictionType:]") { view.inlinePredictionType = view.inlinePredictionType }
        call("-[UITextField setPasswordRules:]") { view.passwordRules = view.passwordRules }
    }

    static func call(_ view: UITextView, _ call: MemberCall) {
        call("-[UITextView deleteBackward]") { view.deleteBackward() }
        call("-[UITextView unmarkText]") { view.unmarkText() }
        call("-[UITextView setAdjustsFontForContentSizeCategory:]") {
            view.adjustsFontForContentSizeCategory = view.adjustsFontForContentSizeCategory
        }
        call("-[UITextView setAttributedText:]") { view.attributedText = view.attributedText }
        call("-[UITextView setAutocapitalizationType:]") { view.autocapitalizationType = view.autocapitalizationType }
        call("-[UITextView setAutocorrectionType:]") { view.autocorrectionType = view.autocorrectionType }
        call("-[UITextView setClearsOnInsertion:]") { view.clearsOnInsertion = view.clearsOnInsertion }
        call("-[UITextView setDataDetectorTypes:]") { view.dataDetectorTypes = view.dataDetectorTypes }
        call("-[UITextView setEnablesReturnKeyAutomatically:]") {
            view.enablesReturnKeyAutomatically = view.enablesReturnKeyAutomatically
        }
        call("-[UITextView setFont:]") { view.font = view.font }
        call("-[UITextView setEditable:]") { view.isEditable = view.isEditable }
        call("-[UITextView setSelectable:]") { view.isSelectable = view.isSelectable }
        call("-[UITextView setKeyboardAppearance:]") { view.keyboardAppearance = view.keyboardAppearance }
        call("-[UITextView setKeyboardType:]") { view.keyboardType = view.keyboardType }
        call("-[UITextView setLinkTextAttributes:]") { view.linkTextAttributes = view.linkTextAttributes }
        call("-[UITextView setReturnKeyType:]") { view.returnKeyType = view.returnKeyType }
        call("-[UITextView setSelectedRange:]") { view.selectedRange = view.selectedRange }
        call("-[UITextView setSelectedTextRange:]") { view.selectedTextRange = view.selectedTextRange }
        call("-[UITextView setSmartDashesType:]") { view.smartDashesType = view.smartDashesType }
        call("-[UITextView setSmartInsertDeleteType:]") { view.smartInsertDeleteType = view.smartInsertDeleteType }
        call("-[UITextView setSmartQuotesType:]") { view.smartQuotesType = view.smartQuotesType }
        call("-[UITextView setSpellCheckingType:]") { view.spellCheckingType = view.spellCheckingType }
        call("-[UITextView setText:]") { view.text = view.text }
        call("-[UITextView setTextAlignment:]") { view.textAlignment = view.textAlignment }
        call("-[UITextView setTextColor:]") { view.textColor = view.textColor }
        call("-[UITextView setTextContainerInset:]") { view.textContainerInset = view.textContainerInset }
        call("-[UITextView setTextContentType:]") { view.textContentType = view.textContentType }
        call("-[UITextView setTypingAttributes:]") { view.typingAttributes = view.typingAttributes }
        call("-[UITextView setInteractionState:]") { view.interactionState = view.interactionState }
        call("-[UITextView setBorderStyle:]") { view.borderStyle = view.borderStyle }
        call("-[UITextView setFindInteractionEnabled:]") {
            view.isFindInteractionEnabled = view.isFindInteractionEnabled
        }
        call("-[UITextView setInputView:]") { view.inputView = view.inputView }
        call("-[UITextView setInputAccessoryView:]") { view.inputAccessoryView = view.inputAccessoryView }
        call("-[UITextView setMathExpressionCompletionType:]") {
            view.mathExpressionCompletionType = view.mathExpressionCompletionType
        }
        call("-[UITextView setMarkedTextStyle:]") { view.markedTextStyle = view.markedTextStyle }
        call("-[UITextView setSelectionAffinity:]") { view.selectionAffinity = view.selectionAffinity }
        call("-[UITextView setDelegate:]") { view.delegate = view.delegate }
        call("-[UITextView setInputDelegate:]") { view.inputDelegate = view.inputDelegate }
        call("-[UITextView setAllowsEditingTextAttributes:]") {
            view.allowsEditingTextAttributes = view.allowsEditingTextAttributes
        }
        call("-[UITextView setInlinePredictionType:]") { view.inlinePredictionType = view.inlinePredictionType }
        call("-[UITextView setPasswordRules:]") { view.passwordRules = view.passwordRules }
    }
}
