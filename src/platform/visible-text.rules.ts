/** What people write to each other, as it can be seen; the shapes of such texts stand in visible-text.schema.ts. */

const lineBreaks = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
/** Control characters but tab and line feed, and marks that change the text direction. Joiners belong to Indian scripts. */
const invisible = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

export const withoutInvisible = (text: string) => text.replace(invisible, "")

/** Text of nothing but invisible characters. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}\s\u2800]*$/u

/**
 * The text without invisible characters; empty where nothing is visible. Pasted text brings such marks along: the sender
 * could not find them if they were refused, and stored they would turn text round where it is read.
 */
export const visibleText = (text: string) => {
  const visible = withoutInvisible(text.toWellFormed().replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, "\n"))
  return blank.test(visible) ? "" : visible
}

/** The same for a single line. */
export const visibleLine = (text: string) => visibleText(text.replace(lineBreaks, " "))
