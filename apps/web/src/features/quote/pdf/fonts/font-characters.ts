// Written by build/subset-fonts.ts: the characters of the fonts, as the content of a character class.
export const fontCharacters =
  '\\u{20}-\\u{7e}\\u{a0}-\\u{ac}\\u{ae}-\\u{148}\\u{14a}-\\u{17f}\\u{1a0}-\\u{1a1}\\u{1af}-\\u{1b0}\\u{218}-\\u{21b}\\u{386}-\\u{38a}\\u{38c}\\u{38e}-\\u{3a1}\\u{3a3}-\\u{3ce}\\u{400}-\\u{45f}\\u{490}-\\u{491}\\u{1e9e}\\u{1ea0}-\\u{1ef9}\\u{2010}-\\u{2026}\\u{202f}-\\u{2030}\\u{2032}-\\u{2033}\\u{2039}-\\u{203a}\\u{2044}\\u{20ac}\\u{2116}\\u{2122}\\u{2190}-\\u{2193}\\u{2212}\\u{221e}\\u{2248}\\u{2260}\\u{2264}-\\u{2265}\\u{2713}\\u{2717}'
