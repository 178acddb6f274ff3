// The types and selectors of font features that have an OpenType feature, with Core Text's names and values.

/// The type of the ligatures' features.
public let kLigaturesType = 1
/// Draws the usual ligatures, such as fi; on by default in most fonts. OpenType's `liga`.
public let kCommonLigaturesOnSelector = 2
/// Draws the letters of the usual ligatures separately.
public let kCommonLigaturesOffSelector = 3
/// Draws ligatures that are rarely used, such as ct. OpenType's `dlig`.
public let kRareLigaturesOnSelector = 4
/// Draws the letters of rare ligatures separately; the default.
public let kRareLigaturesOffSelector = 5

/// The type of the features for the width of digits.
public let kNumberSpacingType = 6
/// Gives all digits one width. OpenType's `tnum`.
public let kMonospacedNumbersSelector = 0
/// Gives each digit its own width. OpenType's `pnum`.
public let kProportionalNumbersSelector = 1

/// The type of the features for raised and lowered characters.
public let kVerticalPositionType = 10
/// Characters on the baseline; the default. It is ignored, and does not switch the others off.
public let kNormalPositionSelector = 0
/// Raised characters, as in exponents. OpenType's `sups`.
public let kSuperiorsSelector = 1
/// Lowered characters, as in indexes. OpenType's `subs`.
public let kInferiorsSelector = 2
/// The raised letters of ordinal numbers, as in 1st. OpenType's `ordn`.
public let kOrdinalsSelector = 3

/// The type of the features for fractions.
public let kFractionsType = 11
/// Draws no fractions; the default. It is ignored, and does not switch the others off.
public let kNoFractionsSelector = 0
/// Draws fractions with a horizontal line. OpenType's `afrc`.
public let kVerticalFractionsSelector = 1
/// Draws fractions with a slanted line. OpenType's `frac`.
public let kDiagonalFractionsSelector = 2

/// The type of typographic extras, of which the slashed zero is supported.
public let kTypographicExtrasType = 14
/// Draws a slash through zeros. OpenType's `zero`.
public let kSlashedZeroOnSelector = 4
/// Draws zeros without a slash; the default.
public let kSlashedZeroOffSelector = 5

/// The type of the features for the height of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders, as small letters have. OpenType's `onum`.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals. OpenType's `lnum`.
public let kUpperCaseNumbersSelector = 1

/// The type of the features for the height of punctuation.
public let kCaseSensitiveLayoutType = 33
/// Raises punctuation to the height of capitals. OpenType's `case`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Leaves punctuation where small letters need it; the default.
public let kCaseSensitiveLayoutOffSelector = 1

/// Its selectors are twice the number of the stylistic set, and one more to switch it off.
public let kStylisticAlternativesType = 35
/// Draws stylistic set 1. OpenType's `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Ends stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Draws stylistic set 2. OpenType's `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Ends stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Draws stylistic set 3. OpenType's `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Ends stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Draws stylistic set 4. OpenType's `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Ends stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Draws stylistic set 5. OpenType's `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Ends stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Draws stylistic set 6. OpenType's `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Ends stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Draws stylistic set 7. OpenType's `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Ends stylistic set 7.
public let kStylisticAltSevenOffSelector = 15

/// The type of the features for glyphs that depend on their neighbors.
public let kContextualAlternatesType = 36
/// Draws glyphs that depend on their neighbors; on by default in most fonts. OpenType's `calt`.
public let kContextualAlternatesOnSelector = 0
/// Draws each character alike, whatever is beside it.
public let kContextualAlternatesOffSelector = 1

/// The type of the features for small letters.
public let kLowerCaseType = 37
/// Draws small letters as they are; the default. It is ignored, and does not switch the others off.
public let kDefaultLowerCaseSelector = 0
/// Draws small letters as small capitals. OpenType's `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Draws small letters as capitals of their own height. OpenType's `pcap`.
public let kLowerCasePetiteCapsSelector = 2

/// The type of the features for capitals.
public let kUpperCaseType = 38
/// Draws capitals as they are; the default. It is ignored, and does not switch the others off.
public let kDefaultUpperCaseSelector = 0
/// Draws capitals as small capitals. OpenType's `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Draws capitals at the height of small letters. OpenType's `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
