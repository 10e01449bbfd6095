/** How a place may be called. */

export const NAME_LENGTH = 80
export const STATE_CODE_LENGTH = 10

/** What a spreadsheet would calculate is no name, neither is a number, nor one that only looks like another. */
export const placeNameViolation = (name: string) => {
  if (!/^['’‘(]?[\p{L}\p{N}]/u.test(name)) return "name_begins"
  if (!/\p{L}/u.test(name)) return "no_letter"
  return isMixed(name) ? "mixed_scripts" : undefined
}

/** Their letters look alike: a Cyrillic "а" in "Pune Camp" makes a second place that nobody finds. */
const lookalikes = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{sc=Armenian}/u, /\p{sc=Cherokee}/u]
/** A word is written in one of these; Chinese, Japanese and Korean writing belong together. */
const scripts = [
  ...lookalikes,
  ...[
    /\p{sc=Devanagari}/u,
    /\p{sc=Bengali}/u,
    /\p{sc=Gurmukhi}/u,
    /\p{sc=Gujarati}/u,
    /\p{sc=Oriya}/u,
    /\p{sc=Tamil}/u,
  ],
  ...[
    /\p{sc=Telugu}/u,
    /\p{sc=Kannada}/u,
    /\p{sc=Malayalam}/u,
    /\p{sc=Sinhala}/u,
    /\p{sc=Tibetan}/u,
    /\p{sc=Myanmar}/u,
  ],
  ...[/\p{sc=Thai}/u, /\p{sc=Lao}/u, /\p{sc=Khmer}/u, /\p{sc=Arabic}/u, /\p{sc=Hebrew}/u, /\p{sc=Georgian}/u],
  ...[/\p{sc=Ethiopic}/u, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u],
]

const countIn = (text: string, among: readonly RegExp[]) => among.filter((script) => script.test(text)).length

/** A second name in another script, as in "Pune पुणे", is a word of its own. */
const isMixed = (name: string) =>
  !/^[ -~]*$/.test(name) &&
  (countIn(name, lookalikes) > 1 || name.split(/[^\p{L}\p{M}]+/u).some((word) => countIn(word, scripts) > 1))

/** Before it is put into capitals: of some letters two come of one. */
export const countryCodeViolation = (code: string) => (/^[a-z]{2}$/i.test(code) ? undefined : "two_letters")

export const stateCodeViolation = (code: string) =>
  code === "" || new RegExp(`^[a-z0-9-]{1,${STATE_CODE_LENGTH}}$`, "i").test(code) ? undefined : "short_code"
