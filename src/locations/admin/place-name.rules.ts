/** How a place may be called. */

export const NAME_LENGTH = 80
export const STATE_CODE_LENGTH = 10

/** What a spreadsheet would calculate is no name. */
export const placeNameViolation = (name: string) => (/^['’‘(]?[\p{L}\p{N}]/u.test(name) ? undefined : "name_begins")

/** Before it is put into capitals: of some letters two come of one. */
export const countryCodeViolation = (code: string) => (/^[a-z]{2}$/i.test(code) ? undefined : "two_letters")

export const stateCodeViolation = (code: string) =>
  code === "" || new RegExp(`^[a-z0-9-]{1,${STATE_CODE_LENGTH}}$`, "i").test(code) ? undefined : "short_code"
